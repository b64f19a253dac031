/** Tests that the checker of tests/load finds wrong writes to series and wrong undos, in histories written by hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { historyViolations } from '../load/lib/history.mjs';

const OWNER = 7;

const DATES = [ '', '2027-01-01', '2027-01-08', '2027-01-15', '2027-01-22' ];

const at = ( hour ) => ( { from: `${ hour }:00`, to: `${ hour + 1 }:00` } );

/** Returns the booking of one week of a series at six in the evening. */
const booking = ( id, revision = 1, more = {} ) => ( {
	id,
	isLive: true,
	revision,
	room: 1,
	date: DATES[ id ],
	...at( 18 ),
	status: 'Approved',
	series: 1,
	trainer: OWNER,
	...more,
} );

const write = ( revision, effects, more ) => ( {
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

const to = ( hour, date ) => ( { room: 1, date, ...at( hour ) } );

const EIGHT = at( 20 );
const NINE = { ...at( 21 ), series: 2 };

/**
 * Writes of a history: a series of four weeks, of which the last is canceled, moves to eight; from its second week on it
 * moves to nine, the canceled booking with the half that it belongs to; this is taken back.
 */
const WRITES = [
	write(
		1,
		[ 1, 2, 3, 4 ].map( ( id ) => booking( id ) ),
		{ isNew: true }
	),
	write( 2, [ booking( 4, 2, { isLive: false } ) ], { isNew: false } ),
	write(
		3,
		[ 1, 2, 3 ].map( ( id ) => booking( id, 2, EIGHT ) ),
		{ series: { anchor: 1, scope: 'all', to: to( 20, DATES[ 1 ] ) } }
	),
	write(
		4,
		[ 2, 3 ].map( ( id ) => booking( id, 3, NINE ) ),
		{ series: { anchor: 2, scope: 'following', to: to( 21, DATES[ 2 ] ) } }
	),
	write(
		5,
		[ 2, 3 ].map( ( id ) => booking( id, 4, EIGHT ) ),
		{ undoes: 'write 4', canceled: [ 4 ] }
	),
];

const row = ( id, revision, hour, isCanceled = 0 ) => ( {
	id,
	revision,
	room_id: 1,
	booking_date: DATES[ id ],
	start_minute: 60 * hour,
	end_minute: 60 * ( hour + 1 ),
	status: 'Approved',
	series_id: 1,
	is_canceled: isCanceled,
} );

const BOOKINGS = [
	row( 1, 2, 20 ),
	row( 2, 4, 20 ),
	row( 3, 4, 20 ),
	row( 4, 4, 18, 1 ),
];

/** Lines of the history table: the studio's revision and the booking. */
const LINES = Object.entries( {
	1: [ 1, 2, 3, 4 ],
	2: [ 4 ],
	3: [ 1, 2, 3 ],
	4: [ 2, 3, 4 ],
	5: [ 2, 3, 4 ],
} ).flatMap( ( [ revision, ids ] ) =>
	ids.map( ( id ) => ( { studio_revision: revision, booking_id: id } ) )
);

const HISTORY = {
	writes: WRITES,
	reads: [],
	owner: OWNER,
	unresolved: [],
	tables: [ { bookings: BOOKINGS, history: LINES } ],
	isCausal: true,
};

const withWrite = ( revision, change ) => ( {
	...HISTORY,
	writes: WRITES.map( ( one ) =>
		one.revision === revision ? { ...one, ...change } : one
	),
} );

const withTable = ( change ) => ( {
	...HISTORY,
	tables: [ { ...HISTORY.tables[ 0 ], ...change } ],
} );

const refused = ( of, code, end ) => ( {
	...HISTORY,
	refused: [ { name: 'undo', of, code, end } ],
} );

test( 'a history of a series is in order', () => {
	assert.deepEqual( historyViolations( HISTORY ), [] );
} );

test( 'an undo is refused with a reason', () => {
	for ( const history of [
		refused( 'write 3', 'changed_meanwhile', 60 ),
		refused( 'write 1', 'changed_meanwhile', 25 ),
	] ) {
		assert.deepEqual( historyViolations( history ), [] );
	}
	const taken = write( 6, [
		booking( 9, 1, { date: DATES[ 4 ], series: null } ),
	] );
	assert.deepEqual(
		historyViolations( {
			...refused( 'write 2', 'slot_taken', 65 ),
			writes: [ ...WRITES, taken ],
			tables: [],
		} ),
		[]
	);
} );

for ( const [ name, history, expected ] of [
	[
		'half of a series',
		withWrite( 3, { effects: WRITES[ 2 ].effects.slice( 0, 2 ) } ),
		/^write 3 says \[\] instead of \[3@2 room 1 2027-01-15 20:00-21:00/,
	],
	[
		'a series of which one booking went elsewhere',
		withWrite( 3, {
			effects: [
				...WRITES[ 2 ].effects.slice( 0, 2 ),
				booking( 3, 2, at( 21 ) ),
			],
		} ),
		/^write 3 says \[3@2 .* 21:00-22:00 .*\] instead of \[3@2 .* 20:00-21:00/,
	],
	[
		'a series whose canceled booking came back',
		withWrite( 3, {
			effects: [ ...WRITES[ 2 ].effects, booking( 4, 3, EIGHT ) ],
		} ),
		/^write 3 says \[4@3 .*\] instead of \[\]/,
	],
	[
		'a series whose booking got another ID',
		withWrite( 3, {
			effects: [
				...WRITES[ 2 ].effects.slice( 0, 2 ),
				booking( 9, 1, { ...EIGHT, date: DATES[ 3 ] } ),
			],
		} ),
		/^write 3 says \[9@1 .*\] instead of \[3@2 /,
	],
	[
		'the later half of a series under the name of the whole',
		withWrite( 4, {
			effects: [ 2, 3 ].map( ( id ) => booking( id, 3, at( 21 ) ) ),
		} ),
		/^write 4 says \[2@3 .* of series 1; .*\] instead of \[2@3 .* of series 2; /,
	],
	[
		'a later half that begins with the first date',
		withWrite( 4, {
			series: { anchor: 1, scope: 'following', to: to( 21, DATES[ 1 ] ) },
		} ),
		/^write 4 had nothing that it could change/,
	],
	[
		'an undo of what has changed since',
		{
			...HISTORY,
			writes: [
				...WRITES.slice( 0, 4 ),
				write( 5, [ booking( 3, 4, { ...NINE, ...at( 15 ) } ) ], {
					isNew: false,
				} ),
				write( 6, WRITES[ 4 ].effects, {
					undoes: 'write 4',
					canceled: [ 4 ],
				} ),
			],
		},
		/^write 6 took back write 4, which left booking 3@3, though it was at 4/,
	],
	[
		'an undo that leaves a booking where it was',
		withWrite( 5, {
			effects: [ booking( 2, 4, EIGHT ), booking( 3, 4, NINE ) ],
		} ),
		/^write 5 says \[3@4 .* of series 2\] instead of \[3@4 .* 20:00-21:00 Approved of series 1\]/,
	],
	[
		'an undo that leaves a canceled booking in the later half',
		withWrite( 5, { canceled: [] } ),
		/^write 5 says \[\] instead of \[booking 4 canceled\]/,
	],
	[
		'an undo of what was not there',
		withWrite( 5, { undoes: 'write 6' } ),
		/^write 5 took back write 6, which was not there/,
	],
	[
		'an undo that is refused as changed before anything changed',
		refused( 'write 3', 'changed_meanwhile', 35 ),
		/^undo may not take back write 3 \(changed_meanwhile\)/,
	],
	[
		'an undo that is refused for a place that nobody took',
		refused( 'write 2', 'slot_taken', 60 ),
		/^undo may not take back write 2 \(slot_taken\)/,
	],
	[
		'an undo of a write that is said to be unknown',
		refused( 'write 4', 'invalid', 60 ),
		/^undo may not take back write 4 \(invalid\)/,
	],
	[
		'an added booking with the ID of another',
		{
			...HISTORY,
			writes: [
				...WRITES,
				write( 6, [ booking( 4 ) ], { isNew: true } ),
			],
		},
		/^write 6 added booking 4, which was there/,
	],
	[
		'a change of a booking that nobody added',
		withWrite( 2, { effects: [ booking( 9, 2, { date: DATES[ 4 ] } ) ] } ),
		/^write 2 changed booking 9, which was not there/,
	],
	[
		'a canceled booking that was deleted',
		withTable( { bookings: BOOKINGS.slice( 0, 3 ) } ),
		/^node 0 has lost 4@4 room 1 .* false/,
	],
	[
		'a booking that an undo did not give back to its series',
		withTable( {
			bookings: [
				...BOOKINGS.slice( 0, 3 ),
				{ ...BOOKINGS[ 3 ], series_id: 2 },
			],
		} ),
		/^node 0 has lost 4@4 room 1 .* of series 1 false/,
	],
	[
		'half of a write in the history of a node',
		withTable( {
			history: LINES.filter(
				( line ) =>
					line.studio_revision !== '4' || line.booking_id !== 4
			),
		} ),
		/^node 0 has changed \[2,3\] at revision 4, and \[2,3,4\] was told/,
	],
	[
		'a write in the history of a node that nobody was told of',
		withTable( {
			history: [ ...LINES, { studio_revision: '6', booking_id: 1 } ],
		} ),
		/^node 0 has changed \[1\] at revision 6, and \[\] was told/,
	],
] ) {
	test( `${ name } is found`, () => {
		const [ first ] = historyViolations( history );
		assert.match( String( first ), expected );
	} );
}
