/**
 * Clients add, move, cancel, restore, copy weeks, take back and read at the same time, single bookings and series, while servers fail;
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
 * @return {Promise<{ problems: string[], detail: string, figures: import('../lib/histories-table.mjs').Figures }>}
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
	const figures = figuresOf( run, played.length, tally, problems );
	return {
		problems: [
			...problems,
			...( run.reads.length === 0 ||
			run.writes.length < count * ( faults.length + 1 )
				? [ 'too little was written or read' ]
				: [] ),
		],
		detail: `${ played.join( ', ' ) || 'no fault' }; ${ figures.writes } acknowledged writes (${ figures.series } of a series, ${ figures.splits } of these of a later half, ${ figures.undone } taken back, ${ figures.weeks } weeks copied), ${ figures.again } of them sent again, ${ figures.reads } reads: ${ tally }`,
		figures,
	};
}

/** @return {import('../lib/histories-table.mjs').Figures} */
const figuresOf = ( run, faults, { counts }, problems ) => ( {
	faults,
	writes: run.writes.length,
	series: run.writes.filter( ( { series } ) => series ).length,
	splits: run.writes.filter( ( { series } ) => series?.scope === 'following' )
		.length,
	undone: run.writes.filter( ( { undoes } ) => undoes ).length,
	weeks: run.writes.filter( ( { copies } ) => copies ).length,
	again: run.again.length,
	reads: run.reads.length,
	taken: counts.get( 'slot_taken' ) ?? 0,
	changed: counts.get( 'changed_meanwhile' ) ?? 0,
	found: problems.length,
} );
