import { fileURLToPath } from 'node:url';
import config from '../../jest.config.mjs';

const TESTS = {
	domain: 'domain,store,contract',
	store: 'store,calendar,block,realtime,api',
};

const tests = TESTS[ process.env[ 'STUDIO_CALENDAR_MUTATED' ] ];

export default {
	...config,
	testEnvironment: 'jsdom',
	rootDir: fileURLToPath( new URL( '../..', import.meta.url ) ),
	testMatch: [ `<rootDir>/tests/unit/{${ tests }}/**/*.test.{ts,tsx}` ],
};
