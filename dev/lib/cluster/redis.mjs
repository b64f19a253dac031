/** Redis server as WordPress's object cache, on the loopback address, with its data only in memory. */
import { mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lowPort } from '../database.mjs';
import { fail } from '../log.mjs';
import { killGroup, run, startGroup, stopGroup } from '../run.mjs';
import { ensurePackages } from '../system.mjs';

/** First port to try; the database servers' ports are below it. */
const FIRST_PORT = 18_600;

const START_TIMEOUT = 20_000;

/** Options of the server. It stores nothing on disk: after a restart the cached data would be stale. */
const settings = ( dir, port ) => [
	...[ '--port', String( port ) ],
	...[ '--bind', '127.0.0.1' ],
	...[ '--dir', dir ],
	...[ '--save', '' ],
	...[ '--appendonly', 'no' ],
	...[ '--maxmemory', '64mb' ],
	...[ '--maxmemory-policy', 'allkeys-lru' ],
];

async function tell( port, ...words ) {
	const { code, stdout } = await run(
		'redis-cli',
		[ '-p', String( port ), ...words ],
		{ quiet: true, allowFailure: true }
	);
	return code === 0 ? stdout.trim() : '';
}

async function launch( dir, port ) {
	const log = openSync( join( dir, 'redis.log' ), 'a' );
	const child = startGroup( 'redis-server', settings( dir, port ), {
		cwd: dir,
		stdio: [ 'ignore', log, log ],
	} );
	for (
		const end = Date.now() + START_TIMEOUT;
		( await tell( port, 'ping' ) ) !== 'PONG';
		await sleep( 50 )
	) {
		if ( child.exitCode !== null || Date.now() > end ) {
			await stopGroup( child );
			fail( `Redis did not start: see ${ join( dir, 'redis.log' ) }.` );
		}
	}
	return child;
}

/**
 * @param {string} dir
 * @return `{ address, flush(), kill(), revive(), stop() }`; kill() sends SIGKILL, revive() starts an empty server on
 *         the same port.
 */
export async function startRedis( dir ) {
	await ensurePackages( [ 'redis-server' ], 'A shared object cache' );
	mkdirSync( dir, { recursive: true } );
	const port = await lowPort( FIRST_PORT );
	let child = await launch( dir, port );
	return {
		address: `127.0.0.1:${ port }`,
		flush: () => tell( port, 'flushall' ),
		kill: () => killGroup( child ),
		revive: async () => {
			child = await launch( dir, port );
		},
		stop: () => stopGroup( child ),
	};
}
