/** That no room is so full that one has to search in it. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { repo } from '../../dev/lib/paths.mjs';

/** Files side by side that one still takes in. */
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
