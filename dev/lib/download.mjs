import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { withLock } from './lock.mjs';
import { cache } from './paths.mjs';
import { run } from './run.mjs';

/** Timeout in milliseconds until a response begins, for machines whose firewall drops all packets. */
const CONNECT_TIMEOUT = 15000;

/**
 * Fetches a URL.
 *
 * @param {string} address
 * @return {Promise<Response|null>} Null if the server is unreachable or responds with an error.
 */
export async function get( address ) {
	const control = new AbortController();
	const timer = setTimeout( () => control.abort(), CONNECT_TIMEOUT );
	try {
		const response = await fetch( address, { signal: control.signal } );
		return response.ok ? response : null;
	} catch {
		return null;
	} finally {
		clearTimeout( timer );
	}
}

/**
 * Downloads a .tar.gz and unpacks it.
 *
 * @param {string} address
 * @param {string} dir     An empty folder.
 * @return {Promise<boolean>} False if the download failed.
 */
export async function downloadTar( address, dir ) {
	const response = await get( address );
	const bytes = await response?.arrayBuffer().catch( () => null );
	if ( ! bytes ) {
		return false;
	}
	const file = join( dir, 'download.tar.gz' );
	writeFileSync( file, Buffer.from( bytes ) );
	await untar( file, dir );
	return true;
}

/** Unpacks with the system's tar, which Linux, macOS and Windows all have, and deletes the archive. */
async function untar( file, dir, members = [] ) {
	await run( 'tar', [ '-xzf', basename( file ), ...members ], {
		cwd: dir,
		quiet: true,
	} );
	rmSync( file );
}

/**
 * Downloads a package, without its dependencies, from the registry that npm is configured for, and unpacks it.
 *
 * @param {string}   spec    name@version
 * @param {string}   dir     An empty folder; the content is unpacked into its subfolder `package`.
 * @param {string[]} members Paths to unpack; all if empty.
 * @return {Promise<boolean>} False if the download failed.
 */
export async function npmPack( spec, dir, members = [] ) {
	const { code } = await run(
		'npm',
		[
			'pack',
			'--silent',
			'--fetch-retries=1',
			'--fetch-retry-mintimeout=1000',
			spec,
		],
		{
			cwd: dir,
			quiet: true,
			allowFailure: true,
		}
	);
	const file = readdirSync( dir ).find( ( name ) => name.endsWith( '.tgz' ) );
	if ( code !== 0 || file === undefined ) {
		return false;
	}
	await untar( join( dir, file ), dir, members );
	return true;
}

/**
 * Fills a folder of the cache once, even if several processes need it: fills a temporary folder and renames it.
 *
 * @param {string}                                     name   Path of the folder below the cache.
 * @param {(dir: string) => Promise<string|null>} make Fills an empty folder and returns the subfolder to keep, or null.
 * @return {Promise<string|null>} The folder, or null if `make` returned null.
 */
export async function cached( name, make ) {
	const place = join( cache, name );
	if ( existsSync( place ) ) {
		return place;
	}
	return withLock( name.replaceAll( '/', '-' ), async () => {
		if ( existsSync( place ) ) {
			return place;
		}
		mkdirSync( dirname( place ), { recursive: true } );
		const beside = mkdtempSync( `${ place }.new-` );
		try {
			const made = await make( beside );
			if ( made !== null ) {
				renameSync( made, place );
			}
			return made === null ? null : place;
		} finally {
			rmSync( beside, { recursive: true, force: true } );
		}
	} );
}
