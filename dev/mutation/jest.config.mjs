import { fileURLToPath } from 'node:url';
import config from '../../jest.config.mjs';

/** Jest for the mutants of src/store. It looks through its roots anew for each of them, so these are small. */
export default {
	...config,
	// The preset has it too, but Stryker has to find it here.
	testEnvironment: 'jsdom',
	rootDir: fileURLToPath( new URL( '../..', import.meta.url ) ),
	roots: [ '<rootDir>/tests/unit/store' ],
	testMatch: [ '<rootDir>/tests/unit/store/**/*.test.{ts,tsx}' ],
	watchman: false,
};
