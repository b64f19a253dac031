import { createHash } from 'node:crypto';
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { repo, work } from '../lib/paths.mjs';

const stampFile = ( name ) => join( work, 'stamps', `${ name }.json` );

/** Returns the files of a folder, in the same order on every machine; the file itself; or an empty list. */
function filesOf( path ) {
	if ( ! existsSync( path ) ) {
		return [];
	}
	if ( ! statSync( path ).isDirectory() ) {
		return [ path ];
	}
	return readdirSync( path, { recursive: true } )
		.map( ( name ) => join( path, name ) )
		.filter( ( file ) => statSync( file ).isFile() )
		.sort();
}

/**
 * Returns a hash of the names and contents of files and folders.
 *
 * @param {string}   key   Text that is also hashed.
 * @param {string[]} paths Paths relative to the checkout.
 */
export function hashOf( key, paths ) {
	const hash = createHash( 'sha256' ).update( key );
	for ( const file of paths.flatMap( ( path ) =>
		filesOf( resolve( repo, path ) )
	) ) {
		hash.update( `\0${ file }\0` ).update( readFileSync( file ) );
	}
	return hash.digest( 'hex' );
}

/**
 * Runs a step unless it has run before with the same inputs and its outputs have not changed since.
 *
 * @param {Object}   step
 * @param {string}   step.name
 * @param {string}   step.key    Input that is not in a file.
 * @param {string[]} step.inputs Files and folders.
 * @param {() => Promise<string[]>} step.run Returns the output files and folders.
 * @return {Promise<boolean>} True if the step ran.
 */
export async function once( { name, key = '', inputs = [], run } ) {
	const file = stampFile( name );
	if ( existsSync( file ) ) {
		const { outputs, hash } = JSON.parse( readFileSync( file, 'utf8' ) );
		if ( hash === hashOf( key, [ ...inputs, ...outputs ] ) ) {
			return false;
		}
		rmSync( file );
	}
	const outputs = await run();
	mkdirSync( join( work, 'stamps' ), { recursive: true } );
	writeFileSync(
		file,
		JSON.stringify( {
			outputs,
			hash: hashOf( key, [ ...inputs, ...outputs ] ),
		} )
	);
	return true;
}
