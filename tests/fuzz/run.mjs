/**
 * Sends generated bad input to every endpoint in one PHP process: `node tests/fuzz/run.mjs [--count=50000] [--seed=N]`.
 * Without a seed each run has a random one; the run prints it, so that a failed run can be repeated.
 */
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { say } from '../../dev/lib/log.mjs';
import { runMain } from '../../dev/lib/main.mjs';
import { work } from '../../dev/lib/paths.mjs';
import { makeSite, wpEval } from '../../dev/lib/site.mjs';
import { Results } from '../load/lib/results.mjs';

const script = fileURLToPath( new URL( 'fuzz.php', import.meta.url ) );

/** Codes that a run must reach: input that only the first check rejects would prove nothing. */
const REACHED = [
	'ok',
	'invalid',
	'forbidden',
	'not_logged_in',
	'invalid_nonce',
	'booking_not_found',
	'slot_taken',
	'too_short',
	'outside_hours',
	'changed_meanwhile',
];

/** Maximum duration of a single request in milliseconds, on a machine that does other things, too. */
const SLOWEST = 5000;

function options() {
	const { values } = parseArgs( {
		options: {
			count: { type: 'string', default: '50000' },
			seed: { type: 'string' },
		},
	} );
	return {
		count: Number( values.count ),
		seed: Number( values.seed ?? randomInt( 1, 2 ** 31 ) ),
	};
}

await runMain( async () => {
	const { count, seed } = options();
	const results = new Results();
	const site = await makeSite( {
		dir: join( work, 'fuzz/site' ),
		url: 'http://127.0.0.1',
		wp: '7.1',
		db: 'sqlite',
	} );
	say( `${ count } calls, seed ${ seed }` );
	const start = Date.now();
	const { codes, failures, problems, slowest, megabytes } = await wpEval(
		site,
		script,
		{ count, seed }
	);
	const seconds = ( ( Date.now() - start ) / 1000 ).toFixed( 0 );
	const sum = Object.entries( codes )
		.map( ( [ code, times ] ) => `${ times } ${ code }` )
		.join( ', ' );
	const check = ( name, wrong, detail = '' ) =>
		results.check( name, async () => ( { problems: wrong, detail } ) );
	await check(
		`${ count } calls (seed ${ seed }) get the envelope or a right answer`,
		failures,
		`${ sum } (${ seconds } s, ${ megabytes } MB)`
	);
	await check(
		'the calls get everywhere',
		REACHED.filter( ( code ) => ! codes[ code ] ).map(
			( code ) => `none came to ${ code }`
		)
	);
	await check( 'the tables are as they must be', problems );
	await check(
		'no call takes long',
		slowest > SLOWEST ? [ `${ slowest } ms` ] : [],
		`${ slowest } ms at most`
	);
	results.write( 'fuzz' );
	process.exitCode = results.failed > 0 ? 1 : 0;
} );
