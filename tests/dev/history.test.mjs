/** Tests that the checker of tests/load finds each kind of violation, in histories written by hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { historyViolations } from '../load/lib/history.mjs';
import { meanwhile } from '../load/lib/meanwhile.mjs';

const booking = ( id, more = {} ) => ( {
	id,
	isLive: true,
	revision: 1,
	room: 1,
	date: '2027-01-01',
	from: '18:00',
	to: '19:00',
	...more,
} );

const write = ( revision, effects, more = {} ) => ( {
	name: `write ${ revision }`,
	node: 0,
	start: revision * 10,
	end: revision * 10 + 5,
	revision,
	effects,
	...more,
} );

const row = ( id, more = {} ) => ( {
	id: String( id ),
	revision: '1',
	room_id: '1',
	booking_date: '2027-01-01',
	start_minute: '1080',
	end_minute: '1140',
	is_canceled: '0',
	...more,
} );

const moved = { from: '20:00', to: '21:00' };

/** History of two bookings, the second later in the evening; then the first is canceled. */
const HISTORY = {
	writes: [
		write( 1, [ booking( 1 ) ] ),
		write( 2, [ booking( 2, moved ) ] ),
		write( 3, [ booking( 1, { isLive: false, revision: 2 } ) ] ),
	],
	reads: [
		{
			name: 'read',
			node: 0,
			start: 26,
			end: 28,
			revision: 2,
			bookings: [ booking( 1 ), booking( 2, moved ) ],
		},
	],
	unresolved: [],
	tables: [
		{
			bookings: [
				row( 1, { is_canceled: '1', revision: '2' } ),
				row( 2, { start_minute: '1200', end_minute: '1260' } ),
			],
		},
	],
	isCausal: true,
};

const [ READ ] = HISTORY.reads;

const withWrite = ( at, change ) => ( {
	...HISTORY,
	writes: HISTORY.writes.map( ( one, index ) =>
		index === at ? { ...one, ...change } : one
	),
} );

test( 'a history in order is one', () => {
	assert.deepEqual( historyViolations( HISTORY ), [] );
} );

for ( const [ name, history, expected ] of [
	[
		'a revision that two writes got',
		withWrite( 1, { revision: 1 } ),
		/got revision 1, which another write had/,
	],
	[
		'a write that is put before one that had ended',
		withWrite( 1, { start: 1, end: 2 } ),
		/write 2 ended before write 1 began/,
	],
	[
		'a time that was taken',
		withWrite( 1, { effects: [ booking( 2 ) ] } ),
		/write 2 took a time that booking 1 has/,
	],
	[
		'a read without a write of its revision',
		{ ...HISTORY, reads: [ { ...READ, bookings: [ booking( 1 ) ] } ] },
		/misses \[2@1 /,
	],
	[
		'a read with half of a later write',
		{
			...HISTORY,
			reads: [
				{ ...READ, bookings: [ ...READ.bookings, booking( 3 ) ] },
			],
		},
		/shows \[3@1 /,
	],
	[
		'a read of the past',
		{ ...HISTORY, reads: [ { ...READ, start: 40 } ] },
		/shows revision 2 after 3 was acknowledged/,
	],
	[
		'a read that shows less than one before it',
		{
			...HISTORY,
			isCausal: false,
			reads: [
				{ ...READ, node: 1 },
				{
					...READ,
					node: 1,
					start: 29,
					end: 30,
					revision: 1,
					bookings: [ booking( 1 ) ],
				},
			],
		},
		/shows revision 1 after a read of the same node showed 2/,
	],
	[
		'an edit of a state that nobody has any more',
		withWrite( 2, { basis: { id: 1, revision: 0 } } ),
		/write 3 was decided on booking 1@0 and changed 1/,
	],
	[
		'a request that is told something else when it is sent again',
		{
			...HISTORY,
			again: [ { name: 'write 2', told: '2', toldAgain: '3' } ],
		},
		/write 2 was told 2, and when it was sent again 3/,
	],
	[
		'a write that a node has lost',
		{
			...HISTORY,
			tables: [
				...HISTORY.tables,
				{ bookings: [ HISTORY.tables[ 0 ].bookings[ 0 ] ] },
			],
		},
		/node 1 has lost 2@1 /,
	],
	[
		'a change that a node has lost',
		{
			...HISTORY,
			tables: [
				{ bookings: [ row( 1 ), HISTORY.tables[ 0 ].bookings[ 1 ] ] },
			],
		},
		/node 0 has lost 1@2 /,
	],
	[
		'a row that nobody was told of',
		{
			...HISTORY,
			tables: [
				{
					bookings: [
						...HISTORY.tables[ 0 ].bookings,
						row( 9, { room_id: '2' } ),
					],
				},
			],
		},
		/9@1 room 2 .* nobody was told of/,
	],
	[
		'a write without an answer',
		{ ...HISTORY, unresolved: [ 'add 7' ] },
		/add 7 was never answered/,
	],
] ) {
	test( `${ name } is found`, () => {
		const [ first ] = historyViolations( history );
		assert.match( String( first ), expected );
	} );
}

test( 'on a cluster another node may be behind, and the same node may not', () => {
	const late = { ...READ, start: 40 };
	assert.deepEqual(
		historyViolations( {
			...HISTORY,
			isCausal: false,
			reads: [ { ...late, node: 1 } ],
		} ),
		[]
	);
	assert.equal(
		historyViolations( { ...HISTORY, isCausal: false, reads: [ late ] } )
			.length,
		1
	);
} );

test( 'the clients of a run end when its faults fail', async () => {
	const run = { isOver: false };
	let hasEnded = false;
	const client = async () => {
		while ( ! run.isOver ) {
			await new Promise( ( resolve ) => setTimeout( resolve, 1 ) );
		}
		hasEnded = true;
	};
	await assert.rejects(
		meanwhile( run, [ client() ], () =>
			Promise.reject( new Error( 'no fault' ) )
		),
		/no fault/
	);
	assert.ok( hasEnded );
} );
