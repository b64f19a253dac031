import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath } from '../lib/chromium.mjs';
import { repo, work } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';
import { withDemoSite } from './demo-site.mjs';
import { addMuPlugin } from './mu-plugin.mjs';
import { results, runTests, TOOLS } from './task.mjs';

const CONFIG = 'tests/e2e/pictures/playwright.config.mjs';

/** Time of the pictures in UTC: a Friday, 17:10 in Tallinn. */
const NOW = '2026-11-20 15:10:00';

/** The server's clock runs 100 times slower: timeouts still end, but the minute is the same in a run's last picture. */
const CLOCK = `@${ NOW } x0.01`;

/**
 * Serves the demo with a nearly stopped clock, and passes `task` the environment variables for Playwright.
 *
 * @template T
 * @param {( env: Record<string, string> ) => Promise<T>} task
 * @return {Promise<T>}
 */
export const withStandingSite = ( task ) =>
	withDemoSite(
		'pictures',
		'7.1',
		( demo, site ) => {
			addMuPlugin( site, 'standing-clock' );
			return task( {
				STUDIO_CALENDAR_DEMO: JSON.stringify( demo ),
				STUDIO_CALENDAR_LATER: demo.url,
				STUDIO_CALENDAR_NOW: String(
					Date.parse( `${ NOW.replace( ' ', 'T' ) }Z` )
				),
			} );
		},
		CLOCK
	);

/** Returns the suite that compares pictures of screens with their references, which show more than computed styles. */
export const picturesOf = ( options, update = [] ) => ( {
	name: 'pictures',
	group: 'pictures',
	needs: [ 'php', 'chromium', 'modules', 'build', 'wordpress-7.1' ],
	run: () =>
		withStandingSite( ( env ) =>
			runTests(
				'pictures',
				'playwright',
				() => [
					...TOOLS.playwright,
					...[ 'test', '--config', CONFIG ],
					...update,
					...options,
				],
				{
					env: {
						...env,
						PLAYWRIGHT_JSON_OUTPUT_FILE: join(
							results,
							'pictures.json'
						),
					},
				}
			)
		),
} );

/** File with the major version of the Chromium that drew the references. */
const DRAWN_BY = join( repo, 'tests/e2e/pictures/chromium.txt' );

/** Returns the major version of Chromium; all releases of a major version draw text the same. */
async function chromium() {
	const { stdout } = await run( chromiumPath, [ '--version' ], {
		quiet: true,
	} );
	return /\d+/.exec( stdout )?.[ 0 ] ?? '';
}

/** Stores the version of Chromium after an update of the references. */
export async function noteChromium() {
	writeFileSync( DRAWN_BY, `${ await chromium() }\n` );
}

/** Returns the suite for `npm test`, which skips the comparison if another Chromium drew the references. */
export const pictures = ( options ) => {
	const task = picturesOf( options, [ '--update-snapshots=none' ] );
	return [
		{
			...task,
			run: async () => {
				const wanted = readFileSync( DRAWN_BY, 'utf8' ).trim();
				const found = await chromium();
				return found === wanted
					? task.run()
					: {
							passed: 0,
							failed: 0,
							skipped: 0,
							notes: [
								`not compared: the references are of Chromium ${ wanted }, here is ${ found }`,
							],
						};
			},
		},
	];
};

/** Folder for the pictures of a failure: expected, actual, difference. */
export const PICTURES_OUT = join( work, 'pictures' );
