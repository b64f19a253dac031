/**
 * The races. Each entry prepares a round on a date and in a room of its own and returns the requests to send at once.
 * In most races exactly one request may win, because every two of them want overlapping times.
 *
 * @typedef {import('../lib/stage.mjs').Stage} Stage
 * @typedef {import('../../../dev/lib/volley.mjs').Request} Request
 * @typedef {Object} Round
 * @property {Request[]} requests
 * @property {string[]}  losers   Codes that a losing request may get, besides `busy`.
 * @property {number}    live     Bookings that take time on the round's date and in its room afterwards.
 * @property {(answers: import('../../../dev/lib/volley.mjs').Answer[], rows: object[]) => string[]} [check] Replaces "exactly one ok".
 */
import {
	add,
	approve,
	cancel,
	edit,
	idsOf,
	restore,
} from '../../../dev/lib/calls.mjs';
import { clock, weeksAfter } from '../lib/dates.mjs';
import { codeOf, send } from '../../../dev/lib/volley.mjs';

/** Returns the nth caller when requests go to all nodes in turn, and on each node come from all people in turn. */
function callerOf( stage, n ) {
	const node = stage.people[ n % stage.people.length ];
	return node[ Math.floor( n / stage.people.length ) % node.length ];
}

const times = ( count, make ) =>
	Array.from( { length: count }, ( _, n ) => make( n ) );

/** Returns the `post_data` of a booking of 90 minutes; `start` is in minutes after midnight. */
function slot( stage, { date, room }, start, more = {} ) {
	return {
		date,
		room_id: room,
		studio_id: stage.studio,
		event_id: stage.event,
		time_from: clock( start ),
		time_to: clock( start + 90 ),
		...more,
	};
}

async function mustWork( request ) {
	const answer = await send( request );
	if ( codeOf( answer ) !== 'ok' ) {
		throw new Error(
			`A round could not be prepared: ${ answer.status } ${ JSON.stringify( answer.json ) }`
		);
	}
	return answer;
}

async function booked( stage, caller, data ) {
	const answer = await mustWork( add( caller, data ) );
	return answer.json.bookings[ 0 ];
}

const evening = 18 * 60;

/** Prepares fifty requests for one slot; in every other round their times differ by minutes but still overlap. */
async function oneSlot( stage, place, round ) {
	const shift = ( n ) => ( round % 2 === 0 ? 0 : 5 * ( n % 10 ) );
	return {
		requests: times( 50, ( n ) =>
			add(
				callerOf( stage, n ),
				slot( stage, place, evening + shift( n ) )
			)
		),
		losers: [ 'slot_taken' ],
		live: 1,
	};
}

/** Prepares ten moves from the morning to the evening and ten new bookings of the same evening time. */
async function editAgainstAdd( stage, place ) {
	const owner = stage.people[ 0 ][ 0 ];
	const movers = [];
	for ( let n = 0; n < 10; n++ ) {
		const [ hours, minutes ] = [ 7 + n, 0 ];
		const early = {
			time_from: clock( hours * 60 + minutes ),
			time_to: clock( hours * 60 + 60 ),
		};
		movers.push(
			await booked( stage, owner, slot( stage, place, 0, early ) )
		);
	}
	await stage.settle();
	const moves = movers.map( ( { id, revision }, n ) => {
		const target = {
			time_from: clock( evening ),
			time_to: clock( evening + 90 ),
		};
		const caller = stage.people[ n % stage.people.length ][ 0 ];
		return edit( caller, {
			booking_id: id,
			studio_id: stage.studio,
			revision,
			...target,
		} );
	} );
	const adds = times( 10, ( n ) =>
		add( callerOf( stage, n ), slot( stage, place, evening ) )
	);
	return {
		requests: moves.flatMap( ( move, n ) => [ move, adds[ n ] ] ),
		losers: [ 'slot_taken' ],
		// An accepted add leaves one booking more than before, an accepted move the same number.
		live: ( answers ) =>
			10 +
			( answers.findIndex( ( answer ) => codeOf( answer ) === 'ok' ) %
				2 ),
	};
}

/** Prepares ten series of six weeks that start up to two weeks apart, so that every two share at least four weeks. */
async function seriesAgainstSeries( stage, place ) {
	const series = ( n ) => ( {
		...slot( stage, place, evening ),
		date: weeksAfter( place.date, n % 3 ),
		repeat: 5,
	} );
	return {
		requests: times( 10, ( n ) =>
			add( callerOf( stage, n ), series( n ) )
		),
		losers: [ 'slot_taken' ],
		live: 6,
		check: ( answers ) => [
			...exactlyOne( answers ),
			...answers
				.filter(
					( answer ) =>
						codeOf( answer ) === 'ok' &&
						idsOf( answer ).length !== 6
				)
				.map(
					( answer ) =>
						`a series of six was answered with ${ idsOf( answer ).length } bookings`
				),
		],
	};
}

