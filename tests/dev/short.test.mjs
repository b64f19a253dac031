/** Tests that the short form of `npm test` leaves out only what is there, and the continuous integration nothing. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { repo } from '../../dev/lib/paths.mjs';
import { suites } from '../../dev/suites/index.mjs';
import {
	beShort,
	isInShort,
	leftOut,
	loadOptions,
	SHORT_NOTE,
} from '../../dev/suites/short.mjs';

test( 'the long form leaves nothing out', () => {
	// Set where these tests themselves run in the short form.
	delete process.env[ 'STUDIO_CALENDAR_FORM' ];
	assert.deepEqual(
		[ ...leftOut( 'desktop' ), ...leftOut( 'phone' ), ...loadOptions() ],
		[]
	);
} );

test( 'the continuous integration runs the long form', () => {
	const lines = readFileSync( join( repo, '.ci/run' ), 'utf8' ).trim();
	assert.equal( lines.split( '\n' ).at( -1 ), 'exec npm test -- --all' );
} );

test( 'the short form leaves out spec files of the project, each once', () => {
	beShort();
	for ( const [ project, other ] of [
		[ 'desktop', '.phone.' ],
		[ 'phone', '.desktop.' ],
	] ) {
		const files = leftOut( project );
		assert.equal( new Set( files ).size, files.length );
		assert.deepEqual(
			files.filter(
				( file ) =>
					file.includes( other ) ||
					! existsSync( join( repo, 'tests/e2e/specs', file ) )
			),
			[]
		);
	}
	assert.deepEqual( loadOptions(), [ '--engines=sqlite,mariadb' ] );
} );

test( 'the short form leaves out suites that are there, and says which', () => {
	const left = suites( [] )
		.filter( ( suite ) => ! isInShort( suite ) )
		.map( ( { name } ) => name );
	const named = /phone, (.*), and load/.exec( SHORT_NOTE )?.[ 1 ];
	assert.deepEqual( named?.split( ', ' ).sort(), left.sort() );
} );
