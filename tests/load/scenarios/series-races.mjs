/**
 * Races of moves, writes to series and undos. Each entry prepares a round on a date and in a room of its own. The checker of
 * histories says whether all that was accepted has one order and did what it had to; `check` says who may win.
 *
 * @typedef {import('../lib/contest.mjs').Ledger} Ledger
 * @typedef {import('../lib/contest.mjs').Round} Round
 */
import { closeRoom, openRoom } from '../../../dev/lib/calls.mjs';
import { send } from '../../../dev/lib/volley.mjs';
import {
	adding,
	cancelingSeries,
	moving,
	toggling,
	undoing,
} from '../lib/acts.mjs';
import { clock, weeksAfter } from '../lib/dates.mjs';

const [ noon, afternoon, evening ] = [ 12, 15, 18 ].map(
	( hour ) => 60 * hour
);

/** Number of weeks of a series. */
const WEEKS = 6;

const times = ( count, make ) =>
	Array.from( { length: count }, ( _, n ) => make( n ) );

/** Returns the owner (0) or a trainer (1 to 4) on the nth node. */
const person = ( { stage }, who, n ) =>
	stage.people[ n % stage.people.length ][ who ];

/** Returns an hour of a place; `start` is in minutes after midnight. */
const hour = ( { room, date }, start, week = 0 ) => ( {
	room_id: room,
	date: weeksAfter( date, week ),
	time_from: clock( start ),
	time_to: clock( start + 60 ),
} );

const added = ( ledger, where, repeat = 0 ) =>
	adding( {
		...where,
		studio_id: ledger.stage.studio,
		event_id: ledger.stage.event,
		repeat,
		request_id: ledger.newId(),
	} );

const moved = ( ledger, booking, to, scope = 'one' ) =>
	moving( {
		studio: ledger.stage.studio,
		booking,
		to,
		scope,
		requestId: ledger.newId(),
	} );

/** Adds one booking, or as many weeks as are named, as the owner or a trainer. */
async function booked( ledger, where, { weeks = 1, who = 0 } = {} ) {
	const act = added( ledger, where, weeks - 1 );
	const { effects } = await ledger.make( person( ledger, who, 0 ), act );
	return effects;
}

const series = ( ledger, place, who = 0 ) =>
	booked( ledger, hour( place, noon ), { weeks: WEEKS, who } );

/** Returns entries of one act for each caller, or of acts that `make` makes. */
const entries = ( ledger, name, count, make, who = 0 ) =>
	times( count, ( n ) => ( {
		name: `${ name } ${ ++ledger.count }`,
		caller: person( ledger, who, n ),
		act: make( n ),
	} ) );

/** Prepares a write that can be taken back, and returns entries that all take it back. */
async function undos( ledger, act, count ) {
	const { name, effects } = await ledger.make( person( ledger, 0, 0 ), act );
	const back = undoing( name, act.requestId );
	return {
		effects,
		undoing: entries( ledger, 'undo', count, () => back ),
	};
}

/** Returns by how many milliseconds a request that needs no lock starts later than the others, so that it comes in their midst. */
const laterIn = ( round ) => 20 * ( round % 5 );

/** Returns the entries of all lists in turn. */
const mixed = ( ...lists ) =>
	times( Math.max( ...lists.map( ( { length } ) => length ) ), ( n ) =>
		lists.flatMap( ( list ) => list.slice( n, n + 1 ) )
	).flat();

const oneOf = ( oks ) => {
	const winners = oks.filter( Boolean ).length;
	return winners === 1 ? [] : [ `${ winners } of ${ oks.length } won` ];
};

const someOf = ( oks ) => ( oks.includes( true ) ? [] : [ 'nobody won' ] );

/** Checks that all undos were accepted and nothing else, or no undo and one of the others. */
const allUndosOrOne = ( list ) => ( oks ) => {
	const isUndo = list.map( ( { act } ) => Boolean( act.note.undoes ) );
	const undone = oks.filter( ( ok, at ) => ok && isUndo[ at ] ).length;
	const others = oks.filter( ( ok, at ) => ok && ! isUndo[ at ] ).length;
	const all = isUndo.filter( Boolean ).length;
	return ( undone === all && others === 0 ) ||
		( undone === 0 && others === 1 )
		? []
		: [ `${ undone } of ${ all } undos and ${ others } others won` ];
};

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
	const to = hour( place, evening );
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
		moved( ledger, rows[ 0 ], hour( place, afternoon ), 'all' );
	const one = () => moved( ledger, rows[ 2 ], hour( place, evening, 2 ) );
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
	const [ booking ] = await booked( ledger, hour( place, noon ) );
	const act = moved( ledger, booking, hour( place, afternoon ) );
	const { effects, undoing: list } = await undos( ledger, act, 3 );
	const further = () => moved( ledger, effects[ 0 ], hour( place, evening ) );
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
		moved( ledger, rows[ 2 ], hour( place, afternoon, 2 ), 'following' );
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
		hour( place, afternoon, 2 ),
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
		moved( ledger, rows[ 0 ], hour( place, evening ), 'all' );
	const one = () => added( ledger, hour( place, evening + 30, 3 ) );
	return {
		entries: mixed(
			entries( ledger, 'series', 3, whole ),
			entries( ledger, 'add', 5, one, 1 )
		),
		losers: [ 'slot_taken', 'changed_meanwhile' ],
		check: oneOf,
	};
}

/** Prepares a canceled series: this is taken back, and one of its places is booked. */
async function undoAgainstAdd( ledger, place ) {
	const [ first ] = await series( ledger, place );
	const act = cancelingSeries( first, 'all', ledger.newId() );
	const { undoing: list } = await undos( ledger, act, 3 );
	const one = () => added( ledger, hour( place, noon + 30, 2 ) );
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
	const [ booking ] = await booked( ledger, hour( place, evening ) );
	const rows = await series( ledger, place );
	await send( openRoom( owner, stage.spare ) );
	const there = { ...place, room: stage.spare };
	const all = [
		...entries( ledger, 'move', 1, () =>
			moved( ledger, booking, hour( there, evening ) )
		),
		...entries( ledger, 'series', 1, () =>
			moved( ledger, rows[ 0 ], hour( there, noon ), 'all' )
		),
		...entries( ledger, 'add', 1, () =>
			added( ledger, hour( there, afternoon ) )
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
	const one = ( n ) => added( ledger, hour( place, evening + 60 * n ) );
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
