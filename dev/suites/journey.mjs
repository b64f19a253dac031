import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { repo, work } from '../lib/paths.mjs';
import { freePort, serve } from '../lib/server.mjs';
import { packPlugin } from '../zip.mjs';
import { ourNotices, watchNotices } from './notices.mjs';
import { withTestSite } from './sites.mjs';
import { results, runTests, TOOLS } from './task.mjs';

const CONFIG = 'tests/e2e/journey/playwright.config.mjs';

const THEME = 'tests/fixtures/classic-theme';

function browse( name, bare, options ) {
	return runTests(
		name,
		'playwright',
		() => [
			...TOOLS.playwright,
			...[ 'test', '--config', CONFIG ],
			...[ '--output', join( work, `e2e-${ name }` ), ...options ],
		],
		{
			env: {
				STUDIO_CALENDAR_BARE: JSON.stringify( bare ),
				PLAYWRIGHT_JSON_OUTPUT_FILE: join( results, `${ name }.json` ),
			},
		}
	);
}

async function walk( name, version, site, options ) {
	mkdirSync( results, { recursive: true } );
	const { file } = await packPlugin( join( results, `${ name }.zip` ) );
	cpSync(
		join( repo, THEME ),
		join( site.dir, 'wp-content/themes/classic-fixture' ),
		{ recursive: true }
	);
	watchNotices( site );
	const server = await serve( site, { port: await freePort(), workers: 4 } );
	try {
		const pictures = join( work, name );
		const bare = { url: `${ server.url }/`, zip: file, pictures, version };
		return await browse( name, bare, options );
	} finally {
		await server.stop();
	}
}

/**
 * Returns browser tests that start with only WordPress and the plugin's zip, use wp-admin as a person does and end with
 * a calendar that a guest sees; on the newest WordPress and on an older one.
 */
export const journey = ( options ) =>
	[ '7.1', '6.8' ].map( ( version ) => {
		const name = `journey-${ version }`;
		return {
			name,
			group: 'journey',
			needs: [
				'php',
				'chromium',
				'modules',
				'build',
				`wordpress-${ version }`,
			],
			run: () =>
				withTestSite(
					name,
					version,
					{ isBare: true },
					async ( site ) => {
						const outcome = await walk(
							name,
							version,
							site,
							options
						);
						const notices = ourNotices(
							site,
							join(
								site.dir,
								'wp-content/plugins/studio-calendar'
							)
						);
						const isQuiet = notices.length === 0;
						return {
							...outcome,
							passed: outcome.passed + ( isQuiet ? 1 : 0 ),
							failed: outcome.failed + ( isQuiet ? 0 : 1 ),
							notes: [ ...outcome.notes, ...notices ],
						};
					}
				),
		};
	} );
