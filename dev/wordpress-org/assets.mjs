/**
 * `npm run assets:org [-- -g phone]`: renders the images for the plugin directory into .wordpress-org: the icon's sizes
 * from icon.svg, the banner from banner.html beside this file, and the screenshots that readme.txt names, of the demo
 * studio at a fixed time. Options go to Playwright. Look at each image before you commit it.
 */
import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import config from '../../tests/e2e/directory/playwright.config.mjs';
import { say } from '../lib/log.mjs';
import { runMain } from '../lib/main.mjs';
import { repo } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';
import { withStandingSite } from '../suites/pictures.mjs';
import { TOOLS } from '../suites/task.mjs';

/** Folder with the name that WordPress's tools expect; its content becomes the directory's `assets`. */
const FOLDER = join( repo, '.wordpress-org' );

const CONFIG = 'tests/e2e/directory/playwright.config.mjs';

const BANNER = fileURLToPath( new URL( 'banner.html', import.meta.url ) );

/** Images with their sizes in pixels; each is rendered at this size and at twice this size. */
const DRAWINGS = [
	{ name: 'icon', width: 128, height: 128 },
	{ name: 'banner', width: 772, height: 250 },
];

/** Returns a page that the icon fills; the browser would show an SVG that is opened directly on its own background. */
const iconPage = () => {
	const svg = readFileSync( join( FOLDER, 'icon.svg' ), 'utf8' );
	return `<style>body { margin: 0; } svg { display: block; width: 128px; height: 128px; }</style>${ svg }`;
};

async function open( page, name ) {
	if ( name === 'icon' ) {
		await page.setContent( iconPage() );
	} else {
		await page.goto( pathToFileURL( BANNER ).href );
		await page.evaluate( () => document.fonts.ready.then( () => null ) );
	}
}

async function draw( browser, { name, width, height } ) {
	for ( const scale of [ 1, 2 ] ) {
		const page = await browser.newPage( {
			viewport: { width, height },
			deviceScaleFactor: scale,
		} );
		await open( page, name );
		const file = `${ name }-${ width * scale }x${ height * scale }.png`;
		await page.screenshot( { path: join( FOLDER, file ) } );
		await page.close();
		say( relative( repo, join( FOLDER, file ) ) );
	}
}

async function drawAll() {
	const browser = await chromium.launch( config.use.launchOptions );
	try {
		for ( const drawing of DRAWINGS ) {
			await draw( browser, drawing );
		}
	} finally {
		await browser.close();
	}
}

async function main() {
	await drawAll();
	await withStandingSite( async ( env ) => {
		const [ cmd, ...args ] = TOOLS.playwright;
		await run(
			cmd,
			[ ...args, 'test', '--config', CONFIG, ...process.argv.slice( 2 ) ],
			{ cwd: repo, env }
		);
	} );
	say( `The pictures are in ${ FOLDER }. Look at each of them.` );
}

await runMain( main );
