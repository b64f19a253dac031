import { createHash } from 'node:crypto';
import {
	cpSync,
	existsSync,
	mkdirSync,
	readFileSync,
	rmSync,
	statSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { fromDebian, suitesFor } from './debian.mjs';
import { cached, downloadTar, get, npmPack } from './download.mjs';
import { fail, say } from './log.mjs';
import { unzip } from './zip.mjs';

/** Newest WordPress version that the plugin is tested with (readme.txt, "Tested up to"). */
const LATEST = '7.1';

/** npm package with WordPress 6.6-RC3 as its newest version. */
const NPM_BUILDS = '@wp-playground/wordpress-builds@0.9.19';

/** Returns the version in WordPress's own source, such as 7.1.4 or 6.6-RC3; null if `dir` has no WordPress. */
function versionOf( dir ) {
	const file = join( dir, 'wp-includes/version.php' );
	const text = existsSync( file ) ? readFileSync( file, 'utf8' ) : '';
	return /\$wp_version\s*=\s*'([^']+)'/.exec( text )?.[ 1 ] ?? null;
}

/** Returns true if a version belongs to the wanted one: 7.1 includes 7.1.4 and 7.1-RC1, 7.1.4 only itself. */
const isOf = ( version, wanted ) =>
	version === wanted ||
	version.startsWith( `${ wanted }.` ) ||
	version.startsWith( `${ wanted }-` );

async function fromZip( zip ) {
	const file = resolve( zip );
	if ( ! existsSync( file ) ) {
		fail( `WORDPRESS_ZIP names ${ file }, which is not there.` );
	}
	const { mtimeMs, size } = statSync( file );
	const key = createHash( 'sha256' )
		.update( `${ file } ${ mtimeMs } ${ size }` )
		.digest( 'hex' );
	return cached( `wordpress/zip-${ key.slice( 0, 16 ) }`, async ( dir ) => {
		unzip( file, join( dir, 'unpacked' ) );
		const inside = join( dir, 'unpacked', 'wordpress' );
		return existsSync( inside ) ? inside : join( dir, 'unpacked' );
	} );
}

/** Returns the WordPress of WORDPRESS_DIR or WORDPRESS_ZIP, or null if it has another version than the wanted one. */
async function fromEnvironment( wanted ) {
	const { WORDPRESS_DIR, WORDPRESS_ZIP } = process.env;
	if ( ! WORDPRESS_DIR && ! WORDPRESS_ZIP ) {
		return null;
	}
	const dir = WORDPRESS_DIR
		? resolve( WORDPRESS_DIR )
		: await fromZip( WORDPRESS_ZIP );
	const version = versionOf( dir );
	if ( version === null ) {
		fail(
			`${ WORDPRESS_DIR ? 'WORDPRESS_DIR' : 'WORDPRESS_ZIP' } holds no WordPress: there is no wp-includes/version.php in it.`
		);
	}
	return wanted === 'latest' || isOf( version, wanted ) ? dir : null;
}

/** @type {Promise<string[]>|undefined} Fetched once: without a network each attempt would wait for the timeout. */
let releases;

/** Returns all releases, from the list that WordPress itself uses for updates; empty if the list is unreachable. */
async function fetchReleases() {
	const response = await get(
		'https://api.wordpress.org/core/stable-check/1.0/'
	);
	return Object.keys( ( await response?.json().catch( () => null ) ) ?? {} );
}

/** Returns the newest release of a branch. */
async function newestRelease( wanted ) {
	releases ??= fetchReleases();
	const order = new Intl.Collator( 'en', { numeric: true } );
	return (
		( await releases )
			.filter( ( version ) => isOf( version, wanted ) )
			.sort( order.compare )
			.pop() ?? null
	);
}

async function fromWordPressOrg( wanted, dir ) {
	const version = await newestRelease( wanted );
	const address = `https://wordpress.org/wordpress-${ version }.tar.gz`;
	return version !== null && ( await downloadTar( address, dir ) )
		? join( dir, 'wordpress' )
		: null;
}

/**
 * Downloads WordPress from npm. The package has the PHP files in a zip and the scripts and styles beside it; together
 * they are a complete WordPress, whose wp-config.php and SQLite database are removed.
 */
async function fromNpm( wanted, dir ) {
	const members = [
		'package/src/wordpress/wp-beta.zip',
		'package/public/wp-beta',
	];
	if ( wanted !== '6.6' || ! ( await npmPack( NPM_BUILDS, dir, members ) ) ) {
		return null;
	}
	const tree = join( dir, 'tree' );
	mkdirSync( tree );
	unzip( join( dir, members[ 0 ] ), tree );
	cpSync( join( dir, members[ 1 ] ), tree, { recursive: true } );
	for ( const name of [ 'wp-config.php', 'wp-content/database' ] ) {
		rmSync( join( tree, name ), { recursive: true, force: true } );
	}
	return tree;
}

async function fetchWordPress( wanted, dir ) {
	say( `Getting WordPress ${ wanted } …` );
	let step = 0;
	const empty = () => {
		const place = join( dir, String( ++step ) );
		mkdirSync( place );
		return place;
	};
	let tree = await fromWordPressOrg( wanted, empty() );
	for ( const suite of suitesFor( wanted ) ) {
		tree ??= await fromDebian(
			suite,
			( version ) => isOf( version, wanted ),
			empty()
		);
	}
	return tree ?? fromNpm( wanted, empty() );
}

const fromCacheOrNet = ( wanted ) =>
	cached( `wordpress/${ wanted }`, ( dir ) => fetchWordPress( wanted, dir ) );

/**
 * Returns a pristine WordPress, which is never changed; sites are copies of it. Tries in this order: WORDPRESS_DIR or
 * WORDPRESS_ZIP, the cache, wordpress.org, Debian's archive, npm.
 *
 * @param {string} wanted '7.1', '6.8', '6.6', '7.1.4', or 'latest', which falls back to an older version.
 * @return {Promise<{ dir: string, version: string }>}
 * @throws {Sentence} If no WordPress is found.
 */
export async function getWordPress( wanted = 'latest' ) {
	let dir = await fromEnvironment( wanted );
	for ( const version of wanted === 'latest'
		? [ LATEST, '6.8', '6.6' ]
		: [ wanted ] ) {
		dir ??= await fromCacheOrNet( version );
	}
	const version = dir === null ? null : versionOf( dir );
	if ( dir === null || version === null ) {
		fail(
			`WordPress ${ wanted === 'latest' ? LATEST : wanted } is neither on this machine nor to be had from wordpress.org, Debian or npm. Connect to the network, or set WORDPRESS_DIR to an unpacked WordPress or WORDPRESS_ZIP to its zip file.`
		);
	}
	return { dir, version };
}
