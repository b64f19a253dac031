/**
 * Races of moves, writes to series and undos. Each entry prepares a round on a date and in a room of its own. The checker of
 * histories says whether all that was accepted has one order and did what it had to; `check` says who may win.
 *
 * @typedef {import('../lib/contest.mjs').Ledger} Ledger
 * @typedef {import('../lib/contest.mjs').Round} Round
 */
import { closeRoom, openRoom } from '../../../dev/lib/calls.mjs';
import { send } from '../../../dev/lib/volley.mjs';
import { cancelingSeries, toggling } from '../lib/acts.mjs';
import {
	added,
	allUndosOrOne,
	booked,
	entries,
	hour,
	laterIn,
	look,
	mixed,
	moved,
	NOON,
	oneOf,
	person,
	series,
	someOf,
	undos,
} from '../lib/rounds.mjs';

const [ AFTERNOON, EVENING ] = [ 15 * 60, 18 * 60 ];

/** Prepares six bookings, all of which are moved onto one place. */
async function movesOntoOnePlace( ledger, place ) {
	const list = [];
	for ( let n = 0; n < 6; n++ ) {
		const [ booking ] = await booked(
			ledger,
			hour( place, ( 7 + n ) * 60 )
		);
		list.push( booking );
	}
	const to = hour( place, EVENING );
	return {
		entries: entries( ledger, 'move', 6, ( n ) =>
			moved( ledger, list[ n ], to )
		),
		losers: [ 'slot_taken' ],
		check: oneOf,
	};
}

/** Prepares a series that its trainer moves, and of which the owner moves one booking. */
async function seriesAgainstRow( ledger, place ) {
	const rows = await series( ledger, place, 1 );
	const whole = () =>
		moved( ledger, rows[ 0 ], hour( place, AFTERNOON ), 'all' );
	const one = () => moved( ledger, rows[ 2 ], hour( place, EVENING, 2 ) );
	return {
		entries: mixed(
			entries( ledger, 'series', 3, whole, 1 ),
			entries( ledger, 'row', 3, one )
		),
		losers: [ 'changed_meanwhile' ],
		check: someOf,
	};
}

/** Prepares a moved booking: its move is taken back, and it is moved further. */
async function undoAgainstEdit( ledger, place ) {
	const [ booking ] = await booked( ledger, hour( place, NOON ) );
	const act = moved( ledger, booking, hour( place, AFTERNOON ) );
	const { effects, undoing: list } = await undos( ledger, act, 3 );
	const further = () => moved( ledger, effects[ 0 ], hour( place, EVENING ) );
	const all = mixed( list, entries( ledger, 'edit', 3, further ) );
	return {
		entries: all,
		losers: [ 'changed_meanwhile' ],
		check: allUndosOrOne( all ),
	};
}

/** Prepares a canceled series whose cancellation is taken back six times. */
async function undoAgainstUndo( ledger, place ) {
	const [ first ] = await series( ledger, place );
	const act = cancelingSeries( first, 'all', ledger.newId() );
	const { undoing: list } = await undos( ledger, act, 6 );
	return {
		entries: list,
		losers: [],
		check: ( oks ) =>
			oks.every( Boolean ) ? [] : [ 'an undo sent again was refused' ],
	};
}

/** Prepares a series that is split, canceled from a later booking on and canceled as a whole. */
async function splitAgainstCancel( ledger, place ) {
	const rows = await series( ledger, place );
	const split = () =>
		moved( ledger, rows[ 2 ], hour( place, AFTERNOON, 2 ), 'following' );
	const canceled = ( row, scope ) => () =>
		cancelingSeries( row, scope, ledger.newId() );
	return {
		entries: mixed(
			entries( ledger, 'split', 2, split ),
			entries( ledger, 'cancel', 2, canceled( rows[ 4 ], 'following' ) ),
			entries( ledger, 'cancel', 2, canceled( rows[ 0 ], 'all' ) )
		),
		losers: [ 'changed_meanwhile', 'invalid' ],
		check: someOf,
	};
}

/** Prepares a split series: the split is taken back, and one of its bookings is canceled. */
async function undoOfSplitAgainstCancel( ledger, place ) {
	const rows = await series( ledger, place );
	const act = moved(
		ledger,
		rows[ 2 ],
		hour( place, AFTERNOON, 2 ),
		'following'
	);
	const { undoing: list } = await undos( ledger, act, 3 );
	const canceled = ( n ) =>
		toggling( rows[ 3 + n ], 'cancel', ledger.newId() );
	return {
		entries: mixed( list, entries( ledger, 'cancel', 2, canceled ) ),
		losers: [ 'changed_meanwhile' ],
		check: someOf,
	};
}

/** Prepares a series that is moved, and new bookings of one of its new places. */
async function seriesAgainstAdd( ledger, place ) {
	const rows = await series( ledger, place );
	const whole = () =>
		moved( ledger, rows[ 0 ], hour( place, EVENING ), 'all' );
	const one = () => added( ledger, hour( place, EVENING + 30, 3 ) );
	return {
		entries: mixed(
			entries( ledger, 'series', 3, whole ),
			entries( ledger, 'add', 5, one, 1 )
		),
		losers: [ 'slot_taken', 'changed_meanwhile' ],
		check: oneOf,
	};
}

/**
 * Prepares a series of which the owner has seen what a move and a cancellation would do. They press, and move single bookings in
 * another window meanwhile: nothing is done to a series that has changed since it was looked at.
 */
