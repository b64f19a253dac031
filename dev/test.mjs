import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { Sentence, say } from './lib/log.mjs';
import { runMain } from './lib/main.mjs';
import { repo } from './lib/paths.mjs';
import { suites } from './suites/index.mjs';
import { pool } from './suites/pool.mjs';
import { closingLine, sum } from './suites/results.mjs';
import { setUp } from './suites/setup.mjs';
import { beShort, isInShort, SHORT_NOTE } from './suites/short.mjs';

/** Number of lines that are printed from the end of a failed suite's log. */
const TAIL = 60;

/**
 * Number of suites that run at a time. One more than there are cores takes a tenth more processor time in all, a little longer,
 * and each test half as long again, which browsers' tests do not like.
 */
const WIDTH = Math.max( 2, availableParallelism() );

const isCi = process.env.CI === 'true' || process.env.CI === '1';

const namesOf = ( tasks ) => tasks.map( ( { name } ) => name ).join( ', ' );

/** Runs all suites whole instead of the short form. */
const ALL = '--all';

/**
 * Reads `node dev/test.mjs [group or suite …] [options for the test runner]` or `node dev/test.mjs --all`. Suites that are named run
 * whole; without a name all suites of the short form run.
 */
function readArguments() {
	const words = process.argv.slice( 2 );
	if ( words.length === 1 && words[ 0 ] === ALL ) {
		return { names: [], options: [], isShort: false };
	}
	const at = words.findIndex( ( word ) => word.startsWith( '-' ) );
	if ( at === 0 ) {
		throw new Sentence(
			`Name a suite before its options: node dev/test.mjs [suite …] [options of its test runner], or ${ ALL } alone. There are: ${ namesOf( suites( [] ) ) }.`
		);
	}
	return {
		names: at < 0 ? words : words.slice( 0, at ),
		options: at < 0 ? [] : words.slice( at ),
		isShort: words.length === 0,
	};
}

function choose( tasks, names ) {
	const unknown = names.filter(
		( name ) =>
			! tasks.some( ( task ) =>
				[ task.name, task.group ].includes( name )
			)
	);
	if ( unknown.length > 0 ) {
		throw new Sentence(
			`There is no suite ${ unknown.join( ', ' ) }. There are: ${ namesOf( tasks ) }.`
		);
	}
	return names.length === 0
		? tasks
		: tasks.filter(
				( { name, group } ) =>
					names.includes( name ) || names.includes( group )
			);
}

/** Runs a suite; an error outside of its tests counts as one failure. */
async function runTask( task ) {
	const start = Date.now();
	let outcome;
	try {
		outcome = await task.run();
	} catch ( error ) {
		const text = error instanceof Sentence ? error.message : error.stack;
		outcome = { passed: 0, failed: 1, skipped: 0, notes: [ text ] };
	}
	const badLog = report( task, outcome, ( Date.now() - start ) / 1000 );
	return { ...outcome, badLog };
}

function report( task, outcome, seconds ) {
	const { failed, skipped, notes, log } = outcome;
	const isBad = failed > 0 || ( isCi && skipped > 0 );
	say(
		`${ isBad ? 'FAIL' : 'ok  ' } ${ task.name }: ${ closingLine( outcome ) } (${ seconds.toFixed( 1 ) } s)`
	);
	notes.forEach( ( note ) => say( `     ${ note }` ) );
	return isBad && log && existsSync( log ) ? log : null;
}

/** Prints the end of a log; this happens after the list of all suites, which people read first. */
function showEnd( log ) {
	const lines = readFileSync( log, 'utf8' ).trimEnd().split( '\n' );
	say( `end of ${ relative( repo, log ) }:` );
	say(
		lines
			.slice( -TAIL )
			.map( ( line ) => `     | ${ line }` )
			.join( '\n' )
	);
}

async function test() {
	const { names, options, isShort } = readArguments();
	if ( isShort ) {
		beShort();
	}
	const tasks = choose( suites( options ), names ).filter(
		( task ) => ! isShort || isInShort( task )
	);
	const needs = new Set( tasks.flatMap( ( task ) => task.needs ) );
	const outcomes = await pool( tasks, WIDTH, runTask, ( onDone ) =>
		setUp( needs, onDone )
	);
	outcomes.flatMap( ( { badLog } ) => badLog ?? [] ).forEach( showEnd );
	if ( isShort ) {
		say( SHORT_NOTE );
	}
	return sum( outcomes, isCi );
}

await runMain( async () => {
	const total = await test().catch( ( error ) => {
		say( error instanceof Sentence ? error.message : error.stack );
		return { passed: 0, failed: 1, skipped: 0 };
	} );
	say( closingLine( total ) );
	process.exitCode = total.failed > 0 ? 1 : 0;
} );
