/** Configuration of Stryker for one folder of src, or a part of it, which `npm run test:mutation` names in the environment. */

const part = process.env[ 'STUDIO_CALENDAR_MUTATED' ] ?? 'domain';

const [ folder ] = part.split( '/' );

/** Test runner of each folder: src/domain is plain code, src/store needs React and a DOM. */
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
	mutate: [
		part.endsWith( '.ts' ) ? `src/${ part }` : `src/${ part }/**/*.ts`,
	],
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
	// Stryker detects an endless loop by counting iterations, so the timeout can allow for a busy machine.
	timeoutMS: 120_000,
	// Stryker's threshold would also count mutants that no test runs, so run.mjs checks the limit.
	thresholds: { high: 95, low: 90, break: null },
};
