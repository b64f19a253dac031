/**
 * Folder of a test's database server. The temporary folder has a substitute, named by a hash of the path, for a folder
 * that the server's user cannot enter (root starts servers as `mysql`, which may not enter /root) or whose path is too
 * long for a socket (108 bytes).
 */
import { createHash, randomBytes } from 'node:crypto';
import {
	existsSync,
	mkdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fail } from './log.mjs';
import { run } from './run.mjs';
import { ensurePackages } from './system.mjs';

/** If true, servers run as the user `mysql`: MariaDB refuses to run as root, and Galera's rsync transfer fails. */
export const isRoot = process.getuid?.() === 0;

/** Name of the servers' administrator: the current system user, who connects by the socket without a password. */
export const account = userInfo().username;

const stopTimeout = 60_000;

function canBeEntered( dir ) {
	for ( let at = dirname( dir ); at !== dirname( at ); at = dirname( at ) ) {
		if ( existsSync( at ) && ! ( statSync( at ).mode & 0o001 ) ) {
			return false;
		}
	}
	return true;
}

/** Returns the folder to use for the requested one (see the top of this file). */
export function homeFor( dir ) {
	const wanted = resolve( dir );
	if ( wanted.length <= 80 && ( ! isRoot || canBeEntered( wanted ) ) ) {
		return wanted;
	}
	const hash = createHash( 'sha256' ).update( wanted ).digest( 'hex' );
	return join( tmpdir(), `studio-calendar-db-${ hash.slice( 0, 12 ) }` );
}

function isOurServer( pid, home ) {
	try {
		const line = readFileSync( `/proc/${ pid }/cmdline`, 'utf8' );
		return line.includes( `--datadir=${ home }/data` );
	} catch {
		return false;
	}
}

function isAlive( pid ) {
	try {
		process.kill( pid, 0 );
		return true;
	} catch ( error ) {
		return error.code === 'EPERM';
	}
}

/** Stops a server that a killed process left behind; fails if the process that started it still runs. */
async function endOrphan( home ) {
	const note = join( home, 'owner.json' );
	if ( ! existsSync( note ) ) {
		return;
	}
	const { owner, pid } = JSON.parse( readFileSync( note, 'utf8' ) );
	if ( ! isOurServer( pid, home ) ) {
		return;
	}
	if ( isAlive( owner ) ) {
		fail(
			`The database in ${ home } is in use by process ${ owner }: wait for it, or use another folder.`
		);
	}
	process.kill( pid, 'SIGTERM' );
	for ( const end = Date.now() + stopTimeout; isOurServer( pid, home ); ) {
		if ( Date.now() > end ) {
			process.kill( pid, 'SIGKILL' );
		}
		await sleep( 200 );
	}
}

/**
 * Creates the folder and the system tables, once. Only the current user can log in as administrator, by the socket.
 *
 * @return The folder in use.
 */
export async function prepareHome( dir ) {
	await ensurePackages( [ 'mariadb-server' ], 'A database for tests' );
	const home = homeFor( dir );
	await endOrphan( home );
	if ( existsSync( join( home, 'secret' ) ) ) {
		return home;
	}
	rmSync( home, { recursive: true, force: true } );
	mkdirSync( join( home, 'data' ), { recursive: true } );
	mkdirSync( join( home, 'tmp' ) );
	if ( isRoot ) {
		await run( 'chown', [ '-R', 'mysql:mysql', home ] );
	}
	await run(
		'mariadb-install-db',
		[
			'--no-defaults',
			`--datadir=${ home }/data`,
			// A starting server deletes other servers' files in a shared temporary folder, even new ones.
			`--tmpdir=${ home }/tmp`,
			'--auth-root-authentication-method=socket',
			`--auth-root-socket-user=${ account }`,
			'--skip-name-resolve',
			'--skip-test-db',
			// Continues if the host's name does not resolve, as in some containers; no account uses that name.
			'--force',
			'--innodb-log-file-size=32M',
			...( isRoot ? [ '--user=mysql' ] : [] ),
		],
		{ quiet: true }
	);
	writeFileSync(
		join( home, 'secret' ),
		randomBytes( 24 ).toString( 'hex' ),
		{
			mode: 0o600,
		}
	);
	return home;
}
