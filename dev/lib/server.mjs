import { randomInt } from 'node:crypto';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fail } from './log.mjs';
import { repo } from './paths.mjs';
import { PHP_SETTINGS } from './php.mjs';
import { killGroup, startGroup, stopGroup } from './run.mjs';
import { wasmServer } from './wasm.mjs';

/** Settings of opcache: it checks a file for changes every two seconds, so that an edit shows without a restart. */
const OPCACHE = [
	'opcache.enable=1',
	'opcache.enable_cli=1',
	'opcache.memory_consumption=192',
	'opcache.interned_strings_buffer=16',
	'opcache.max_accelerated_files=20000',
	'opcache.validate_timestamps=1',
	'opcache.revalidate_freq=2',
	'realpath_cache_size=4096K',
].flatMap( ( setting ) => [ '-d', setting ] );

/** Timeout in milliseconds for the first response, which takes a second or two, and longer on a busy machine. */
const START_TIMEOUT = 60000;

/** @return {Promise<boolean>} True if no process listens on that port of the loopback address. */
export function isFree( port ) {
	return new Promise( ( resolve ) => {
		const server = createServer();
		server.once( 'error', () => resolve( false ) );
		server.listen( port, '127.0.0.1', () =>
			server.close( () => resolve( true ) )
		);
	} );
}

/** @return {number} The port of the environment variable PORT, or 8888. */
export function readPort() {
	const port = Number( process.env[ 'PORT' ] || 8888 );
	if ( ! Number.isInteger( port ) || port < 1 || port > 65535 ) {
		fail(
			`PORT is "${ process.env[ 'PORT' ] }", which is no port. Set it to a number from 1 to 65535.`
		);
	}
	return port;
}

/**
 * @param {number} port
 * @param {string} command The command that needs the port.
 * @return {string} Message with what to do about it.
 */
export function portInUse( port, command = 'npm start' ) {
	return `Port ${ port } is in use. Stop what listens there, or choose another: PORT=${ port + 1 } ${ command }`;
}

/**
 * Ports of freePort(). Below those that the system gives to outgoing connections (from 32768 on Linux), since one of
 * these may take a port between its choice and the start of its server; above those of the databases.
 */
const SERVER_PORTS = [ 21_000, 32_000 ];

/** @return {Promise<number>} A port of the loopback address that is free at the moment, chosen at random. */
export async function freePort() {
	for (;;) {
		const port = randomInt( ...SERVER_PORTS );
		if ( await isFree( port ) ) {
			return port;
		}
	}
}

/** Returns true if WordPress responds; php-wasm responds with 502 until it is ready. */
async function answers( url ) {
	try {
		const response = await fetch( `${ url }/wp-includes/images/blank.gif`, {
			redirect: 'manual',
			signal: AbortSignal.timeout( 2000 ),
		} );
		return response.status !== 502;
	} catch {
		return false;
	}
}

const nativeServer = ( site, port ) => [
	'php',
	[
		...PHP_SETTINGS,
		'-d',
		'max_execution_time=120',
		...OPCACHE,
		'-S',
		`127.0.0.1:${ port }`,
		'-t',
		site.dir,
		join( repo, 'dev/router.php' ),
	],
];

async function waitFor( child, url, log ) {
	for (
		const end = Date.now() + START_TIMEOUT;
		! ( await answers( url ) );
		await delay( 50 )
	) {
		if ( child.exitCode !== null || Date.now() > end ) {
			await stopGroup( child );
			fail(
				`PHP's web server did not start on ${ url }:\n${ readFileSync( log, 'utf8' ).slice( -1000 ) }`
			);
		}
	}
}

/**
 * Serves a site on the loopback address, with PHP's own web server. Its log is `server-PORT.log` in the site's folder.
 *
 * @param {import('./site.mjs').Site} site
 * @param {{ port: number, workers?: number, env?: Record<string, string> }} options
 *        `port` may differ from the port of the site's URL; WordPress then uses this one (not on a multisite).
 *        `env` may have SITE_DB_HOST, another `host:port` of the MySQL database.
 * @return {Promise<{ url: string, pid: number, log: string, stop: () => Promise<void>, kill: () => Promise<void>, ended: Promise<void> }>}
 *         Resolves once the server responds; `kill` sends SIGKILL to all of its processes; `ended` resolves when the
 *         server has exited, whether it was stopped or not.
 */
export async function serve( site, { port, workers = 4, env = {} } ) {
	if ( ! ( await isFree( port ) ) ) {
		fail( portInUse( port ) );
	}
	const url = `http://127.0.0.1:${ port }`;
	const log = join( site.dir, `server-${ port }.log` );
	const output = openSync( log, 'w' );
	const [ cmd, args ] =
		site.php === 'wasm'
			? await wasmServer( site, port )
			: nativeServer( site, port );
	const child = startGroup( cmd, args, {
		cwd: site.dir,
		stdio: [ 'ignore', output, output ],
		env: {
			PHP_CLI_SERVER_WORKERS: String( workers ),
			SITE_URL: url,
			...env,
		},
	} );
	closeSync( output );
	await waitFor( child, url, log );
	const ended = new Promise( ( resolve ) =>
		child.once( 'exit', () => resolve() )
	);
	return {
		url,
		pid: child.pid,
		log,
		stop: () => stopGroup( child ),
		kill: () => killGroup( child ),
		ended,
	};
}
