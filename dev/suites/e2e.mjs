import { join } from 'node:path';
import { run } from '../lib/run.mjs';
import { freePort, serve } from '../lib/server.mjs';
import { withDemoSite } from './demo-site.mjs';
import { ourNotices } from './notices.mjs';
import { results, runTests, TOOLS } from './task.mjs';
import { addMuPlugin } from './mu-plugin.mjs';

/** Longer than a page cache keeps a page and than a nonce lives. */
const LATER = '+8d';

/** The same site on a server whose clock is days ahead, under the address of the first one. */
async function serveLater( site, url ) {
	const { stdout } = await run(
		'faketime',
		[ '-f', LATER, 'printenv', 'LD_PRELOAD' ],
		{ quiet: true }
	);
	return serve( site, {
		port: await freePort(),
		workers: 2,
		env: {
			SITE_URL: url,
			LD_PRELOAD: stdout.trim(),
			FAKETIME: LATER,
			FAKETIME_DONT_FAKE_MONOTONIC: '1',
		},
	} );
}

async function browse( demo, site, options ) {
	addMuPlugin( site, 'external-host' );
	addMuPlugin( site, 'ably' );
	const later = await serveLater( site, demo.url.replace( /\/$/, '' ) );
	try {
		return await runTests(
			'e2e',
			'playwright',
			() => [ ...TOOLS.playwright, 'test', ...options ],
			{
				env: {
					STUDIO_CALENDAR_DEMO: JSON.stringify( demo ),
					STUDIO_CALENDAR_LATER: later.url,
					PLAYWRIGHT_JSON_OUTPUT_FILE: join( results, 'e2e.json' ),
				},
			}
		);
	} finally {
		await later.stop();
	}
}

/**
 * Chromium against the newest WordPress with the demo data; the specs find it in the environment. That WordPress had
 * nothing to complain about in all of it counts as one more test.
 */
export const e2e = ( options ) => [
	{
		name: 'e2e',
		group: 'e2e',
		needs: [ 'php', 'chromium', 'modules', 'build', 'wordpress-7.1' ],
		run: () =>
			withDemoSite( 'e2e', '7.1', async ( demo, site ) => {
				const outcome = await browse( demo, site, options );
				const notices = ourNotices( site );
				return {
					...outcome,
					passed: outcome.passed + ( notices.length === 0 ? 1 : 0 ),
					failed: outcome.failed + ( notices.length === 0 ? 0 : 1 ),
					notes: [ ...outcome.notes, ...notices ],
				};
			} ),
	},
];
