import { fileURLToPath } from 'node:url';
import config from '../pictures/playwright.config.mjs';

const root = fileURLToPath( new URL( '../../..', import.meta.url ) );

/**
 * Configuration for the screenshots of the plugin directory: rendered like the pictures, with twice the pixels, and not
 * compared with references.
 */
export default {
	...config,
	rootDir: root,
	testDir: '.',
	testMatch: '*.shots.ts',
	globalSetup: '../support/logins.ts',
	outputDir: `${ root }.cache/e2e-directory`,
	reporter: 'line',
	use: { ...config.use, deviceScaleFactor: 2 },
	projects: [ { name: 'directory' } ],
};
