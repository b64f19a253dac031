/**
 * How Stryker plants its mutants in one folder of src: `node dev/mutation/run.mjs` names the folder in the environment.
 */
const folder = process.env[ 'STUDIO_CALENDAR_MUTATED' ] ?? 'domain';

/** Tests that go through the folder's code without a word about drawing; a folder of its own for each is in tests/unit. */
export default {
	packageManager: 'npm',
	plugins: [ '@stryker-mutator/jest-runner' ],
	testRunner: 'jest',
	jest: {
		configFile: 'dev/mutation/jest.config.mjs',
		enableFindRelatedTests: false,
	},
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
	ignoreStatic: true,
	disableTypeChecks: true,
	// An endless loop is noticed by the number of its rounds; a machine that is busy is no defect.
	timeoutMS: 120_000,
	thresholds: { high: 95, low: 90, break: 85 },
	allowConsoleColors: false,
};
