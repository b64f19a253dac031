/**
 * Test of a site beyond one machine: `node tests/scale/run.mjs [--minutes=10] [--planted=NAME]`. Clients book and read
 * through haproxy in front of three WordPress nodes on a Galera cluster, with Redis as their object cache, while
 * servers die and come back. Afterwards the history checker of tests/load judges the run; the figures of each phase are
 * printed and written to .cache/results/scale.json.
 * `--planted`: plants a defect in a copy of the plugin, which the run must find; lib/planted.mjs lists the defects.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fail, say } from '../../dev/lib/log.mjs';
import { withLock } from '../../dev/lib/lock.mjs';
import { runMain } from '../../dev/lib/main.mjs';
import { Results } from '../load/lib/results.mjs';
import { sabotagedCopy } from '../load/scenarios/sabotage.mjs';
import { tableOf } from './lib/figures.mjs';
import { planted } from './lib/planted.mjs';
import { play } from './lib/play.mjs';
import { openSite } from './lib/site.mjs';

const MINUTES = 10;

function options() {
	const { values } = parseArgs( {
		options: {
			minutes: { type: 'string', default: String( MINUTES ) },
			planted: { type: 'string' },
		},
	} );
	const minutes = Number( values.minutes );
	if ( ! ( minutes >= 1 ) ) {
		fail( '--minutes takes a number from 1: the faults need their time.' );
	}
	if (
		values.planted !== undefined &&
		! Object.hasOwn( planted, values.planted )
	) {
		fail(
			`--planted takes one of: ${ Object.keys( planted ).join( ', ' ) }.`
		);
	}
	return { duration: minutes * 60_000, defect: values.planted };
}

async function onSite( plugin, duration ) {
	const site = await openSite( plugin );
	try {
		return await play( site, duration );
	} finally {
		await site.stage.close();
	}
}

/** Plays a run with a defect, which must be found: the run fails only if it has no problem. */
async function withDefect( defect, duration ) {
	const plugin = sabotagedCopy( planted[ defect ] );
	try {
		const { problems, ...rest } = await onSite( plugin, duration );
		return {
			...rest,
			problems:
				problems.length > 0
					? []
					: [ 'nothing was found: the run cannot see this defect' ],
			detail: `${ problems.length } found, such as "${ problems[ 0 ]?.slice( 0, 200 ) }"`,
		};
	} finally {
		rmSync( plugin, { recursive: true, force: true } );
	}
}

// Two runs at once would share their folders and measure each other.
await runMain( () => {
	const { duration, defect } = options();
	return withLock( 'scale', async () => {
		const results = new Results();
		let figures = [];
		await results.check(
			defect === undefined
				? 'what was acknowledged beyond one machine is so'
				: `the run shows: ${ defect }`,
			async () => {
				const result = await ( defect === undefined
					? onSite( undefined, duration )
					: withDefect( defect, duration ) );
				( { figures } = result );
				return result;
			}
		);
		say( `\n${ tableOf( figures ) }\n` );
		results.write( 'scale', { figures } );
		process.exitCode = results.failed > 0 ? 1 : 0;
	} );
} );
