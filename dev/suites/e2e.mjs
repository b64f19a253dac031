import { join } from 'node:path';
import { clockAt } from '../lib/clock.mjs';
import { work } from '../lib/paths.mjs';
import { freePort, serve } from '../lib/server.mjs';
import { withDemoSite } from './demo-site.mjs';
import { ourNotices } from './notices.mjs';
import { results, runTests, TOOLS } from './task.mjs';
import { addMuPlugin } from './mu-plugin.mjs';

/** Longer than a page cache keeps a page and than a nonce lives. */
const LATER = '+8d';

/** The same site on a server whose clock is days ahead, under the address of the first one. */
async function serveLater( site, url ) {
	return serve( site, {
		port: await freePort(),
		workers: 2,
		env: {
			SITE_URL: url,
			...( await clockAt( LATER ) ),
		},
	} );
}

async function browse( name, demo, site, options ) {
	addMuPlugin( site, 'external-host' );
	addMuPlugin( site, 'ably' );
	addMuPlugin( site, 'closed-rest' );
	addMuPlugin( site, 'far-weeks' );
	addMuPlugin( site, 'language-packs' );
	const later = await serveLater( site, demo.url.replace( /\/$/, '' ) );
	try {
		return await runTests(
			name,
			'playwright',
			() => [
				...TOOLS.playwright,
				'test',
				`--output=${ join( work, name ) }`,
				...options,
			],
			{
				env: {
					STUDIO_CALENDAR_DEMO: JSON.stringify( demo ),
					STUDIO_CALENDAR_LATER: later.url,
					PLAYWRIGHT_JSON_OUTPUT_FILE: join(
						results,
						`${ name }.json`
					),
				},
			}
		);
	} finally {
		await later.stop();
	}
}

/**
 * Chromium against a WordPress with the demo data; the specs find it in the environment. That WordPress had nothing to
 * complain about in all of it counts as one more test.
 */
const suite = ( name, version, options ) => ( {
	name,
	group: name,
	needs: [ 'php', 'chromium', 'modules', 'build', `wordpress-${ version }` ],
	run: () =>
		withDemoSite( name, version, async ( demo, site ) => {
			const outcome = await browse( name, demo, site, options );
			const notices = ourNotices( site );
			return {
				...outcome,
				passed: outcome.passed + ( notices.length === 0 ? 1 : 0 ),
				failed: outcome.failed + ( notices.length === 0 ? 0 : 1 ),
				notes: [ ...outcome.notes, ...notices ],
			};
		} ),
} );

/** Everything on the newest WordPress; on an older one the editor, which is WordPress's own and changes with it. */
export const e2e = ( options ) => [
	suite( 'e2e', '7.1', [ '--project=desktop', ...options ] ),
	suite( 'e2e-phone', '7.1', [ '--project=phone', ...options ] ),
	suite( 'e2e-6.8', '6.8', [
		'--project=desktop',
		'block.desktop.spec',
		...options,
	] ),
];
