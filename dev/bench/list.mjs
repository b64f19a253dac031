/**
 * `npm run bench:list [-- --db=sqlite,mariadb] [-- --total=100000] [-- --rounds=40] [-- --without-file]`: measures the
 * requests of the Bookings screen with many bookings, relative to an empty REST route of the same WordPress. Fails only on wrong
 * responses.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, say } from '../lib/log.mjs';
import { withLock } from '../lib/lock.mjs';
import { runMain } from '../lib/main.mjs';
import { work } from '../lib/paths.mjs';
import { openBench } from './lib/bench-site.mjs';
import { measureLists } from './lib/lists.mjs';
import { printTable } from './lib/report.mjs';

const { values: wanted } = parseArgs( {
	options: {
		db: { type: 'string', default: 'sqlite,mariadb' },
		total: { type: 'string', default: '100000' },
		rounds: { type: 'string', default: '40' },
		'without-file': { type: 'boolean', default: false },
	},
} );

const shown = ( number, digits ) =>
	number === undefined ? '' : number.toFixed( digits );

async function measure( engine, total ) {
	const bench = await openBench( engine );
	try {
		say( `${ engine }: seeding ${ total } bookings …` );
		await bench.seed( total, 25 );
		const rows = await measureLists(
			bench,
			total,
			Number( wanted.rounds ),
			! wanted[ 'without-file' ]
		);
		return rows.map( ( row ) => ( { engine, ...row } ) );
	} finally {
		await bench.close();
	}
}

async function measureAll() {
	const total = Number( wanted.total );
	const found = [];
	for ( const engine of wanted.db.split( ',' ) ) {
		found.push( ...( await measure( engine, total ) ) );
	}
	printTable( [
		[ 'database', 'what', '', 'ms', 'empty ms', 'ratio', 'bytes' ],
		...found.map( ( { engine, what, ms, emptyMs, ratio, bytes } ) => [
			engine,
			what,
			'',
			shown( ms, 1 ),
			shown( emptyMs, 1 ),
			shown( ratio, 2 ),
			String( bytes ),
		] ),
	] );
	mkdirSync( join( work, 'results' ), { recursive: true } );
	writeFileSync(
		join( work, 'results/bench-list.json' ),
		JSON.stringify( found, null, '\t' )
	);
	const problems = found.flatMap( ( { engine, problems: wrong } ) =>
		wrong.map( ( problem ) => `${ engine }: ${ problem }` )
	);
	if ( problems.length > 0 ) {
		fail( `Wrong answers: ${ problems.join( '; ' ) }` );
	}
}

await runMain( () => withLock( 'load', measureAll ) );
