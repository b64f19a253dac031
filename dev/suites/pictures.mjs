import { join } from 'node:path';
import { work } from '../lib/paths.mjs';
import { withDemoSite } from './demo-site.mjs';
import { results, runTests, TOOLS } from './task.mjs';

const CONFIG = 'tests/e2e/pictures/playwright.config.mjs';

/** A Friday afternoon: three hours in Tallinn before the evening's classes begin. */
const NOW = '2026-11-20 15:10:00';

/** The server's clock creeps: what is waited for ends, and a run's last picture has the minute of its first. */
const CLOCK = `@${ NOW } x0.01`;

/** Pictures of screens beside their references: the whole look, which no computed style tells. */
export const picturesOf = ( options, update = [] ) => ( {
	name: 'pictures',
	group: 'pictures',
	needs: [ 'php', 'chromium', 'modules', 'build', 'wordpress-7.1' ],
	run: () =>
		withDemoSite(
			'pictures',
			'7.1',
			( demo ) =>
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
							STUDIO_CALENDAR_DEMO: JSON.stringify( demo ),
							STUDIO_CALENDAR_LATER: demo.url,
							STUDIO_CALENDAR_NOW: String(
								Date.parse( `${ NOW.replace( ' ', 'T' ) }Z` )
							),
							PLAYWRIGHT_JSON_OUTPUT_FILE: join(
								results,
								'pictures.json'
							),
						},
					}
				),
			CLOCK
		),
} );

/** Where the pictures of a failure lie: expected, actual, difference. */
export const PICTURES_OUT = join( work, 'pictures' );
