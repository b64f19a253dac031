/** Faults of a run, with times as shares of the run's duration. */
import { setTimeout as delay } from 'node:timers/promises';
import { nameOf } from './site.mjs';

/** Indexes of the servers that die: one of WordPress, one of the database. */
const [ WEB, DATABASE ] = [ 0, 1 ];

/** Minimum duration of an outage in milliseconds: the health check would not notice a shorter one. */
const LEAST = 5000;

const faults = ( { stage, servers, redis } ) => [
	{
		name: 'WordPress node killed',
		node: nameOf( WEB ),
		at: 0.14,
		away: 0.06,
		strike: servers[ WEB ].kill,
		mend: servers[ WEB ].revive,
	},
	{ name: 'FLUSHALL', at: 0.34, strike: redis.flush },
	{
		name: 'Galera node killed',
		node: nameOf( DATABASE ),
		at: 0.44,
		away: 0.08,
		strike: () => stage.kill( DATABASE ),
		mend: () => stage.revive( DATABASE ),
	},
	{
		name: 'Redis killed',
		at: 0.7,
		away: 0.06,
		strike: redis.kill,
		mend: redis.revive,
	},
];

/** Share of the run at which the last fault's phase ends and the quiet phase begins. */
const AFTER = 0.86;

const until = ( moment ) => delay( Math.max( 0, moment - performance.now() ) );

/**
 * Plays the faults.
 *
 * @param {Awaited<ReturnType<typeof import('./site.mjs').openSite>>} site
 * @param {number} duration Duration in milliseconds.
 * @return {Promise<{ name: string, node?: string, start: number, back?: number, whole?: number }[]>} Phases in their
 *         order, "before" to "after": `back` is when the dead server was started again, `whole` when it had started.
 */
export async function playFaults( site, duration ) {
	const begin = performance.now();
	const phases = [ { name: 'before', start: begin } ];
	for ( const fault of faults( site ) ) {
		await until( begin + fault.at * duration );
		const phase = {
			name: fault.name,
			node: fault.node,
			start: performance.now(),
		};
		phases.push( phase );
		await fault.strike();
		if ( fault.mend ) {
			await delay( Math.max( LEAST, fault.away * duration ) );
			phase.back = performance.now();
			await fault.mend();
			phase.whole = performance.now();
		}
	}
	await until( begin + AFTER * duration );
	phases.push( { name: 'after', start: performance.now() } );
	await until( begin + duration );
	return phases;
}
