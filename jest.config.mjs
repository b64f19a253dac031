export default {
	preset: '@wordpress/jest-preset-default',
	roots: [ '<rootDir>/src', '<rootDir>/tests/unit' ],
	testMatch: [ '<rootDir>/tests/unit/**/*.test.{ts,tsx}' ],
	setupFilesAfterEnv: [ '<rootDir>/tests/unit/setup.ts' ],
	transform: {
		'\\.[jt]sx?$': '@wordpress/scripts/config/babel-transform.js',
	},
	// WordPress's list, and what makes its ids, are ES modules.
	transformIgnorePatterns: [
		'/node_modules/(?!@wordpress/dataviews/|(?:.*/)?uuid/)',
	],
	cacheDirectory: '<rootDir>/.cache/jest',
	// The build makes parts of a language (dev/webpack/language-part.mjs); a test reads all of it.
	moduleNameMapper: { '^(.*/languages/[a-z]+\\.json)\\?[a-z]+$': '$1' },
	restoreMocks: true,
	// A test that takes two seconds alone takes twenty on a machine that is busy with ten other things.
	testTimeout: 60_000,
};
