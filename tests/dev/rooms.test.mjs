/** Tests that no folder has so many files that one has to search in it. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { repo } from '../../dev/lib/paths.mjs';

/** Maximum number of files directly in a folder. */
const MAX_FILES = 30;

const rooms = [ 'src', 'dev' ].flatMap( ( top ) => [
	top,
	...readdirSync( join( repo, top ), {
		recursive: true,
		withFileTypes: true,
	} )
		.filter( ( entry ) => entry.isDirectory() )
		.map( ( { parentPath, name } ) => join( parentPath, name ) )
		.filter(
			( path ) => ! /[\\/](node_modules|vendor)([\\/]|$)/.test( path )
		)
		.map( ( path ) => path.slice( repo.length + 1 ) ),
] );

test( 'no room has more files than one takes in', () => {
	assert.ok( rooms.length > 40 );
	const full = rooms.filter( ( room ) => {
		const files = readdirSync( join( repo, room ), {
			withFileTypes: true,
		} ).filter( ( entry ) => entry.isFile() );
		return files.length > MAX_FILES;
	} );
	assert.deepEqual( full, [] );
} );
