import { fileURLToPath } from 'node:url';
import { launchOptions } from '../../../dev/lib/chromium.mjs';
import config from '../../../playwright.config.mjs';

const root = fileURLToPath( new URL( '../../..', import.meta.url ) );
const [ desktop ] = config.projects;
const { globalSetup, ...rest } = config;

/** Configuration of the journey: one site and one worker process, since each test builds on the one before. */
export default {
	...rest,
	rootDir: root,
	testDir: '.',
	testMatch: '*.journey.ts',
	fullyParallel: false,
	workers: 1,
	timeout: 180_000,
	expect: { timeout: 40_000 },
	use: { ...rest.use, launchOptions, actionTimeout: 20_000 },
	projects: [ desktop ],
};
