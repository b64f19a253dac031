/** An haproxy of our own before several web servers: on the loopback address, with a health check that reads a week. */
import { mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fail } from '../log.mjs';
import { run, startGroup, stopGroup } from '../run.mjs';
import { isFree } from '../server.mjs';
import { ensurePackages } from '../system.mjs';

const START_TIMEOUT = 20_000;

/** The header of a response that names the server which gave it; a response of haproxy's own has none. */
export const SERVED_BY = 'x-served-by';

/**
 * Returns the configuration. A server is asked every two seconds, twice as often when it begins to fail or has just answered
 * with an error, and is taken out after two failures. What a client sent is sent to a second server only where no
 * connection to the first could be made: nobody knows what a server did that had the request.
 *
 * @param {{ port: number, check: string, servers: { name: string, port: number, workers: number }[] }} options
 *        `check`: the path that a server answers with 200 if its database serves it.
 */
export const configOf = ( { port, check, servers } ) => `global
	maxconn 200

defaults
	mode http
	option forwardfor
	option redispatch
	retries 2
	timeout connect 2s
	timeout client 60s
	timeout server 60s
	timeout queue 20s
	timeout check 2s

frontend site
	bind 127.0.0.1:${ port }
	default_backend nodes

backend nodes
	balance leastconn
	option httpchk
	http-check send meth GET uri "${ check }" ver HTTP/1.1 hdr Host 127.0.0.1:${ port }
	http-check expect status 200
	http-response set-header ${ SERVED_BY } %s
	default-server inter 2s fastinter 1s downinter 2s fall 2 rise 2 observe layer7 on-error fastinter
${ servers.map( serverLine ).join( '\n' ) }
`;

/** A server gets no more requests at once than it has workers: the rest waits here, where it can go to another one. */
const serverLine = ( { name, port, workers } ) =>
	`	server ${ name } 127.0.0.1:${ port } check maxconn ${ workers }`;

/**
 * @param {Parameters<typeof configOf>[0] & { dir: string }} options
 * @return {Promise<{ stop: () => Promise<void> }>} when it listens.
 */
export async function startHaproxy( { dir, ...options } ) {
	await ensurePackages( [ 'haproxy' ], 'A load balancer' );
	mkdirSync( dir, { recursive: true } );
	const file = join( dir, 'haproxy.cfg' );
	writeFileSync( file, configOf( options ) );
	await run( 'haproxy', [ '-c', '-f', file ], { quiet: true } );
	const log = openSync( join( dir, 'haproxy.log' ), 'w' );
	const child = startGroup( 'haproxy', [ '-db', '-f', file ], {
		cwd: dir,
		stdio: [ 'ignore', log, log ],
	} );
	for (
		const end = Date.now() + START_TIMEOUT;
		await isFree( options.port );
		await sleep( 50 )
	) {
		if ( child.exitCode !== null || Date.now() > end ) {
			await stopGroup( child );
			fail(
				`haproxy did not start: see ${ join( dir, 'haproxy.log' ) }.`
			);
		}
	}
	return { stop: () => stopGroup( child ) };
}
