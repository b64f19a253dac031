import { fileURLToPath } from 'node:url';
import config from '../../jest.config.mjs';

/** Jest for the mutants of src/store. Jest scans its roots for each mutant, so the roots are small. */
export default {
	...config,
	// The preset sets it too, but Stryker only reads it here.
	testEnvironment: 'jsdom',
	rootDir: fileURLToPath( new URL( '../..', import.meta.url ) ),
	roots: [ '<rootDir>/tests/unit/store' ],
	testMatch: [ '<rootDir>/tests/unit/store/**/*.test.{ts,tsx}' ],
	watchman: false,
};
