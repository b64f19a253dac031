/** Tests of the table of histories that the load tests write into a document. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withRow } from '../load/lib/histories-table.mjs';

const MARKS = [
	'<!-- histories: npm run test:load -- --long writes these rows -->',
	'<!-- /histories -->',
];

const figures = ( writes ) => ( {
	faults: 2,
	writes,
	series: 30,
	splits: 4,
	undone: 20,
	weeks: 1,
	again: 9,
	reads: 40,
	taken: 50,
	changed: 6,
	found: 0,
} );

const rows = ( text ) =>
	text.split( '\n' ).filter( ( line ) => / \d{4}-\d\d-\d\d \|/.test( line ) );

test( 'a run writes the row of its engine and leaves the others and the text', () => {
	const empty = `Before\n\n${ MARKS.join( '\n' ) }\n\nAfter\n`;
	const day = '2026-11-25';
	const one = withRow( empty, 'galera', 300, figures( 1200 ), day );
	const two = withRow( one, 'sqlite', 30, figures( 90 ), day );
	const three = withRow( two, 'galera', 30, figures( 95 ), '2026-11-26' );

	assert.deepEqual( rows( three ), [
		'| SQLite, 2026-11-25 | 2 | 30 | 90 | 30, 4 | 20 | 1 | 9 | 40 | 50, 6 | 0 |',
		'| Galera, 2026-11-26 | 2 | 30 | 95 | 30, 4 | 20 | 1 | 9 | 40 | 50, 6 | 0 |',
	] );
	assert.match( rows( one )[ 0 ], /\| 1,200 \|/ );
	assert.ok( three.startsWith( `Before\n\n${ MARKS[ 0 ] }\n` ) );
	assert.ok( three.endsWith( `${ MARKS[ 1 ] }\n\nAfter\n` ) );
} );
