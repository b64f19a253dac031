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

/** Every file of a folder, in one order on every machine; a file is itself; what is not there is an empty list. */
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
 * One hash over names and contents of files and folders, relative to the checkout.
 *
 * @param {string}   key   Whatever else the result depends on.
 * @param {string[]} paths
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
 * Does a step unless it was done before from the same inputs and what it made is still as it left it.
 *
 * @param {Object}   step
 * @param {string}   step.name
 * @param {string}   step.key    Whatever is not in a file.
 * @param {string[]} step.inputs Files and folders.
 * @param {() => Promise<string[]>} step.run Answers the files and folders that show it was done.
 * @return {Promise<boolean>} Whether there was something to do.
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
