/**
 * SIGKILL of a database server in the middle of a run: every booking with the response "ok" is stored afterwards, none
 * is half-stored, and a request without a response can be sent again under its request ID.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { add, idsOf } from '../../../dev/lib/calls.mjs';
import { clock, dateAfter } from '../lib/dates.mjs';
import { codeOf, send } from '../../../dev/lib/volley.mjs';
import { meanwhile } from '../lib/meanwhile.mjs';
import { historyProblems, overlapProblems, Tally } from '../lib/race.mjs';

/** Each request books a room for three weeks, so that a half-stored booking shows as one or two occurrences. */
const weeks = 3;
const clientCount = 9;

/** Returns the nth series: a room, a day of the week and an hour that no other series has. */
function seriesData( stage, n ) {
	const [ room, hour, day ] = [
		n % 4,
		Math.floor( n / 4 ) % 16,
		Math.floor( n / 64 ),
	];
	const start = ( 7 + hour ) * 60;
	return {
		date: dateAfter( 1200 + 21 * Math.floor( day / 7 ) + ( day % 7 ) ),
		room_id: stage.rooms[ room ],
		studio_id: stage.studio,
		event_id: stage.event,
		time_from: clock( start ),
		time_to: clock( start + 60 ),
		repeat: weeks - 1,
		request_id: `power-${ n }`,
	};
}

/** Pause of a client in milliseconds after a failed request, so that it does not flood a dead server. */
const pause = 250;

/** Books series after series until `run.isOver`, and records each response. */
async function client( stage, run, number ) {
	const node = stage.people[ number % stage.people.length ];
	const caller = node[ number % node.length ];
	while ( ! run.isOver ) {
		const request = add( caller, seriesData( stage, run.next++ ) );
		const answer = await send( request );
		run.calls.push( { request, answer } );
		await delay( codeOf( answer ) === 'ok' ? 0 : pause );
	}
}

/** Plays one cut: requests for 1.5 s, SIGKILL, a second without the server, its return, requests for two seconds. */
async function cut( stage, node ) {
	await delay( 1500 );
	await stage.kill( node );
	await delay( 1000 );
	await stage.revive( node );
	await delay( 2000 );
}

async function runThroughPowerCuts( stage, nodes ) {
	const run = { next: 0, calls: [], isOver: false };
	const clients = Array.from( { length: clientCount }, ( _, number ) =>
		client( stage, run, number )
	);
	await meanwhile( run, clients, async () => {
		for ( const node of nodes ) {
			await cut( stage, node );
		}
	} );
	return run.calls;
}

const seriesOf = ( state, id ) =>
	state.bookings.filter( ( row ) => Number( row.series_id ) === id );

/** Compares each "ok" with the rows of its series. */
function lostProblems( calls, state ) {
	return calls
		.map( ( { answer } ) => answer )
		.filter( ( answer ) => codeOf( answer ) === 'ok' )
		.map( idsOf )
		.filter(
			( ids ) =>
				ids.length !== weeks ||
				seriesOf( state, ids[ 0 ] ).length !== weeks
		)
		.map(
			( ids ) =>
				`answered "ok" for ${ ids.join( ', ' ) }, ${ seriesOf( state, ids[ 0 ] ).length } of them are there`
		);
}

/** Checks that each committed request has left its request ID, its bookings and their history, or nothing. */
function halfProblems( before, state ) {
	const grown = ( table ) => state[ table ].length - before[ table ].length;
	const [ bookings, history, requests ] = [
		grown( 'bookings' ),
		grown( 'history' ),
		grown( 'requests' ),
	];
	return bookings === weeks * requests && history === bookings
		? []
		: [
				`${ requests } requests left ${ bookings } bookings and ${ history } rows of history`,
			];
}

/** Sends every request without an "ok" again: now all of them must succeed, and nothing may be stored twice. */
async function repeatProblems( stage, calls, before ) {
	const again = calls.filter( ( { answer } ) => codeOf( answer ) !== 'ok' );
	const problems = [];
	for ( const { request } of again ) {
		const answer = await send( request );
		if ( codeOf( answer ) !== 'ok' ) {
			problems.push(
				`sent again: ${ answer.status } ${ codeOf( answer ) }`
			);
		}
	}
	const grown =
		( await stage.state() ).requests.length - before.requests.length;
	return grown === calls.length
		? problems
		: [ ...problems, `${ calls.length } calls left ${ grown } requests` ];
}

/**
 * @param {import('../lib/stage.mjs').Stage} stage A stage on MariaDB or Galera.
 * @param {number[]} nodes Nodes whose database server is killed, one after the other.
 * @return {Promise<{ problems: string[], detail: string }>}
 */
export async function powerCut( stage, nodes ) {
	const before = await stage.state();
	const calls = await runThroughPowerCuts( stage, nodes );
	const tally = new Tally();
	tally.add( calls.map( ( { answer } ) => answer ) );
	const problems = [];
	for ( let at = 0; at < stage.people.length; at++ ) {
		const state = await stage.state( at );
		problems.push(
			...lostProblems( calls, state ),
			...halfProblems( before, state )
		);
		problems.push(
			...overlapProblems( state ),
			...historyProblems( state )
		);
	}
	problems.push( ...( await repeatProblems( stage, calls, before ) ) );
	if ( ! tally.counts.has( 'ok' ) ) {
		problems.push( 'nothing was booked at all' );
	}
	return { problems, detail: `${ nodes.length } cut(s): ${ tally }` };
}
