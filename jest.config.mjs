export default {
	preset: '@wordpress/jest-preset-default',
	roots: [ '<rootDir>/src', '<rootDir>/tests/unit' ],
	testMatch: [ '<rootDir>/tests/unit/**/*.test.{ts,tsx}' ],
	setupFilesAfterEnv: [ '<rootDir>/tests/unit/setup.ts' ],
	transform: {
		'\\.[jt]sx?$': '@wordpress/scripts/config/babel-transform.js',
	},
	// uuid, which @wordpress/components uses, is an ES module that Jest has to transform.
	transformIgnorePatterns: [ '/node_modules/(?!(?:.*/)?uuid/)' ],
	cacheDirectory: '<rootDir>/.cache/jest',
	// The build splits a language into parts (dev/webpack/language-part.mjs); tests import the whole file.
	moduleNameMapper: { '^(.*/languages/[a-z]+\\.json)\\?[a-z]+$': '$1' },
	restoreMocks: true,
	// Milliseconds: a test that takes two seconds by itself may take twenty on a busy machine.
	testTimeout: 60_000,
};
