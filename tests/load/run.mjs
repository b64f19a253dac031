/**
 * The load tests: `node tests/load/run.mjs [--short] [--engines=sqlite,mariadb,replica,galera] [--races]
 * [--histories] [--writes=300]`.
 * Requests to real WordPress servers race for the same time; afterwards one SQL query over the whole table must find no
 * overlap. `--short`: two rounds of each race instead of twenty, only the quick ones of the races of series and undos, and
 * one SIGKILL for each server instead of several. `--races`: races only, no faults and no planted defects.
 * `--histories`: only histories with all faults, and `--writes` acknowledged writes before and after each of them. Histories
 * with all faults write their row of the table in docs/reliability.md.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fail } from '../../dev/lib/log.mjs';
import { withLock } from '../../dev/lib/lock.mjs';
import { runMain } from '../../dev/lib/main.mjs';
import { playContest } from './lib/contest.mjs';
import { faults } from './lib/faults.mjs';
import { writeRow } from './lib/histories-table.mjs';
import { overlapProblems, playRace, Tally } from './lib/race.mjs';
import { Results } from './lib/results.mjs';
import { engines, openStage } from './lib/stage.mjs';
import { cutConnection } from './scenarios/cut-connection.mjs';
import { playHistory } from './scenarios/history.mjs';
import { lostWithoutSync } from './scenarios/lost-without-sync.mjs';
import { powerCut } from './scenarios/power-cut.mjs';
import { races } from './scenarios/races.mjs';
import { defects, plantedDefect, sabotage } from './scenarios/sabotage.mjs';
import { seriesRaces } from './scenarios/series-races.mjs';

/**
 * Maximum share of requests that may get `busy`. SQLite lets one write in at a time, and a write gives up after ten
 * seconds: with fifty at once on a machine with a load of 15, 1.4 % of them waited longer.
 */
const busyLimit = { sqlite: 0.05, mariadb: 0.01, replica: 0.01, galera: 0.03 };

const shortRounds = 2;

function chosenOptions() {
	const { values } = parseArgs( {
		options: {
			short: { type: 'boolean', default: false },
			races: { type: 'boolean', default: false },
			histories: { type: 'boolean', default: false },
			writes: { type: 'string', default: '300' },
			engines: { type: 'string', default: engines.join() },
		},
	} );
	const wanted = values.engines.split( ',' );
	const unknown = wanted.find( ( engine ) => ! engines.includes( engine ) );
	if ( unknown !== undefined ) {
		fail(
			`"${ unknown }" is no engine: --engines takes ${ engines.join( ', ' ) }.`
		);
	}
	return {
		rounds: values.short ? shortRounds : 20,
		wanted,
		isRacesOnly: values.races,
		isHistoriesOnly: values.histories,
		writes: values.short ? SHORT_PHASE : Number( values.writes ),
	};
}

/** Indexes of the database servers that are killed one after the other while clients book; the short form kills one. */
const cuts = { mariadb: [ 0, 0, 0, 0, 0 ], galera: [ 1, 2, 0 ] };

/** Number of acknowledged writes of a short history before, between and after its faults. */
const SHORT_PHASE = 30;

/** Checks all races of a stage together. */
async function together( stage, tally ) {
	const state = await stage.state();
	const share = `${ ( 100 * tally.busyShare ).toFixed( 2 ) } % of ${ tally.total } requests were answered busy`;
	const isTooBusy = tally.busyShare > busyLimit[ stage.engine ];
	return {
		problems: [
			...overlapProblems( state ),
			...( isTooBusy ? [ share ] : [] ),
			...stage.complaints(),
		],
		detail: `${ state.bookings.length } bookings, ${ state.overlaps.length } overlaps; ${ share } (${ tally })`,
	};
}

