/**
 * A site as on several machines: haproxy, three PHP servers, each with a node of a Galera cluster as its database, and
 * one Redis as the object cache of all. The PHP servers share WordPress's folder, like servers that mount one folder or
 * get the same release.
 */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { lowPort } from '../../../dev/lib/database.mjs';
import { SERVED_BY, startHaproxy } from '../../../dev/lib/cluster/haproxy.mjs';
import { fail } from '../../../dev/lib/log.mjs';
import { repo, work } from '../../../dev/lib/paths.mjs';
import { startRedis } from '../../../dev/lib/cluster/redis.mjs';
import { serve } from '../../../dev/lib/server.mjs';
import { send } from '../../../dev/lib/volley.mjs';
import { DATES } from '../../load/lib/client.mjs';
import { openStage } from '../../load/lib/stage.mjs';

const here = fileURLToPath( new URL( '..', import.meta.url ) );

/** Number of PHP workers of each server; few, because all servers share one machine. */
const WORKERS = 4;

const FIRST_PORT = 18_700;

const START_TIMEOUT = 60_000;

export const nameOf = ( node ) => `node${ node + 1 }`;

/** Returns free ports below those of outgoing connections: a server must get its port again when it comes back. */
async function somePorts( count ) {
	const ports = [];
	while ( ports.length < count ) {
		ports.push( await lowPort( ( ports.at( -1 ) ?? FIRST_PORT ) + 1 ) );
	}
	return ports;
}

/** Returns the URL of a visitor's week, which no cache stores: a 200 proves that the server's database works. */
const healthCheck = ( studio ) =>
	`/index.php?rest_route=/studio-calendar/v1/booking/getInRange_ready&studio_id=${ studio }&date_from=${ DATES[ 0 ] }&date_to=${ DATES[ 0 ] }`;

/** Starts a PHP server that can be killed and started again on its port. */
async function openServer( site, port, env ) {
	const start = () => serve( site, { port, workers: WORKERS, env } );
	let server = await start();
	return {
		base: server.url,
		kill: () => server.kill(),
		stop: () => server.stop(),
		revive: async () => {
			server = await start();
		},
	};
}

/** Waits until every server has responded through haproxy. */
async function untilAllServe( base, path, count ) {
	const seen = new Set();
	for (
		const end = Date.now() + START_TIMEOUT;
		seen.size < count;
		await delay( 100 )
	) {
		const { status, headers } = await send( { base, path, method: 'GET' } );
		if ( status === 200 ) {
			seen.add( headers.get( SERVED_BY ) );
		}
		if ( Date.now() > end ) {
			fail(
				`Of ${ count } servers only these answer through haproxy: ${ [ ...seen ].join( ', ' ) }.`
			);
		}
	}
}

/** Starts everything in front of the databases. @return as `openServers` does: the URLs that people use, here one. */
const serveBehindHaproxy =
	( scale ) =>
	async ( site, { writers, envOf }, closers, studio ) => {
		const dir = join( work, 'scale' );
		const [ front, ...ports ] = await somePorts( writers.length + 1 );
		const base = `http://127.0.0.1:${ front }`;
		scale.redis = await startRedis( join( dir, 'redis' ) );
		closers.push( scale.redis.stop );
		site.env = { SITE_REDIS: scale.redis.address, SITE_URL: base };
		cpSync(
			join( here, 'php/object-cache.php' ),
			join( site.dir, 'wp-content/object-cache.php' )
		);
		for ( const node of writers.keys() ) {
			const server = await openServer( site, ports[ node ], {
				...site.env,
				...envOf( node ),
			} );
			scale.servers.push( server );
			closers.push( server.stop );
		}
		const check = healthCheck( studio );
		const haproxy = await startHaproxy( {
			dir: join( dir, 'haproxy' ),
			port: front,
			check,
			servers: ports.map( ( port, node ) => ( {
				name: nameOf( node ),
				port,
				workers: WORKERS,
			} ) ),
		} );
		closers.push( haproxy.stop );
		await untilAllServe( base, check, writers.length );
		return { bases: [ base ] };
	};

/**
 * @param {string} plugin The plugin's folder.
 * @return `{ stage, servers, redis }`: a stage on Galera whose people all connect through haproxy.
 */
export async function openSite( plugin = repo ) {
	const scale = { servers: [], redis: null };
	const stage = await openStage( 'galera', {
		plugin,
		folder: 'scale',
		probes: [ join( here, 'mu-plugins' ) ],
		serveNodes: serveBehindHaproxy( scale ),
	} );
	return { ...scale, stage };
}
