import {
	copyFileSync,
	existsSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { seedDemo } from '../demo/demo.mjs';
import { clockAt } from '../lib/clock.mjs';
import { freePort, serve } from '../lib/server.mjs';
import { watchNotices } from './notices.mjs';
import { withTestSite } from './sites.mjs';

const DEMO = [ 'dev/demo', 'tests/fixtures/classic-theme' ];

const database = ( site ) => join( site.dir, 'wp-content/database/.ht.sqlite' );

/** Seeds a new site with the demo; restores the seeded database in an existing one. */
async function seeded( site, isNew ) {
	const copy = join( site.dir, 'seeded.sqlite' );
	const answer = join( site.dir, 'seeded.json' );
	if ( isNew || ! existsSync( answer ) ) {
		const demo = await seedDemo( site );
		copyFileSync( database( site ), copy );
		writeFileSync( answer, JSON.stringify( demo ) );
	}
	for ( const rest of [ '-wal', '-shm', '-journal' ] ) {
		rmSync( `${ database( site ) }${ rest }`, { force: true } );
	}
	copyFileSync( copy, database( site ) );
	return JSON.parse( readFileSync( answer, 'utf8' ) );
}

/**
 * Serves a WordPress on SQLite with the demo data while `task` runs.
 *
 * @template T
 * @param {string} name
 * @param {string} wp Version of WordPress.
 * @param {( demo: Object, site: import('../lib/site.mjs').Site ) => Promise<T>} task `demo` is the result of
 *        seedDemo(), with the URL that is served.
 * @param {string} [time] Time of the site's clock, in the format of clockAt(). Without it a new site is made every day,
 *        because the demo's dates are relative to today.
 * @return {Promise<T>}
 */
export function withDemoSite( name, wp, task, time ) {
	const key = time ?? new Date().toISOString().slice( 0, 10 );
	const madeOf = { madeFrom: DEMO, key };
	return withTestSite( name, wp, madeOf, async ( site, isNew ) => {
		const env = time === undefined ? {} : await clockAt( time );
		const demo = await seeded( { ...site, env }, isNew );
		watchNotices( site );
		const server = await serve( site, {
			port: await freePort(),
			workers: 4,
			env,
		} );
		try {
			const moved = JSON.stringify( demo ).replaceAll(
				site.url,
				server.url
			);
			return await task(
				{ ...JSON.parse( moved ), dir: site.dir },
				site
			);
		} finally {
			await server.stop();
		}
	} );
}
