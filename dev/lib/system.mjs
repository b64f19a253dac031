import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { withLock } from './lock.mjs';
import { fail, say } from './log.mjs';
import { run } from './run.mjs';

/** Daemons of Debian live in /usr/sbin, which a user's PATH may lack. */
function hasCommand( name ) {
	const dirs = [
		...( process.env[ 'PATH' ] ?? '' ).split( delimiter ),
		'/usr/sbin',
		'/usr/bin',
	];
	return dirs.some( ( dir ) => existsSync( join( dir, name ) ) );
}

async function hasExtension( name ) {
	const php = await run(
		'php',
		[ '-r', `exit( extension_loaded( '${ name }' ) ? 0 : 1 );` ],
		{
			quiet: true,
			allowFailure: true,
		}
	);
	return php.code === 0;
}

/** What shows that a Debian package's content is there, whichever way it came to the machine. */
const PROBES = {
	'php-cli': () => hasPhp(),
	'php-curl': () => hasExtension( 'curl' ),
	'php-gd': () => hasExtension( 'gd' ),
	'php-mbstring': () => hasExtension( 'mbstring' ),
	'php-mysql': () => hasExtension( 'mysqli' ),
	'php-redis': () => hasExtension( 'redis' ),
	'php-sqlite3': () => hasExtension( 'pdo_sqlite' ),
	'php-xml': () => hasExtension( 'dom' ),
	'php-zip': () => hasExtension( 'zip' ),
	'mariadb-server': () => hasCommand( 'mariadbd' ),
	'galera-4': () => existsSync( '/usr/lib/galera/libgalera_smm.so' ),
};

/** True when PHP of the lowest version that the plugin supports is there. */
async function hasPhp() {
	const php = await run(
		'php',
		[ '-r', 'exit( PHP_VERSION_ID >= 80100 ? 0 : 1 );' ],
		{
			quiet: true,
			allowFailure: true,
		}
	);
	return php.code === 0;
}

/**
 * Those of the packages that the machine lacks. A package without a probe counts as there when a command of its name is.
 *
 * @param {string[]} packages Debian's names without a version in them: php-sqlite3, not php8.2-sqlite3.
 */
export async function missingPackages( packages ) {
	const missing = [];
	for ( const name of packages ) {
		const probe = PROBES[ name ] ?? ( () => hasCommand( name ) );
		if ( ! ( await probe() ) ) {
			missing.push( name );
		}
	}
	return missing;
}

/** Root on Debian or one of its children: packages can be installed without asking. */
export function canInstall() {
	const isRoot = process.getuid?.() === 0;
	return (
		isRoot && hasCommand( 'apt-get' ) && existsSync( '/etc/debian_version' )
	);
}

/** `ID` or another member of /etc/os-release; an empty string where there is none. */
export function osRelease( key ) {
	if ( ! existsSync( '/etc/os-release' ) ) {
		return '';
	}
	const text = readFileSync( '/etc/os-release', 'utf8' );
	return (
		new RegExp( `^${ key }="?([^"\n]*)"?$`, 'm' ).exec( text )?.[ 1 ] ?? ''
	);
}

async function install( packages ) {
	const env = { DEBIAN_FRONTEND: 'noninteractive' };
	const wait = [ '-o', 'DPkg::Lock::Timeout=300', '-q' ];
	await run( 'apt-get', [ ...wait, 'update' ], {
		env,
		quiet: true,
		allowFailure: true,
	} );
	await run(
		'apt-get',
		[ ...wait, 'install', '-y', '--no-install-recommends', ...packages ],
		{ env, quiet: true }
	);
}

/**
 * Makes sure that the system packages are there: as root on Debian the missing ones are installed.
 *
 * @param {string[]} packages Debian's names without a version in them.
 * @param {string}   why      What needs them, in the words of "… needs".
 * @return {Promise<boolean>} Whether there was something to install.
 * @throws {Sentence} that names the missing packages where they cannot be installed.
 */
export async function ensurePackages( packages, why ) {
	if ( ( await missingPackages( packages ) ).length === 0 ) {
		return false;
	}
	return withLock( 'apt', async () => {
		const missing = await missingPackages( packages );
		if ( missing.length === 0 ) {
			return false;
		}
		if ( ! canInstall() ) {
			fail(
				`${ why } needs what these Debian packages hold: ${ missing.join( ' ' ) }. Install them (sudo apt-get install ${ missing.join( ' ' ) }) and start again.`
			);
		}
		say( `Installing ${ missing.join( ', ' ) } …` );
		await install( missing );
		const left = await missingPackages( missing );
		if ( left.length > 0 ) {
			fail(
				`${ left.join( ', ' ) } was installed, but the machine's own php does not see it: add it to the php that comes first in PATH.`
			);
		}
		return true;
	} );
}
