import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath } from '../lib/chromium.mjs';
import { repo, work } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';
import { withDemoSite } from './demo-site.mjs';
import { addMuPlugin } from './mu-plugin.mjs';
import { results, runTests, TOOLS } from './task.mjs';

const CONFIG = 'tests/e2e/pictures/playwright.config.mjs';

/** A Friday afternoon: three hours in Tallinn before the evening's classes begin. */
const NOW = '2026-11-20 15:10:00';

/** The server's clock creeps: what is waited for ends, and a run's last picture has the minute of its first. */
const CLOCK = `@${ NOW } x0.01`;

/**
 * Serves the demo with a clock that stands still, and tells what those who take pictures of it have to know.
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

/** Pictures of screens beside their references: the whole look, which no computed style tells. */
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

/** Which Chromium drew the references. */
const DRAWN_BY = join( repo, 'tests/e2e/pictures/chromium.txt' );

/** Its major version: within one, letters are drawn alike. */
async function chromium() {
	const { stdout } = await run( chromiumPath, [ '--version' ], {
		quiet: true,
	} );
	return /\d+/.exec( stdout )?.[ 0 ] ?? '';
}

/** For when references were renewed. */
export async function noteChromium() {
	writeFileSync( DRAWN_BY, `${ await chromium() }\n` );
}

/** The same within `npm test`. Another Chromium than the references' would fail for what is no defect of ours. */
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

/** Where the pictures of a failure lie: expected, actual, difference. */
export const PICTURES_OUT = join( work, 'pictures' );
