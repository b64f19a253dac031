import { fileURLToPath } from 'node:url';
import config from '../../../playwright.config.mjs';

const root = fileURLToPath( new URL( '../../..', import.meta.url ) );

/**
 * Chromium flags without font hinting, subpixel text, scrollbars and the screen's color profile, so that every machine
 * renders the same picture.
 */
const SAME_EVERYWHERE = [
	'--font-render-hinting=none',
	'--disable-lcd-text',
	'--force-color-profile=srgb',
	'--hide-scrollbars',
];

const { launchOptions } = config.use;

export default {
	...config,
	rootDir: root,
	testDir: '.',
	testMatch: '*.picture.ts',
	globalSetup: '../support/logins.ts',
	outputDir: `${ root }.cache/pictures`,
	reporter: [
		[ 'list' ],
		[ 'json', { outputFile: `${ root }.cache/results/pictures.json` } ],
	],
	snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
	expect: {
		timeout: 40_000,
		toHaveScreenshot: {
			animations: 'disabled',
			caret: 'hide',
			scale: 'css',
			// Another build of Chromium may smooth edges slightly differently: a few such pixels pass, a line does not.
			threshold: 0.15,
			maxDiffPixels: 40,
		},
	},
	use: {
		...config.use,
		launchOptions: {
			...launchOptions,
			args: [ ...launchOptions.args, ...SAME_EVERYWHERE ],
		},
		screenshot: 'off',
		trace: 'off',
	},
	projects: [ { name: 'pictures' } ],
};
