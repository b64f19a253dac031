import {
	cpSync,
	existsSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	rmSync,
	statSync,
	unlinkSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { run } from './run.mjs';
import { osRelease } from './system.mjs';

/** Debian packages of WordPress and of the libraries that Debian took out of it and replaced by links. */
const PACKAGES = [
	'wordpress',
	'wordpress-theme-twentytwentyfive',
	'libphp-phpmailer',
	'php-getid3',
	'libjs-cropper',
	'libjs-jquery-ui',
	'libjs-lodash',
	'libjs-underscore',
];

/** Names of Debian's main archive beside the code name; archives of updates have other names. */
const RELEASES = [ 'stable', 'oldstable', 'testing', 'unstable', 'sid' ];

/** Paths of Debian's keyring; Debian 13 has changed the file extension. */
const KEYRINGS = [ 'gpg', 'pgp' ].map(
	( ending ) => `/usr/share/keyrings/debian-archive-keyring.${ ending }`
);

/** Whether the mirror has not responded; then the next suite is not tried, which would wait for the timeout again. */
let isOutOfReach = false;

/** Returns the suites to try, the more likely one first: Debian 13 (trixie) has WordPress 6.8, sid a newer one. */
export function suitesFor( version ) {
	return version === '6.8' ? [ 'trixie', 'sid' ] : [ 'sid', 'trixie' ];
}

/** Returns the URL of the machine's Debian mirror, from its apt configuration; null on other systems. */
async function mirror() {
	const { code, stdout } = await run(
		'apt-get',
		[
			'indextargets',
			'--format',
			'$(CREATED_BY) $(RELEASE) $(COMPONENT) $(REPO_URI)',
		],
		{ quiet: true, allowFailure: true }
	);
	if ( code !== 0 || osRelease( 'ID' ) !== 'debian' ) {
		return null;
	}
	const releases = [ osRelease( 'VERSION_CODENAME' ), ...RELEASES ];
	const targets = stdout.split( '\n' ).map( ( line ) => line.split( ' ' ) );
	const target = targets.find(
		( [ kind, release, component ] ) =>
			kind === 'Packages' &&
			releases.includes( release ) &&
			component === 'main'
	);
	return target?.[ 3 ] ?? null;
}

/**
 * Returns options with which apt reads only the given suite and stores its lists in `dir`, without root and without
 * changes to the system.
 */
function aptOptions( suite, address, dir ) {
	const list = join( dir, 'sources.list' );
	mkdirSync( join( dir, 'lists', 'partial' ), { recursive: true } );
	writeFileSync(
		list,
		`deb [signed-by=${ KEYRINGS.find( existsSync ) }] ${ address } ${ suite } main\n`
	);
	return [
		`Dir::Etc::sourcelist=${ list }`,
		'Dir::Etc::sourceparts=/dev/null',
		`Dir::State::lists=${ join( dir, 'lists' ) }`,
		'Dir::Cache::pkgcache=',
		'Dir::Cache::srcpkgcache=',
		'Acquire::Languages=none',
		'Acquire::IndexTargets::deb::DEP-11::DefaultEnabled=false',
		// A mirror that is no longer updated has valid signatures, only old lists.
		'Acquire::Check-Valid-Until=false',
		'Acquire::Retries=1',
		'Acquire::http::Timeout=15',
		'APT::Update::Error-Mode=any',
		'APT::Update::Post-Invoke-Success=',
		'APT::Sandbox::User=root',
	].flatMap( ( option ) => [ '-o', option ] );
}

/** Returns a link's target as a path inside the unpack folder; Debian's absolute links would lead out of it. */
function targetOf( link, root ) {
	const target = readlinkSync( link );
	return target.startsWith( '/' )
		? join( root, target )
		: resolve( dirname( link ), target );
}

function replaceLink( link, root ) {
	let target = targetOf( link, root );
	while (
		existsSync( dirname( target ) ) &&
		lstatSync( target, { throwIfNoEntry: false } )?.isSymbolicLink()
	) {
		target = targetOf( target, root );
	}
	// A target outside these packages is the machine's own file, such as its certificate authorities. A link without
	// a target, such as .htaccess, is dropped.
	const found = existsSync( target ) ? target : readlinkSync( link );
	unlinkSync( link );
	if ( existsSync( found ) && statSync( found ).isFile() ) {
		writeFileSync( link, readFileSync( found ) );
	} else if ( existsSync( found ) ) {
		cpSync( found, link, { recursive: true, dereference: true } );
	}
}

/** Replaces each link below `dir` with what it points to. */
function replaceLinks( dir, root ) {
	for ( const entry of readdirSync( dir, { withFileTypes: true } ) ) {
		const path = join( dir, entry.name );
		if ( entry.isSymbolicLink() ) {
			replaceLink( path, root );
		} else if ( entry.isDirectory() ) {
			replaceLinks( path, root );
		}
	}
}

async function unpack( downloads, into ) {
	for ( const name of readdirSync( downloads ) ) {
		await run( 'dpkg', [ '-x', join( downloads, name ), into ], {
			quiet: true,
		} );
	}
	const tree = join( into, 'usr/share/wordpress' );
	replaceLinks( tree, into );
	// Debian's wp-config.php loads a configuration from /etc.
	rmSync( join( tree, 'wp-config.php' ), { force: true } );
	return tree;
}

/**
 * Downloads WordPress from Debian's archive, whatever Debian release the machine runs.
 *
 * @param {string}                                suite   sid or trixie.
 * @param {(version: string) => boolean}          accepts Returns true for a suitable version of WordPress.
 * @param {string}                                dir     An empty folder to work in.
 * @return {Promise<string|null>} WordPress's folder, or null if the suite is unreachable or has another version.
 */
export async function fromDebian( suite, accepts, dir ) {
	const address = isOutOfReach ? null : await mirror();
	if ( address === null ) {
		return null;
	}
	const options = aptOptions( suite, address, dir );
	const quiet = { quiet: true, allowFailure: true };
	const update = await run( 'apt-get', [ ...options, 'update' ], quiet );
	if ( update.code !== 0 ) {
		isOutOfReach = true;
		return null;
	}
	const { stdout } = await run(
		'apt-cache',
		[ ...options, 'show', '--no-all-versions', 'wordpress' ],
		quiet
	);
	const version = /^Version: (?:\d+:)?([\d.]+)/m.exec( stdout )?.[ 1 ];
	if ( version === undefined || ! accepts( version ) ) {
		return null;
	}
	const downloads = join( dir, 'downloads' );
	mkdirSync( downloads );
	await run( 'apt-get', [ ...options, 'download', ...PACKAGES ], {
		cwd: downloads,
		quiet: true,
	} );
	return unpack( downloads, join( dir, 'unpacked' ) );
}
