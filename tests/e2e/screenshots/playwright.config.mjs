import { fileURLToPath } from 'node:url';
import config from '../../../playwright.config.mjs';

const root = fileURLToPath( new URL( '../../..', import.meta.url ) );
const [ desktop, phone ] = config.projects;

/** Configuration for screenshots in the three widths of the design: a wide page, a theme's column, a phone. */
export default {
	...config,
	rootDir: root,
	testDir: '.',
	testMatch: '*.pictures.ts',
	globalSetup: '../support/logins.ts',
	outputDir: `${ root }.cache/e2e-screenshots`,
	reporter: 'line',
	projects: [
		{ ...desktop, name: '1280' },
		{
			...desktop,
			name: '800',
			use: { viewport: { width: 800, height: 900 } },
		},
		{ ...phone, name: '375' },
	],
};
