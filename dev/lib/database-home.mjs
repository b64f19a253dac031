/**
 * The folder of a database server of our own. One that the server's user cannot reach (as root it runs as `mysql`, which may
 * not enter the home of root), or whose path is too long for a socket (108 bytes), is replaced by one in the temporary folder, named
 * by its hash.
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

/** As root a server runs as the user `mysql`: it refuses to be root, and rsync's state transfer fails as root. */
export const isRoot = process.getuid?.() === 0;

/** Who is the administrator of the servers: the person at the machine, let in through the socket without a password. */
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

/** The folder that is used for the one asked for: see the top of this file. */
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

/** Ends a server whose starter was killed and left it behind; refuses to touch one that somebody still uses. */
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
 * Makes the folder and the system tables, once. The administrator's account is this user's, by socket only.
 *
 * @return the folder in use.
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
			// A server that starts removes what others have left, or just made, in the folder for temporary files.
			`--tmpdir=${ home }/tmp`,
			'--auth-root-authentication-method=socket',
			`--auth-root-socket-user=${ account }`,
			'--skip-name-resolve',
			'--skip-test-db',
			// A container's own name may lead nowhere; nobody logs in by it.
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
