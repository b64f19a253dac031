import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { repo } from '../../dev/lib/paths.mjs';
import { CONTENTS } from '../../dev/zip.mjs';

const read = ( name ) => readFileSync( join( repo, name ), 'utf8' );

const lines = ( text ) => text.split( '\n' ).filter( ( line ) => line !== '' );

/** Files that state the version, each in the format of the program that reads it. */
const VERSIONS = {
	'package.json': /^\t"version": "(.+)"/m,
	'package-lock.json': /^\t"version": "(.+)"/m,
	'plugin.php': /^ \* Version: +(.+)$/m,
	'readme.txt': /^Stable tag: (.+)$/m,
	'src/block/block.json': /"version": "(.+)"/,
	'src/server/Plugin.php': /VERSION = '(.+)'/,
};

test( 'every place names the same version', () => {
	const found = Object.entries( VERSIONS ).map( ( [ file, pattern ] ) => [
		file,
		pattern.exec( read( file ) )?.[ 1 ],
	] );
	const { version } = JSON.parse( read( 'package.json' ) );
	assert.deepEqual(
		found.filter( ( [ , one ] ) => one !== version ),
		[]
	);
} );

const leftOut = lines( read( '.distignore' ) ).filter(
	( line ) => ! line.startsWith( '#' )
);

const files = lines(
	execFileSync( 'git', [ 'ls-files' ], { cwd: repo, encoding: 'utf8' } )
);

/** @return {boolean} Whether the name is the file itself or a folder that contains it. */
const holds = ( name, file ) =>
	file === name || file.startsWith( `${ name }/` );

test( 'what the zip has not is what .distignore names', () => {
	const isIn = ( list, file ) => list.some( ( name ) => holds( name, file ) );
	assert.deepEqual(
		files.filter(
			( file ) => isIn( leftOut, file ) === isIn( CONTENTS, file )
		),
		[]
	);
} );

test( 'every name of .distignore is of something that is there', () => {
	const gone = leftOut.filter(
		( name ) => ! files.some( ( file ) => holds( name, file ) )
	);
	assert.deepEqual( gone, [] );
} );
