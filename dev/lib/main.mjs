import { Sentence } from './log.mjs';
import { stopAll } from './run.mjs';

/** Codes of a command ended by a signal, as shells have them: 128 and the signal's number. */
const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

let isStopping = false;

async function giveUp( error ) {
	if ( isStopping ) {
		return;
	}
	isStopping = true;
	await stopAll();
	const text =
		error instanceof Sentence ? error.message : ( error?.stack ?? error );
	process.stderr.write( `\n${ text }\n` );
	process.exit( 1 );
}

/**
 * Runs a command's main function. A Sentence is printed as it is, anything else with its stack, both end with code 1. However
 * it ends, by a signal too, what it started ends with it. A main that serves sets process.exitCode = 0: its Ctrl-C is no failure.
 *
 * @param {() => Promise<void>} main
 */
export async function runMain( main ) {
	for ( const [ signal, code ] of Object.entries( SIGNALS ) ) {
		process.once( signal, async () => {
			isStopping = true;
			await stopAll();
			process.exit( process.exitCode ?? code );
		} );
	}
	process.once( 'uncaughtException', giveUp );
	await main().catch( giveUp );
}
