/** How Stryker plants mutants in one folder of src; `npm run test:mutation` names it in the environment. */

const folder = process.env[ 'STUDIO_CALENDAR_MUTATED' ] ?? 'domain';

/** The rules need nothing around them; what is kept between renderings needs React and a page. */
const RUNNERS = {
	domain: {
		plugins: [ './dev/mutation/plain-runner.mjs' ],
		testRunner: 'plain',
	},
	store: {
		plugins: [ '@stryker-mutator/jest-runner' ],
		testRunner: 'jest',
		jest: {
			configFile: 'dev/mutation/jest.config.mjs',
			enableFindRelatedTests: false,
		},
	},
};

export default {
	...RUNNERS[ folder ],
	packageManager: 'npm',
	coverageAnalysis: 'perTest',
	mutate: [ `src/${ folder }/**/*.ts` ],
	ignorePatterns: [
		'.cache',
		'build',
		'vendor',
		'docs/screenshots',
		'tests/e2e',
		'src/server',
	],
	tempDirName: '.cache/mutation/sandbox',
	incremental: true,
	incrementalFile: `.cache/mutation/${ folder }-incremental.json`,
	reporters: [ 'progress-append-only', 'json', 'html' ],
	jsonReporter: { fileName: `.cache/mutation/${ folder }.json` },
	htmlReporter: { fileName: `.cache/mutation/${ folder }.html` },
	concurrency: 2,
	disableTypeChecks: true,
	// An endless loop is noticed by the number of its rounds; a machine that is busy is no defect.
	timeoutMS: 120_000,
	// Stryker's own would count what no test runs as well; run.mjs holds the limit.
	thresholds: { high: 95, low: 90, break: null },
};
