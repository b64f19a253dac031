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

/** WordPress and what Debian took out of it: its links lead into these packages. */
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

/** Names that sources may have for Debian itself, beside the code name: its updates and other archives have others. */
const RELEASES = [ 'stable', 'oldstable', 'testing', 'unstable', 'sid' ];

/** Where Debian's own keys are: Debian 13 has changed the ending. */
const KEYRINGS = [ 'gpg', 'pgp' ].map(
	( ending ) => `/usr/share/keyrings/debian-archive-keyring.${ ending }`
);

/** Set when the mirror did not answer: the next suite would wait for it in vain once more. */
let isOutOfReach = false;

/** The suites that carry a WordPress we support, the likelier one for 6.8 (Debian 13) or anything newer first. */
export function suitesFor( version ) {
	return version === '6.8' ? [ 'trixie', 'sid' ] : [ 'sid', 'trixie' ];
}

/** The mirror that this machine takes Debian from, read from its apt configuration; null on anything but Debian. */
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
 * Options that let apt read one other suite beside the machine's own, into folders of ours: no root needed, nothing of
 * the system touched.
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
		// A mirror that stands still is signed as well as any; its list of what it has is only older.
		'Acquire::Check-Valid-Until=false',
		'Acquire::Retries=1',
		'Acquire::http::Timeout=15',
		'APT::Update::Error-Mode=any',
		'APT::Update::Post-Invoke-Success=',
		'APT::Sandbox::User=root',
	].flatMap( ( option ) => [ '-o', option ] );
}

/** A link's target as a path under the unpack folder; Debian's absolute links lead out of it otherwise. */
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
	// The list of certificate authorities is the machine's own; .htaccess is of no use to us.
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
	// Debian's looks for a configuration under /etc.
	rmSync( join( tree, 'wp-config.php' ), { force: true } );
	return tree;
}

/**
 * WordPress from Debian's archive, whichever Debian the machine runs.
 *
 * @param {string}                                suite   sid or trixie.
 * @param {(version: string) => boolean}          accepts Whether that version of WordPress will do.
 * @param {string}                                dir     An empty folder to work in.
 * @return {Promise<string|null>} The tree, or null when the suite cannot be reached or carries another version.
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
