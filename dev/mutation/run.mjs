/**
 * `npm run test:mutation [-- PART...]`: mutates code and reports the mutants that no test notices. A part is one of the
 * folders domain and store of src, Domain and Service of src/server, or a folder or file in one, such as Service/Weeks
 * or domain/own-writes.ts. Results are stored in .cache/mutation, so that the next run tries only mutants whose code or
 * tests have changed.
 */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fail, say } from '../lib/log.mjs';
import { runMain } from '../lib/main.mjs';
import { inPhp } from './php.mjs';
import { dir } from './place.mjs';
import { inTypeScript } from './typescript.mjs';

const FOLDERS = {
	domain: inTypeScript,
	store: inTypeScript,
	Domain: inPhp,
	Service: inPhp,
};

/** Minimum share of a folder's covered mutants that the tests must notice. */
const LEAST = 0.85;

/**
 * @typedef {{ file: string, line: number, operator: string, from: string, to: string, state: string }} Mutant
 * `state`: killed, error and time (timeout) count as noticed, survived does not; no test runs an uncovered mutant.
 */

const NOTICED = [ 'killed', 'error', 'time' ];

function sums( mutants ) {
	const covered = mutants.filter( ( { state } ) => state !== 'uncovered' );
	const noticed = covered.filter( ( { state } ) =>
		NOTICED.includes( state )
	);
	return {
		mutants: mutants.length,
		covered: covered.length,
		killed: noticed.length,
		score: noticed.length / covered.length,
	};
}

/** @param {string} part @param {Mutant[]} mutants */
function report( part, mutants ) {
	const left = mutants.filter( ( { state } ) => ! NOTICED.includes( state ) );
	for ( const { file, line, operator, from, to, state } of left ) {
		say(
			`${ file }:${ line } ${ state } ${ operator }: ${ from } → ${ to }`
		);
	}
	const { score, ...counts } = sums( mutants );
	say(
		`${ part }: ${ Object.entries( counts )
			.map( ( [ name, count ] ) => `${ count } ${ name }` )
			.join(
				', '
			) }, ${ ( score * 100 ).toFixed( 1 ) } % of those covered`
	);
	return score >= LEAST;
}

const folderOf = ( part ) => part.split( '/' )[ 0 ];

async function main() {
	const { positionals } = parseArgs( { allowPositionals: true } );
	const wanted =
		positionals.length > 0 ? positionals : Object.keys( FOLDERS );
	const unknown = wanted.find(
		( part ) => ! Object.hasOwn( FOLDERS, folderOf( part ) )
	);
	if ( unknown !== undefined ) {
		fail(
			`There is no folder ${ folderOf( unknown ) }. There are: ${ Object.keys( FOLDERS ).join( ', ' ) }.`
		);
	}
	mkdirSync( dir, { recursive: true } );
	const low = [];
	for ( const part of wanted ) {
		const folder = folderOf( part );
		const mutants = await FOLDERS[ folder ]( folder, part );
		if ( mutants.length === 0 ) {
			fail( `There is nothing to mutate in ${ part }.` );
		}
		if ( ! report( part, mutants ) ) {
			low.push( part );
		}
	}
	if ( low.length > 0 ) {
		fail(
			`Fewer than ${ LEAST * 100 } % are noticed in ${ low.join( ', ' ) }.`
		);
	}
}

await runMain( main );
