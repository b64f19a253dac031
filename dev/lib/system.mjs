import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { withLock } from './lock.mjs';
import { fail, say } from './log.mjs';
import { run } from './run.mjs';

/** Returns true if a command exists; Debian has servers in /usr/sbin, which may be missing from a user's PATH. */
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

/** Tests whether the content of a Debian package is installed, by whatever means. */
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
	'webkit2gtk-driver': () => hasCommand( 'WebKitWebDriver' ),
	xvfb: () => hasCommand( 'xvfb-run' ),
	'galera-4': () => existsSync( '/usr/lib/galera/libgalera_smm.so' ),
};

/** Returns true if the machine has a PHP version that the plugin supports. */
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
 * Returns the packages that the machine lacks. A package without a probe counts as installed if a command has its name.
 *
 * @param {string[]} packages Debian's package names without a version: php-sqlite3, not php8.2-sqlite3.
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

/** Returns true for root on Debian or a derived system, where packages can be installed without a password. */
export function canInstall() {
	const isRoot = process.getuid?.() === 0;
	return (
		isRoot && hasCommand( 'apt-get' ) && existsSync( '/etc/debian_version' )
	);
}

/** Returns `ID` or another value of /etc/os-release, or an empty string. */
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
 * Makes sure that system packages are installed; installs missing ones as root on Debian.
 *
 * @param {string[]} packages Debian's package names without a version.
 * @param {string}   why      Subject of the error message "… needs", such as `WordPress`.
 * @return {Promise<boolean>} True if packages were installed.
 * @throws {Sentence} With the names of the missing packages, if they cannot be installed.
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
