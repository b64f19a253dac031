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
	reporters: [ 'clear-text', 'json', 'html' ],
	clearTextReporter: {
		allowColor: false,
		allowEmojis: false,
		logTests: false,
	},
	jsonReporter: { fileName: `.cache/mutation/${ folder }.json` },
	htmlReporter: { fileName: `.cache/mutation/${ folder }.html` },
	concurrency: 2,
	disableTypeChecks: true,
	timeoutMS: 20_000,
	timeoutFactor: 3,
	thresholds: { high: 95, low: 90, break: 85 },
	allowConsoleColors: false,
};
