/**
 * `npm run bench:server [-- --quick] [-- --db=sqlite,mariadb] [-- --sizes=100,10000,1000000]`: measures the plugin's
 * endpoints relative to an empty REST route of the same WordPress. Missed targets are marked; only wrong responses
 * fail.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, say } from '../lib/log.mjs';
import { withLock } from '../lib/lock.mjs';
import { runMain } from '../lib/main.mjs';
import { work } from '../lib/paths.mjs';
import { openBench } from './lib/bench-site.mjs';
import { measureReads, readTargets } from './lib/reads.mjs';
import {
	printTable,
	readHead,
	readRow,
	writeHead,
	writeRow,
} from './lib/report.mjs';
import { clientCounts, measureWrites } from './lib/writes.mjs';

const plainWeek = 25;
const fullWeek = 300;

function options() {
	const { values } = parseArgs( {
		options: {
			quick: { type: 'boolean', default: false },
			db: { type: 'string', default: 'sqlite,mariadb' },
			sizes: { type: 'string' },
		},
	} );
	const engines = values.db.split( ',' );
	const sizes = (
		values.sizes ?? ( values.quick ? '100,10000' : '100,10000,1000000' )
	)
		.split( ',' )
		.map( Number );
	if (
		! engines.every( ( engine ) => engine in readTargets ) ||
		! sizes.every( ( size ) => size >= plainWeek )
	) {
		fail(
			`--db takes sqlite and mariadb, --sizes numbers from ${ plainWeek } on, both with commas between them.`
		);
	}
	return {
		engines,
		sizes,
		rounds: values.quick ? 60 : 200,
		writeMs: values.quick ? 2000 : 8000,
	};
}

/** Returns one plan per size with 25 bookings in the measured week, and one for the largest size with 300. */
function plansFor( sizes ) {
	const plain = sizes.map( ( total ) => ( {
		total,
		week: plainWeek,
		label: String( total ),
	} ) );
	const largest = Math.max( fullWeek, ...sizes );
	return [
		...plain,
		{
			total: largest,
			week: fullWeek,
			label: `${ largest } (${ fullWeek } in the week)`,
		},
	];
}

async function readsOf( bench, sizes, rounds ) {
	const rows = [];
	for ( const { total, week, label } of plansFor( sizes ) ) {
		say( `${ bench.engine }: seeding ${ label } bookings …` );
		const seeded = await bench.seed( total, week );
		if ( seeded !== total ) {
			fail(
				`The table holds ${ seeded } bookings instead of ${ total }.`
			);
		}
		for ( const role of [ 'guest', 'owner' ] ) {
			const result = await measureReads( bench, role, week, rounds );
			// A full week has no targets.
			const targets =
				week === plainWeek ? readTargets[ bench.engine ] : undefined;
			rows.push( {
				engine: bench.engine,
				label,
				total,
				week,
				role,
				result,
				targets,
			} );
		}
	}
	return rows;
}

async function writesOf( bench, total, writeMs ) {
	const rows = [];
	const slots = { next: 0 };
	for ( const clients of clientCounts ) {
		say( `${ bench.engine }: ${ clients } clients write …` );
		const result = await measureWrites( bench, clients, writeMs, slots );
		rows.push( {
			engine: bench.engine,
			label: String( total ),
			clients,
			result,
		} );
	}
	return rows;
}

async function measure( engine, { sizes, rounds, writeMs } ) {
	const bench = await openBench( engine );
	try {
		const reads = await readsOf( bench, sizes, rounds );
		return {
			reads,
			writes: await writesOf(
				bench,
				Math.max( fullWeek, ...sizes ),
				writeMs
			),
		};
	} finally {
		await bench.close();
	}
}

/** Describes the machine, on which the figures depend most. */
function machine() {
	const [ { model } ] = cpus();
	return {
		processors: `${ cpus().length } x ${ model }`,
		node: process.version,
	};
}

function publish( wanted, found ) {
	say( '' );
	printTable( [ readHead, ...found.reads.map( readRow ) ] );
	printTable( [ writeHead, ...found.writes.map( writeRow ) ] );
	mkdirSync( join( work, 'results' ), { recursive: true } );
	writeFileSync(
		join( work, 'results/bench-server.json' ),
		JSON.stringify(
			{ machine: machine(), calls: wanted.rounds, ...found },
			null,
			'\t'
		)
	);
}

async function measureAll( wanted ) {
	const found = { reads: [], writes: [] };
	for ( const engine of wanted.engines ) {
		const { reads, writes } = await measure( engine, wanted );
		found.reads.push( ...reads );
		found.writes.push( ...writes );
	}
	publish( wanted, found );
	const problems = [ ...found.reads, ...found.writes ].flatMap(
		( { engine, result } ) =>
			result.problems.map( ( problem ) => `${ engine }: ${ problem }` )
	);
	if ( problems.length > 0 ) {
		fail( `Wrong answers: ${ problems.join( '; ' ) }` );
	}
}

// Two benchmarks at once would use the same sites and distort each other's figures.
await runMain( () => {
	const wanted = options();
	return withLock( 'load', () => measureAll( wanted ) );
} );