/** Prepares five restores of canceled bookings of one slot and ten new bookings of the same slot. */
async function restoreAgainstAdd( stage, place ) {
	const owner = stage.people[ 0 ][ 0 ];
	const canceled = [];
	for ( let n = 0; n < 5; n++ ) {
		const { id } = await booked(
			stage,
			owner,
			slot( stage, place, evening )
		);
		await mustWork( cancel( owner, id ) );
		canceled.push( id );
	}
	await stage.settle();
	const restores = canceled.map( ( id, n ) =>
		restore( stage.people[ n % stage.people.length ][ 0 ], id )
	);
	const adds = times( 10, ( n ) =>
		add( callerOf( stage, n ), slot( stage, place, evening ) )
	);
	return {
		requests: times( 15, ( n ) =>
			n % 3 === 0
				? restores[ n / 3 ]
				: adds[ n - 1 - Math.floor( n / 3 ) ]
		),
		losers: [ 'slot_taken' ],
		live: 1,
	};
}

/**
 * Prepares approvals by an owner and moves by the trainer of the same booking. A move carries the revision it is based
 * on, so it loses when an approval came first; an approval after the move approves the moved booking.
 */
async function approveAgainstEdit( stage, place ) {
	const trainer = ( n ) => stage.people[ n % stage.people.length ][ 1 ];
	const { id, revision } = await booked(
		stage,
		trainer( 0 ),
		slot( stage, place, evening )
	);
	await stage.settle();
	const starts = [ 8, 11, 14 ].map( ( hour ) => hour * 60 );
	const move = ( start, n ) => {
		const target = {
			time_from: clock( start ),
			time_to: clock( start + 90 ),
		};
		return edit( trainer( n ), {
			booking_id: id,
			studio_id: stage.studio,
			revision,
			...target,
		} );
	};
	const requests = starts.flatMap( ( start, n ) => [
		approve( stage.people[ n % stage.people.length ][ 0 ], id ),
		move( start, n ),
	] );
	return {
		requests,
		losers: [ 'changed_meanwhile', 'invalid' ],
		live: 1,
		check: ( answers, rows ) => approvalProblems( answers, rows, starts ),
	};
}

function approvalProblems( answers, [ row ], starts ) {
	const isOk = answers.map( ( answer ) => codeOf( answer ) === 'ok' );
	const moved = starts.filter( ( _, n ) => isOk[ 2 * n + 1 ] );
	const isApproved = isOk.some( ( ok, n ) => ok && n % 2 === 0 );
	const start = moved[ 0 ] ?? evening;
	const problems = [];
	if ( moved.length > 1 ) {
		problems.push(
			`${ moved.length } moves from the same revision were accepted`
		);
	}
	if ( Number( row.start_minute ) !== start ) {
		problems.push(
			`the booking stands at minute ${ row.start_minute }, answered was ${ start }`
		);
	}
	if ( isApproved && row.status !== 'Approved' ) {
		problems.push(
			`an approval was answered "ok", the booking is ${ row.status }`
		);
	}
	return problems;
}

/** Prepares one request five times under one request ID: it must store one booking, and each "ok" must name it. */
async function sameRequestId( stage, place, round ) {
	const id = `load-${ stage.engine }-${ place.date }-${ round }`;
	const twice = ( n ) => stage.people[ n % stage.people.length ][ 1 ];
	return {
		requests: times( 5, ( n ) =>
			add( twice( n ), slot( stage, place, evening, { request_id: id } ) )
		),
		losers: [],
		live: 1,
		check: ( answers, [ row ] ) => {
			const told = answers
				.filter( ( answer ) => codeOf( answer ) === 'ok' )
				.flatMap( idsOf );
			const problems = told
				.filter( ( one ) => one !== Number( row?.id ) )
				.map( ( one ) => `booking ${ one } was answered` );
			return told.length === 0
				? [ 'none of the five was answered "ok"' ]
				: problems;
		},
	};
}

export function exactlyOne( answers ) {
	const winners = answers.filter(
		( answer ) => codeOf( answer ) === 'ok'
	).length;
	return winners === 1
		? []
		: [ `${ winners } of ${ answers.length } requests won` ];
}

export const races = [
	{ name: '50 at once for one slot', prepare: oneSlot },
	{ name: 'edit against add', prepare: editAgainstAdd },
	{ name: 'series against series', prepare: seriesAgainstSeries, weeks: 8 },
	{ name: 'restore against add', prepare: restoreAgainstAdd },
	{ name: 'approve against edit', prepare: approveAgainstEdit },
	{ name: 'the same request_id five times', prepare: sameRequestId },
];
