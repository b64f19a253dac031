import { fileURLToPath } from 'node:url';
import config from '../../jest.config.mjs';

const folder = process.env[ 'STUDIO_CALENDAR_MUTATED' ] ?? 'domain';

/**
 * Folders of tests/unit that go through a folder of src, and what these need around them. A mutant's tests are started
 * some thousand times: what the rules do not need, they do without.
 */
const TESTS = {
	domain: {
		folders: [ 'domain' ],
		around: {
			testEnvironment: 'node',
			setupFiles: [],
			setupFilesAfterEnv: [],
		},
	},
	store: {
		folders: [ 'store' ],
		around: { testEnvironment: 'jsdom' },
	},
};

const { folders, around } = TESTS[ folder ];

export default {
	...config,
	...around,
	// Jest looks through its roots anew for each mutant; imports from elsewhere are found all the same.
	roots: folders.map( ( name ) => `<rootDir>/tests/unit/${ name }` ),
	watchman: false,
	rootDir: fileURLToPath( new URL( '../..', import.meta.url ) ),
	testMatch: folders.map(
		( name ) => `<rootDir>/tests/unit/${ name }/**/*.test.{ts,tsx}`
	),
};
