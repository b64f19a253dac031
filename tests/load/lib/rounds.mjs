/** What races of moves, writes to series and undos are made of: people, places, acts and who may win. */
import { send } from '../../../dev/lib/volley.mjs';
import { adding, moving, undoing } from './acts.mjs';
import { clock, weeksAfter } from './dates.mjs';

/** Start of a series, in minutes after midnight. */
export const NOON = 12 * 60;

/** Number of weeks of a series. */
const WEEKS = 6;

const times = ( count, make ) =>
	Array.from( { length: count }, ( _, n ) => make( n ) );

/** Returns the owner (0) or a trainer (1 to 4) on the nth node. */
export const person = ( { stage }, who, n ) =>
	stage.people[ n % stage.people.length ][ who ];

/** Returns an hour of a place; `start` is in minutes after midnight. */
export const hour = ( { room, date }, start, week = 0 ) => ( {
	room_id: room,
	date: weeksAfter( date, week ),
	time_from: clock( start ),
	time_to: clock( start + 60 ),
} );

export const added = ( ledger, where, repeat = 0 ) =>
	adding( {
		...where,
		studio_id: ledger.stage.studio,
		event_id: ledger.stage.event,
		repeat,
		request_id: ledger.newId(),
	} );

export const moved = ( ledger, booking, to, scope = 'one', seen = {} ) =>
	moving( {
		studio: ledger.stage.studio,
		booking,
		to,
		scope,
		requestId: ledger.newId(),
		seen,
	} );

/** Asks what a write of a series would do, and returns its plan. `act`: the write, given what goes with it. */
export async function look( ledger, act ) {
	const request = act( { dry_run: '1' } ).make( person( ledger, 0, 0 ) );
	const { status, json } = await send( request );
	if ( typeof json?.plan !== 'string' ) {
		throw new Error( `A dry run told no plan: ${ status }` );
	}
	return { plan: json.plan };
}

/** Adds one booking, or as many weeks as are named, as the owner or a trainer. */
export async function booked( ledger, where, { weeks = 1, who = 0 } = {} ) {
	const act = added( ledger, where, weeks - 1 );
	const { effects } = await ledger.make( person( ledger, who, 0 ), act );
	return effects;
}

export const series = ( ledger, place, who = 0 ) =>
	booked( ledger, hour( place, NOON ), { weeks: WEEKS, who } );

/** Returns entries of one act for each caller, or of acts that `make` makes. */
export const entries = ( ledger, name, count, make, who = 0 ) =>
	times( count, ( n ) => ( {
		name: `${ name } ${ ++ledger.count }`,
		caller: person( ledger, who, n ),
		act: make( n ),
	} ) );

/** Prepares a write that can be taken back, and returns entries that all take it back. */
export async function undos( ledger, act, count ) {
	const { name, effects } = await ledger.make( person( ledger, 0, 0 ), act );
	const back = undoing( name, act.requestId );
	return {
		effects,
		undoing: entries( ledger, 'undo', count, () => back ),
	};
}

/** Returns by how many milliseconds a request that needs no lock starts later than the others, so that it comes in their midst. */
export const laterIn = ( round ) => 20 * ( round % 5 );

/** Returns the entries of all lists in turn. */
export const mixed = ( ...lists ) =>
	times( Math.max( ...lists.map( ( { length } ) => length ) ), ( n ) =>
		lists.flatMap( ( list ) => list.slice( n, n + 1 ) )
	).flat();

export const oneOf = ( oks ) => {
	const winners = oks.filter( Boolean ).length;
	return winners === 1 ? [] : [ `${ winners } of ${ oks.length } won` ];
};

export const someOf = ( oks ) =>
	oks.includes( true ) ? [] : [ 'nobody won' ];

/** Checks that all undos were accepted and nothing else, or no undo and one of the others. */
export const allUndosOrOne = ( list ) => ( oks ) => {
	const isUndo = list.map( ( { act } ) => Boolean( act.note.undoes ) );
	const undone = oks.filter( ( ok, at ) => ok && isUndo[ at ] ).length;
	const others = oks.filter( ( ok, at ) => ok && ! isUndo[ at ] ).length;
	const all = isUndo.filter( Boolean ).length;
	return ( undone === all && others === 0 ) ||
		( undone === 0 && others === 1 )
		? []
		: [ `${ undone } of ${ all } undos and ${ others } others won` ];
};
