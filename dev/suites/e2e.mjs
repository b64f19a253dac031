import { join } from 'node:path';
import { clockAt } from '../lib/clock.mjs';
import { work } from '../lib/paths.mjs';
import { freePort, serve } from '../lib/server.mjs';
import { withDemoSite } from './demo-site.mjs';
import { ourNotices } from './notices.mjs';
import { results, runTests, TOOLS } from './task.mjs';
import { addMuPlugin } from './mu-plugin.mjs';

/** Offset of the second server's clock: longer than page caches store a page and longer than a nonce is valid. */
const LATER = '+8d';

/** Serves the same site a second time with a clock that is days ahead; its pages have the URL of the first server. */
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
 * Returns a suite of browser tests on a WordPress with the demo data, which the specs find in the environment. One more
 * test asserts that the plugin caused no notices of PHP and WordPress.
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

/** Returns all browser tests for the newest WordPress, and those of the block editor for an older one. */
export const e2e = ( options ) => [
	suite( 'e2e', '7.1', [ '--project=desktop', ...options ] ),
	suite( 'e2e-phone', '7.1', [ '--project=phone', ...options ] ),
	suite( 'e2e-6.8', '6.8', [
		'--project=desktop',
		'block.desktop.spec',
		...options,
	] ),
];
