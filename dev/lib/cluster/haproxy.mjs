/** HAProxy in front of several web servers, on the loopback address, with a health check that reads a week. */
import { mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fail } from '../log.mjs';
import { run, startGroup, stopGroup } from '../run.mjs';
import { isFree } from '../server.mjs';
import { ensurePackages } from '../system.mjs';

const START_TIMEOUT = 20_000;

/** Response header with the name of the web server; HAProxy's own error responses do not have it. */
export const SERVED_BY = 'x-served-by';

/**
 * Returns the configuration. HAProxy checks a server every two seconds, every second once a check or a request has
 * failed, and takes it out after two failures. It repeats a request on another server only if it could not connect to
 * the first: a server that had received the request may have performed it.
 *
 * @param {{ port: number, check: string, servers: { name: string, port: number, workers: number }[] }} options
 *        `check`: path of the health check, to which a server responds with 200 if its database works.
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

/** Limits a server to as many requests as it has workers; the rest waits in HAProxy, which can use another server. */
const serverLine = ( { name, port, workers } ) =>
	`	server ${ name } 127.0.0.1:${ port } check maxconn ${ workers }`;

/**
 * @param {Parameters<typeof configOf>[0] & { dir: string }} options
 * @return {Promise<{ stop: () => Promise<void> }>} Resolves once HAProxy listens.
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
