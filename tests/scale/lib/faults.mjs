/** What fails during the run, and when: as shares of its time. */
import { setTimeout as delay } from 'node:timers/promises';
import { nameOf } from './site.mjs';

/** The servers that die: of WordPress, and of the database. */
const [ WEB, DATABASE ] = [ 0, 1 ];

/** In a short run nothing is away for less than this, or the health check would not notice. */
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

/** When the last fault's time ends and the quiet after it begins. */
const AFTER = 0.86;

const until = ( moment ) => delay( Math.max( 0, moment - performance.now() ) );

/**
 * Plays the faults.
 *
 * @param {Awaited<ReturnType<typeof import('./site.mjs').openSite>>} site
 * @param {number} duration Milliseconds.
 * @return {Promise<{ name: string, node?: string, start: number, back?: number, whole?: number }[]>} The phases in their
 *         order, from "before" to "after": when it began, when what had died was started again, and when that was done.
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
