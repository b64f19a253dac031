/**
 * MariaDB servers for tests and benchmarks, on the loopback address only, each with its own folder, socket and port.
 * The system's MariaDB service is never used, started or stopped.
 */
import { createHash } from 'node:crypto';
import {
	closeSync,
	existsSync,
	openSync,
	readFileSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { account, isRoot, prepareHome } from './database-home.mjs';
import { fail } from './log.mjs';
import { run, startGroup, stopGroup } from './run.mjs';
import { isFree } from './server.mjs';

const startTimeout = 60_000;
const stopTimeout = 60_000;

/** What a server's log says if another process listens on its port. */
const PORT_TAKEN = 'Address already in use';

function serverArgs( home, port ) {
	return [
		'--no-defaults',
		`--datadir=${ home }/data`,
		`--tmpdir=${ home }/tmp`,
		`--socket=${ home }/s.sock`,
		`--pid-file=${ home }/mariadbd.pid`,
		`--log-error=${ home }/error.log`,
		'--bind-address=127.0.0.1',
		`--port=${ port }`,
		'--skip-name-resolve',
		'--skip-log-bin',
		'--character-set-server=utf8mb4',
		'--innodb-buffer-pool-size=64M',
		'--innodb-log-file-size=32M',
		'--performance-schema=OFF',
		'--max-connections=300',
		...( isRoot ? [ '--user=mysql' ] : [] ),
	];
}

function lastLines( home ) {
	const log = join( home, 'error.log' );
	return existsSync( log )
		? readFileSync( log, 'utf8' )
				.trimEnd()
				.split( '\n' )
				.slice( -5 )
				.join( '\n' )
		: '';
}

async function untilReady( child, home, isReady ) {
	for ( const end = Date.now() + startTimeout; ; await sleep( 100 ) ) {
		if ( child.exitCode !== null || child.signalCode !== null ) {
			fail(
				`MariaDB did not start in ${ home }:\n${ lastLines( home ) }`
			);
		}
		if ( await isReady() ) {
			return;
		}
		if ( Date.now() > end ) {
			child.kill( 'SIGKILL' );
			fail(
				`MariaDB in ${ home } was not ready in time:\n${ lastLines( home ) }`
			);
		}
	}
}

function exited( child ) {
	return child.exitCode !== null || child.signalCode !== null
		? Promise.resolve()
		: new Promise( ( done ) => child.once( 'exit', done ) );
}

/**
 * Starts one server process in a prepared folder.
 *
 * @param home     Folder from prepareHome().
 * @param options  `port`, `args` (further server options), `isReady( server )` (by default: a query succeeds).
 * @return `{ port, socket, url, pid, home, stop(), kill() }`; kill() sends SIGKILL and resolves when the process has
 *         ended.
 */
export async function launch( home, { port, args = [], isReady = answers } ) {
	const log = openSync( join( home, 'output.log' ), 'a' );
	const child = startGroup(
		'mariadbd',
		[ ...serverArgs( home, port ), ...args ],
		{
			stdio: [ 'ignore', log, log ],
			cwd: home,
		}
	);
	closeSync( log );
	await new Promise( ( done, reject ) => {
		child.once( 'spawn', done );
		child.once( 'error', reject );
	} );
	writeFileSync(
		join( home, 'owner.json' ),
		JSON.stringify( { owner: process.pid, pid: child.pid } )
	);
	const server = {
		port,
		home,
		socket: join( home, 's.sock' ),
		url: `mysql://127.0.0.1:${ port }`,
		pid: child.pid,
		stop: () => stopGroup( child, stopTimeout ),
		kill: async () => {
			child.kill( 'SIGKILL' );
			await exited( child );
		},
	};
	await untilReady( child, home, () => isReady( server ) );
	return server;
}

/**
 * Runs a server that recovers the data of a folder, logs the position of the last transaction and exits.
 *
 * @return {Promise<string>} The lines that the server has added to its log.
 */
export async function recover( home, port, args ) {
	const log = join( home, 'error.log' );
	const before = existsSync( log ) ? readFileSync( log, 'utf8' ).length : 0;
	await run(
		'mariadbd',
		[ ...serverArgs( home, port ), ...args, '--wsrep-recover' ],
		{ cwd: home, quiet: true, timeout: startTimeout, allowFailure: true }
	);
	return existsSync( log ) ? readFileSync( log, 'utf8' ).slice( before ) : '';
}

async function answers( server ) {
	const { code } = await client( server, 'SELECT 1', '', true );
	return code === 0;
}

function client( server, sql, database, allowFailure ) {
	return run(
		'mariadb',
		[
			'--no-defaults',
			`--socket=${ server.socket }`,
			`--user=${ account }`,
			'--batch',
			'--skip-column-names',
			'--default-character-set=utf8mb4',
			...( database ? [ database ] : [] ),
		],
		{ input: sql, quiet: true, allowFailure }
	);
}

/**
 * Runs statements as the server's administrator.
 *
 * @return The rows of all statements, each a list of strings as the client prints them (`NULL` for null).
 */
export async function query( server, sql, database = '' ) {
	const { stdout } = await client( server, sql, database, false );
	return stdout
		.split( '\n' )
		.filter( ( line ) => line !== '' )
		.map( ( line ) => line.split( '\t' ) );
}

/** Lowest port of the database servers. */
export const firstPort = 18_400;

/**
 * Returns the first free port from a given one on. The ports are below those that the system gives to outgoing
 * connections, so that a killed server finds its port free when it restarts.
 */
export async function lowPort( from ) {
	let port = from;
	while ( ! ( await isFree( port ) ) ) {
		port++;
	}
	return port;
}

/** Returns the port of a server's last run, if free: the port is part of the database's URL in a site's settings. */
async function keptPort( home ) {
	const file = join( home, 'port' );
	const kept = existsSync( file )
		? Number( readFileSync( file, 'utf8' ) )
		: firstPort;
	const port = await lowPort( kept );
	writeFileSync( file, String( port ) );
	return port;
}

/**
 * Starts a MariaDB server in its own folder, which it creates the first time.
 *
 * @param {{ dir: string, port?: number, args?: string[] }} options `port`: by default that of the folder's last run.
 */
export async function startMariaDb( { dir, port, args = [] } ) {
	const home = await prepareHome( dir );
	return port === undefined
		? launchKept( home, args )
		: launch( home, { port, args } );
}

/** Starts a server on the port of its last run, or on the next one if another server has just taken it. */
async function launchKept( home, args, tries = 5 ) {
	const port = await keptPort( home );
	try {
		return await launch( home, { port, args } );
	} catch ( error ) {
		// Two suites that start at the same time both find the port free.
		if ( tries === 1 || ! error.message.includes( PORT_TAKEN ) ) {
			throw error;
		}
		return launchKept( home, args, tries - 1 );
	}
}

/**
 * Creates a database and a user of the same name with rights only on this database, as web hosts do.
 *
 * @param server Result of startMariaDb(), or a Galera node.
 * @param name   Lower-case letters, digits and underscores.
 * @param options `fresh: true` empties an existing database.
 * @return `mysql://user:password@127.0.0.1:port/name`, the same for every call.
 */
export async function createDatabase( server, name, { fresh = false } = {} ) {
	if ( ! /^[a-z0-9_]{1,32}$/.test( name ) ) {
		fail( `"${ name }" is not a name for a database.` );
	}
	const secret = readFileSync( join( server.home, 'secret' ), 'utf8' );
	const password = createHash( 'sha256' )
		.update( `${ secret } ${ name }` )
		.digest( 'hex' )
		.slice( 0, 32 );
	await query(
		server,
		`${ fresh ? `DROP DATABASE IF EXISTS \`${ name }\`;` : '' }
		CREATE DATABASE IF NOT EXISTS \`${ name }\` DEFAULT CHARACTER SET utf8mb4;
		CREATE OR REPLACE USER '${ name }'@'127.0.0.1' IDENTIFIED BY '${ password }';
		GRANT ALL ON \`${ name }\`.* TO '${ name }'@'127.0.0.1';`
	);
	return `mysql://${ name }:${ password }@127.0.0.1:${ server.port }/${ name }`;
}
