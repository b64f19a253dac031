/**
 * Clients add, move, cancel, restore, take back and read at the same time, single bookings and series, while servers fail;
 * afterwards the checker of lib/history.mjs says whether all acknowledged writes have one order.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { Client, PATIENCE } from '../lib/client.mjs';
import { dateAfter } from '../lib/dates.mjs';
import { historyViolations } from '../lib/history.mjs';
import { meanwhile } from '../lib/meanwhile.mjs';
import { historyProblems, Tally } from '../lib/race.mjs';

const CLIENTS = 8;

/** First and last date of a history's own bookings: series move out of the dates of `Client`, and no other scenario books here. */
const FIRST = dateAfter( 1400 );
const LAST = dateAfter( 1900 );

/** Resolves when that many more writes are acknowledged, or after the time in which the clients give up. */
async function moreWrites( { writes }, count ) {
	const [ wanted, end ] = [
		writes.length + count,
		performance.now() + PATIENCE,
	];
	while ( writes.length < wanted && performance.now() < end ) {
		await delay( 50 );
	}
}

export const newRun = () => ( {
	isOver: false,
	count: 0,
	writes: [],
	reads: [],
	refused: [],
	again: [],
	unresolved: [],
	codes: [],
} );

/**
 * Checks a run whose clients have ended, after all nodes have settled.
 *
 * @param {import('../lib/stage.mjs').Stage} stage
 * @param {ReturnType<typeof newRun>}        run
 * @return {Promise<{ problems: string[], states: object[] }>} `states`: the tables of each node.
 */
export async function judge( stage, run ) {
	await stage.settle();
	const states = [];
	for ( let node = 0; node < stage.stores; node++ ) {
		states.push( await stage.state( node ) );
	}
	const tables = states.map( ( { bookings, history } ) => ( {
		bookings: bookings.filter(
			( { booking_date: date } ) => date >= FIRST && date <= LAST
		),
		history,
	} ) );
	const isCausal = ! [ 'galera', 'replica' ].includes( stage.engine );
	return {
		problems: [
			...historyViolations( {
				...run,
				owner: stage.people[ 0 ][ 0 ].id,
				tables,
				isCausal,
			} ),
			...states.flatMap( historyProblems ),
		],
		states,
	};
}

/** Plays faults one after the other; returns each with the number of writes acknowledged during and after it. */
async function playFaults( run, count, faults ) {
	await moreWrites( run, count );
	const played = [];
	for ( const { name, play } of faults ) {
		const before = run.writes.length;
		await play();
		await moreWrites( run, count );
		played.push( `${ name } (${ run.writes.length - before } writes)` );
	}
	return played;
}

/**
 * @param {import('../lib/stage.mjs').Stage} stage
 * @param {number}                           count  Acknowledged writes before, between and after the faults.
 * @param {import('../lib/faults.mjs').Fault[]} faults
 * @return {Promise<{ problems: string[], detail: string }>}
 */
export async function playHistory( stage, count, faults ) {
	const run = newRun();
	const clients = Array.from( { length: CLIENTS }, ( _, number ) =>
		new Client( stage, run, number ).play()
	);
	const played = await meanwhile( run, clients, () =>
		playFaults( run, count, faults )
	);
	const { problems } = await judge( stage, run );
	const tally = new Tally();
	tally.add( run.codes );
	return {
		problems: [
			...problems,
			...( run.reads.length === 0 ||
			run.writes.length < count * ( faults.length + 1 )
				? [ 'too little was written or read' ]
				: [] ),
		],
		detail: `${ played.join( ', ' ) || 'no fault' }; ${ run.writes.length } acknowledged writes (${ run.writes.filter( ( { series } ) => series ).length } of a series, ${ run.writes.filter( ( { undoes } ) => undoes ).length } taken back), ${ run.again.length } of them sent again, ${ run.reads.length } reads: ${ tally }`,
	};
}
