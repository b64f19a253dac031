/** Tests that the checker of tests/load finds wrong undos after later writes, and wrong copies of weeks. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { historyViolations } from '../load/lib/history.mjs';

const OWNER = 7;
const TRAINER = 8;

/** Mondays and a Tuesday. */
const [ MONDAY, TUESDAY, NEXT, NEXT_TUESDAY ] = [
	'2027-01-04',
	'2027-01-05',
	'2027-01-11',
	'2027-01-12',
];

const booking = ( id, revision, hour, more = {} ) => ( {
	id,
	isLive: true,
	revision,
	room: 1,
	date: MONDAY,
	from: `${ hour }:00`,
	to: `${ hour + 1 }:00`,
	status: 'Approved',
	series: null,
	trainer: OWNER,
	...more,
} );

const write = ( revision, effects, more = {} ) => ( {
	name: `write ${ revision }`,
	node: 0,
	by: OWNER,
	start: revision * 10,
	end: revision * 10 + 5,
	revision,
	effects,
	canceled: [],
	...more,
} );

const undo = ( revision, of, effects, more ) =>
	write( revision, effects, { undoes: `write ${ of }`, ...more } );

const check = ( writes, more = {} ) =>
	historyViolations( {
		writes,
		reads: [],
		owner: OWNER,
		unresolved: [],
		tables: [],
		isCausal: true,
		...more,
	} );

const ADDED = write( 1, [ booking( 1, 1, 10 ) ], { isNew: true } );
const MOVED = write( 2, [ booking( 1, 2, 11 ) ] );
const AGAIN = write( 3, [ booking( 1, 3, 12 ) ] );
const BACK = undo( 4, 3, [ booking( 1, 4, 11 ) ] );

const refused = ( start, end = start + 3 ) => ( {
	refused: [
		{
			name: 'undo',
			of: 'write 2',
			code: 'changed_meanwhile',
			start,
			end,
		},
	],
} );

test( 'a write is taken back once the later one is', () => {
	const last = undo( 5, 2, [ booking( 1, 5, 10 ) ] );
	assert.deepEqual( check( [ ADDED, MOVED, AGAIN, BACK, last ] ), [] );
} );

test( 'a write is taken back after a change of somebody else that was taken back', () => {
	const by = { by: TRAINER };
	const writes = [
		ADDED,
		MOVED,
		{ ...AGAIN, ...by },
		{ ...BACK, ...by },
		undo( 5, 2, [ booking( 1, 5, 10 ) ] ),
	];
	assert.deepEqual( check( writes ), [] );
} );

test( 'an undo is refused while a later write stands, whatever comes after', () => {
	const writes = [ ADDED, MOVED, AGAIN, BACK ];
	for ( const [ start, end ] of [
		[ 36, 39 ],
		[ 36, 46 ],
		[ 26, 31 ],
		[ 42, 50 ],
	] ) {
		assert.deepEqual( check( writes, refused( start, end ) ), [] );
	}
} );

test( 'a week is copied', () => {
	const writes = [
		ADDED,
		write( 2, [ booking( 2, 1, 11, { date: TUESDAY } ) ] ),
		write( 3, [ booking( 3, 1, 12, { status: 'Pending' } ) ] ),
		write( 4, [ booking( 4, 1, 13 ) ] ),
		write(
			5,
			[
				booking( 5, 1, 10, { date: NEXT } ),
				booking( 6, 1, 11, { date: NEXT_TUESDAY } ),
			],
			{
				isNew: true,
				copies: { from: TUESDAY, to: NEXT, skip: [ 4 ] },
			}
		),
	];
	assert.deepEqual( check( writes ), [] );
} );

const copy = ( ...effects ) => [
	ADDED,
	write( 2, [ booking( 2, 1, 11, { trainer: TRAINER } ) ] ),
	write( 3, effects, {
		isNew: true,
		copies: { from: MONDAY, to: NEXT, skip: [] },
	} ),
];

const FIRST_COPY = booking( 5, 1, 10, { date: NEXT } );

for ( const [ name, violations, expected ] of [
	[
		'an undo of a write before the later one is taken back',
		check( [ ADDED, MOVED, AGAIN, undo( 4, 2, [ booking( 1, 4, 10 ) ] ) ] ),
		/^write 4 took back write 2, which left booking 1@2, though it was at 3/,
	],
	[
		'an undo after somebody else has changed a booking and changed it back',
		check( [
			ADDED,
			MOVED,
			{ ...AGAIN, by: TRAINER },
			write( 4, [ booking( 1, 4, 11 ) ], { by: TRAINER } ),
			undo( 5, 2, [ booking( 1, 5, 10 ) ] ),
		] ),
		/^write 5 took back write 2, which left booking 1@2, though it was at 4/,
	],
	[
		'an undo that is refused though the later write was taken back',
		check( [ ADDED, MOVED, AGAIN, BACK ], refused( 46 ) ),
		/^undo may not take back write 2 \(changed_meanwhile\)/,
	],
	[
		'half of a week that was copied',
		check( copy( FIRST_COPY ) ),
		/^write 3 says \[\] instead of \[copy@1 room 1 2027-01-11 11:00-12:00 Approved by 8\]/,
	],
	[
		'a copy for another trainer',
		check( copy( FIRST_COPY, booking( 6, 1, 11, { date: NEXT } ) ) ),
		/^write 3 says \[copy@1 .* by 7\] instead of \[copy@1 .* by 8\]/,
	],
	[
		'a copy that belongs to a series',
		check(
			copy(
				{ ...FIRST_COPY, series: 1 },
				booking( 6, 1, 11, { date: NEXT, trainer: TRAINER } )
			)
		),
		/^write 3 says \[copy@1 .* of series 1 by 7\]/,
	],
] ) {
	test( `${ name } is found`, () => {
		assert.match( String( violations[ 0 ] ), expected );
	} );
}