async function pressesAgainstRows( ledger, place ) {
	const rows = await series( ledger, place );
	const whole = ( seen ) =>
		moved( ledger, rows[ 0 ], hour( place, AFTERNOON ), 'all', seen );
	const canceled = ( seen ) =>
		cancelingSeries( rows[ 0 ], 'all', ledger.newId(), seen );
	const [ toMove, toCancel ] = [
		await look( ledger, whole ),
		await look( ledger, canceled ),
	];
	const presses = [
		...entries( ledger, 'press', 2, () => whole( toMove ) ),
		...entries( ledger, 'press', 1, () => canceled( toCancel ) ),
	];
	const one = ( n ) =>
		moved( ledger, rows[ 1 + n ], hour( place, EVENING, 1 + n ) );
	const all = mixed( entries( ledger, 'row', 3, one ), presses );
	return {
		entries: all,
		losers: [ 'changed_meanwhile' ],
		check: ( oks ) => {
			const won = all.filter( ( entry, at ) => oks[ at ] );
			const pressed = won.filter( ( entry ) =>
				presses.includes( entry )
			);
			const moves = won.length - pressed.length;
			return ( pressed.length === 1 && moves === 0 ) ||
				( pressed.length === 0 && moves === 3 )
				? []
				: [
						`${ pressed.length } presses and ${ moves } of 3 rows won`,
					];
		},
	};
}

/** Prepares a canceled series: this is taken back, and one of its places is booked. */
async function undoAgainstAdd( ledger, place ) {
	const [ first ] = await series( ledger, place );
	const act = cancelingSeries( first, 'all', ledger.newId() );
	const { undoing: list } = await undos( ledger, act, 3 );
	const one = () => added( ledger, hour( place, NOON + 30, 2 ) );
	const all = mixed( list, entries( ledger, 'add', 5, one, 2 ) );
	return {
		entries: all,
		losers: [ 'slot_taken' ],
		check: allUndosOrOne( all ),
	};
}

/** Prepares bookings and a series that are moved into a room which closes. A booked room may not close. */
async function roomCloses( ledger, place, round ) {
	const { stage } = ledger;
	const owner = person( ledger, 0, 0 );
	const [ booking ] = await booked( ledger, hour( place, EVENING ) );
	const rows = await series( ledger, place );
	await send( openRoom( owner, stage.spare ) );
	const there = { ...place, room: stage.spare };
	const all = [
		...entries( ledger, 'move', 1, () =>
			moved( ledger, booking, hour( there, EVENING ) )
		),
		...entries( ledger, 'series', 1, () =>
			moved( ledger, rows[ 0 ], hour( there, NOON ), 'all' )
		),
		...entries( ledger, 'add', 1, () =>
			added( ledger, hour( there, AFTERNOON ) )
		),
	];
	return {
		entries: all,
		others: [
			{
				...closeRoom( person( ledger, 0, 1 ), stage.spare ),
				later: laterIn( round ),
			},
		],
		losers: [ 'invalid' ],
		check: async ( oks, [ { status, json } ] ) => {
			await stage.settle();
			const { bookings } = await stage.state();
			const inside = bookings.filter(
				( row ) =>
					Number( row.room_id ) === stage.spare &&
					Number( row.is_canceled ) === 0
			);
			for ( const { id } of inside ) {
				const act = toggling(
					{ id: Number( id ) },
					'cancel',
					ledger.newId()
				);
				await ledger.make( owner, act );
			}
			// WordPress answers 200 for a room that stays open too, with its status.
			const isClosed = json?.status === 'trash';
			return isClosed === inside.length > 0
				? [
						`the room is ${ json?.status } (${ status }) with ${ inside.length } bookings in it`,
					]
				: [];
		},
	};
}

/**
 * Prepares a trainer who leaves while the owner takes back the cancellation of their series, and they book. What comes after
 * their leaving is refused.
 */
async function memberLeaves( ledger, place, round ) {
	const { stage } = ledger;
	const trainer = person( ledger, 3, 0 );
	await send( stage.setMember( trainer, true ) );
	const [ first ] = await series( ledger, place, 3 );
	const act = cancelingSeries( first, 'all', ledger.newId() );
	const { undoing: list } = await undos( ledger, act, 2 );
	const one = ( n ) => added( ledger, hour( place, EVENING + 60 * n ) );
	return {
		entries: mixed( list, entries( ledger, 'add', 3, one, 3 ) ),
		others: [
			{
				...stage.setMember( person( ledger, 3, 1 ), false ),
				later: laterIn( round ),
			},
		],
		excused: [ 'invalid' ],
		losers: [ 'invalid', 'forbidden' ],
		check: ( oks, [ { status, json } ] ) => {
			const late = ledger.writes.filter(
				( { revision } ) => revision > json.revision
			);
			return status === 200 && late.length === 0
				? []
				: [
						`after the trainer had left at ${ json?.revision }: ${ late.map( ( { name } ) => name ).join() }`,
					];
		},
	};
}

/** `isQuick`: whether the short form plays it too. */
export const seriesRaces = [
	{ name: 'moves onto one place', prepare: movesOntoOnePlace },
	{
		name: 'series against one of its bookings',
		prepare: seriesAgainstRow,
		isQuick: true,
	},
	{ name: 'confirmed plans against rows', prepare: pressesAgainstRows },
	{ name: 'undo against edit', prepare: undoAgainstEdit, isQuick: true },
	{ name: 'undo against undo', prepare: undoAgainstUndo },
	{ name: 'split against cancel', prepare: splitAgainstCancel },
	{
		name: 'undo of a split against cancel',
		prepare: undoOfSplitAgainstCancel,
	},
	{ name: 'series against add', prepare: seriesAgainstAdd },
	{
		name: 'undo of a cancel against add',
		prepare: undoAgainstAdd,
		isQuick: true,
	},
	{ name: 'moves into a room that closes', prepare: roomCloses },
	{ name: 'undo for a member who leaves', prepare: memberLeaves },
].map( ( race, index ) => ( { ...race, index } ) );