/** Plays all races; the short form spares those of series a replica, for which each round would wait. */
async function playRaces( stage, rounds, results ) {
	const tally = new Tally();
	for ( const [ index, race ] of races.entries() ) {
		await results.check( `${ stage.engine }: ${ race.name }`, () =>
			playRace( stage, index, race, rounds, tally )
		);
	}
	const isShort = rounds === shortRounds;
	for ( const race of seriesRaces.filter(
		( { isQuick } ) =>
			! isShort || ( isQuick && stage.engine !== 'replica' )
	) ) {
		await results.check( `${ stage.engine }: ${ race.name }`, () =>
			playContest( stage, race, rounds, tally )
		);
	}
	await results.check(
		`${ stage.engine }: no overlap, hardly ever busy, nothing in the error log`,
		() => together( stage, tally )
	);
}

/** Probe that makes people members and removes them. */
const memberProbe = fileURLToPath(
	new URL( '../model/mu-plugins/', import.meta.url )
);

/** Cutting the power needs root; otherwise the long form leaves it out. */
const isRoot = process.getuid?.() === 0;

async function playEngine( engine, options, results ) {
	const { rounds, isRacesOnly, isHistoriesOnly } = options;
	const isShort = rounds === shortRounds;
	const stage = await openStage( engine, {
		cluster: { onDisks: ! isShort && isRoot && ! isRacesOnly },
		probes: [ memberProbe ],
	} );
	try {
		if ( ! isHistoriesOnly ) {
			await playRaces( stage, rounds, results );
		}
		if ( ! isRacesOnly ) {
			await playFaulty( stage, options, results );
		}
	} finally {
		await stage.close();
	}
}

/** Plays a history with faults, and what else dies while it books. */
async function playFaulty( stage, options, results ) {
	const { engine } = stage;
	const { isHistoriesOnly, rounds } = options;
	if ( engine === 'mariadb' && ! isHistoriesOnly ) {
		await results.check(
			'mariadb: KILL CONNECTION between the statements of a write',
			() => cutConnection( stage )
		);
	}
	await results.check(
		`${ engine }: all that was acknowledged has one order`,
		() => playFaults( stage, options )
	);
	if ( engine in cuts && ! isHistoriesOnly ) {
		const nodes =
			rounds === shortRounds
				? cuts[ engine ].slice( 0, 1 )
				: cuts[ engine ];
		await results.check(
			`${ engine }: SIGKILL in the middle of a run`,
			() => powerCut( stage, nodes )
		);
	}
}

/** Plays all faults of an engine and writes down what came of it; the short form plays the first. */
async function playFaults( stage, { rounds, writes } ) {
	const all = faults[ stage.engine ]( stage );
	if ( rounds === shortRounds ) {
		return playHistory( stage, writes, all.slice( 0, 1 ) );
	}
	const played = await playHistory( stage, writes, all );
	writeRow( stage.engine, writes, played.figures );
	return played;
}

async function playAll( options ) {
	const { rounds, wanted, isRacesOnly, isHistoriesOnly } = options;
	const results = new Results();
	for ( const engine of wanted ) {
		await playEngine( engine, options, results ).catch( ( error ) =>
			results.check( `${ engine }: stage`, () => Promise.reject( error ) )
		);
	}
	if ( ! isRacesOnly && ! isHistoriesOnly ) {
		await playDefects( rounds, wanted, results );
	}
	results.write();
	process.exitCode = results.failed > 0 ? 1 : 0;
}

/** Checks that the tests find defects that are planted. */
async function playDefects( rounds, wanted, results ) {
	if ( wanted.includes( 'mariadb' ) ) {
		await results.check(
			'without the lock, the race finds overlaps',
			sabotage
		);
	}
	const isShort = rounds === shortRounds;
	if ( ! isShort && isRoot && wanted.includes( 'galera' ) ) {
		await results.check(
			'galera: without a sync at COMMIT, a power loss loses bookings',
			lostWithoutSync
		);
	}
	const planted = isShort ? [] : defects;
	for ( const defect of planted.filter( ( { engine } ) =>
		wanted.includes( engine )
	) ) {
		await results.check(
			`${ defect.engine }: the history shows ${ defect.name }`,
			() => plantedDefect( defect )
		);
	}
}

// Two runs at once would share their sites and measure each other.
await runMain( () => {
	const chosen = chosenOptions();
	return withLock( 'load', () => playAll( chosen ) );
} );
