/**
 * `npm run build`: builds src into build. Does nothing if no input has changed since the last build.
 * `npm run build -- --watch` builds for development after every change; further options go to wp-scripts.
 */
import { createHash } from 'node:crypto';
import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lib/lock.mjs';
import { fail, say } from './lib/log.mjs';
import { runMain } from './lib/main.mjs';
import { ensureModules } from './lib/modules.mjs';
import { repo, work } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

const STAMP = join( work, 'build.json' );

/** Files and folders that the build depends on; their hash tells whether a build is stale. */
const INPUTS = [
	'src',
	'languages',
	'package.json',
	'package-lock.json',
	'webpack.config.js',
	'dev/i18n',
	'dev/webpack',
];

/** Returns false for the PHP of the server, which is not built but loaded from src. */
const isInput = ( path ) => ! path.startsWith( 'src/server/' );

function filesOf( input ) {
	const path = join( repo, input );
	if ( ! existsSync( path ) || statSync( path ).isFile() ) {
		return existsSync( path ) ? [ input ] : [];
	}
	return readdirSync( path, { recursive: true } )
		.map( ( name ) => `${ input }/${ name.replaceAll( '\\', '/' ) }` )
		.filter(
			( name ) =>
				isInput( name ) && statSync( join( repo, name ) ).isFile()
		)
		.sort();
}

function hashOfInputs() {
	const hash = createHash( 'sha256' );
	for ( const name of INPUTS.flatMap( filesOf ) ) {
		hash.update( `${ name }\0` ).update(
			readFileSync( join( repo, name ) )
		);
	}
	return hash.digest( 'hex' );
}

function isBuilt( hash ) {
	const stamp = existsSync( STAMP )
		? JSON.parse( readFileSync( STAMP, 'utf8' ) )
		: {};
	return (
		stamp.hash === hash &&
		existsSync( join( repo, 'build/block/block.json' ) )
	);
}

/** Copies the images that the server links to by name; wp-scripts does not delete build/images when it clears build. */
function copyImages() {
	const images = join( repo, 'src/images' );
	if ( existsSync( images ) ) {
		cpSync( images, join( repo, 'build/images' ), { recursive: true } );
	}
}

async function wpScripts( command, args, options = {} ) {
	const bin = join(
		repo,
		'node_modules/@wordpress/scripts/bin/wp-scripts.js'
	);
	return run( process.execPath, [ bin, command, ...args ], {
		cwd: repo,
		...options,
	} );
}

/**
 * Installs the node modules and builds, each only if needed.
 *
 * @return {Promise<boolean>} False if the build was up to date.
 */
export async function build() {
	await ensureModules();
	return withLock( `build-${ basename( repo ) }`, async () => {
		const hash = hashOfInputs();
		if ( isBuilt( hash ) ) {
			return false;
		}
		say( 'Building …' );
		const { code, stdout, stderr } = await wpScripts( 'build', [], {
			quiet: true,
			allowFailure: true,
		} );
		if ( code !== 0 ) {
			fail( `The build failed:\n${ stdout.trim() }\n${ stderr.trim() }` );
		}
		copyImages();
		mkdirSync( work, { recursive: true } );
		writeFileSync( STAMP, JSON.stringify( { hash } ) );
		return true;
	} );
}

async function main() {
	const args = process.argv.slice( 2 );
	if ( args.includes( '--watch' ) ) {
		await ensureModules();
		copyImages();
		// From now on the folder has a development build, so the stamp of the last production build is no longer valid.
		rmSync( STAMP, { force: true } );
		await wpScripts(
			'start',
			args.filter( ( arg ) => arg !== '--watch' )
		);
	} else if ( ! ( await build() ) ) {
		say( 'The build is up to date.' );
	}
}

if ( process.argv[ 1 ] === fileURLToPath( import.meta.url ) ) {
	await runMain( main );
}
