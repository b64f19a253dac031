/**
 * `npm run build`: builds src into build. Does nothing when nothing has changed since the last build.
 * `npm run build -- --watch` builds for development, again and again; further options go to wp-scripts.
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

/** All that the build is made of. */
const INPUTS = [
	'src',
	'languages',
	'package.json',
	'package-lock.json',
	'webpack.config.js',
	'dev/i18n',
	'dev/webpack',
];

/** The server's half is not built, it is loaded where it is. */
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

/** Pictures that the server links to by name; wp-scripts keeps build/images when it clears the folder. */
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
 * Installs the node modules and builds, each only when it is due.
 *
 * @return {Promise<boolean>} Whether it had to build.
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
		// What is in the folder from now on is for development, whatever the last build was made of.
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
