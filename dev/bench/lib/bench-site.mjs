/** The measured WordPress: the demo's people, rooms and events, and as many bookings as a measurement needs. */
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seedDemo } from '../../demo/demo.mjs';
import { createDatabase, startMariaDb } from '../../lib/database.mjs';
import { logIn } from '../../lib/logins.mjs';
import { work } from '../../lib/paths.mjs';
import { freePort, serve } from '../../lib/server.mjs';
import { makeSite, wpEval } from '../../lib/site.mjs';

const here = fileURLToPath( new URL( '..', import.meta.url ) );

/** Buffer pool of a small web host's server: the database pages of a million bookings do not all fit into it. */
const mariaDbArgs = [ '--innodb-buffer-pool-size=128M' ];

/** Number of PHP worker processes, enough for 32 clients on two cores: any idle worker takes the next request. */
const workers = 8;

/** Returns the Monday of the measured week: next week, so that most of it can still be booked. */
function measuredMonday() {
	const today = new Date();
	const days = 7 - ( ( today.getUTCDay() + 6 ) % 7 );
	return new Date( today.getTime() + days * 86_400_000 )
		.toISOString()
		.slice( 0, 10 );
}

async function openDatabase( engine ) {
	if ( engine === 'sqlite' ) {
		return { db: 'sqlite', stop: async () => {} };
	}
	const server = await startMariaDb( {
		dir: join( work, 'bench/mariadb' ),
		args: mariaDbArgs,
	} );
	return { db: await createDatabase( server, 'bench' ), stop: server.stop };
}

/** Copies a file of dev/bench/mu-plugins into a site, over an older copy. */
export function addProbe( site, name ) {
	const target = join( site.dir, 'wp-content/mu-plugins' );
	mkdirSync( target, { recursive: true } );
	cpSync(
		join( here, `mu-plugins/${ name }.php` ),
		join( target, `${ name }.php` )
	);
}

/** Sets up a site with the demo and the probe; the site stays on disk between runs. */
export async function furnish( engine, db ) {
	const url = 'http://127.0.0.1';
	const dir = join( work, 'bench', `site-${ engine }` );
	const site = await makeSite( { dir, url, wp: '7.1', db, debug: false } );
	addProbe( site, 'bench-probe' );
	return { site, demo: await seedDemo( site ) };
}

/**
 * @param {'sqlite'|'mariadb'} engine
 * @return {Promise<{ engine: string, base: string, studio: number, rooms: number[], owner: import('../../lib/calls.mjs').Caller,
 *     event: number, monday: string, seed: (total: number, week: number) => Promise<number>, close: () => Promise<void> }>}
 *     `seed` returns the number of rows in the table and sets `event` to a default event, which everyone may book.
 */
export async function openBench( engine ) {
	const database = await openDatabase( engine );
	const closers = [ database.stop ];
	const close = async () => {
		for ( const stop of closers.splice( 0 ).reverse() ) {
			await stop();
		}
	};
	try {
		const { site, demo } = await furnish( engine, database.db );
		const server = await serve( site, { port: await freePort(), workers } );
		closers.push( server.stop );
		const [ [ owner ] ] = await logIn(
			site,
			[ demo.users.owner.id ],
			[ server.url ]
		);
		const studio = demo.studio.id;
		const monday = measuredMonday();
		const bench = {
			engine,
			base: server.url,
			studio,
			rooms: demo.rooms,
			event: 0,
			owner,
			monday,
			close,
		};
		bench.seed = async ( total, week ) => {
			const args = { studio, monday, total, week };
			const { rows, event } = await wpEval(
				site,
				join( here, 'php/seed-bookings.php' ),
				args
			);
			bench.event = event;
			return rows;
		};
		return bench;
	} catch ( error ) {
		await close();
		throw error;
	}
}
