/**
 * One site on more than one machine's worth of servers: haproxy, three PHP servers, each with a node of a Galera cluster as its
 * database, and one Redis as the object cache of all. The PHP servers share WordPress's folder, as servers do that mount one
 * or get the same release.
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
import { DATES } from '../../load/scenarios/history.mjs';
import { openStage } from '../../load/lib/stage.mjs';

const here = fileURLToPath( new URL( '..', import.meta.url ) );

/** PHP workers of each server: few, since all servers share one machine. */
const WORKERS = 4;

const FIRST_PORT = 18_700;

const START_TIMEOUT = 60_000;

export const nameOf = ( node ) => `node${ node + 1 }`;

/** Ports stay the same when a server comes back, so they lie below those of outgoing connections. */
async function somePorts( count ) {
	const ports = [];
	while ( ports.length < count ) {
		ports.push( await lowPort( ( ports.at( -1 ) ?? FIRST_PORT ) + 1 ) );
	}
	return ports;
}

/** A week as a visitor reads it: answered by the plugin's tables alone, past every cache, so that only a server whose database serves answers 200. */
const healthCheck = ( studio ) =>
	`/index.php?rest_route=/studio-calendar/v1/booking/getInRange_ready&studio_id=${ studio }&date_from=${ DATES[ 0 ] }&date_to=${ DATES[ 0 ] }`;

/** A PHP server that can be killed and brought back on its port. */
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

/** Waits until people have been answered by every server. */
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

/** Starts everything in front of the databases. @return as `openServers` of the stage does: the addresses that people use, which is one. */
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
 * @return `{ stage, servers, redis }`: a stage on Galera whose people all come through haproxy.
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
