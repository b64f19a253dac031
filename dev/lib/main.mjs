import { Sentence } from './log.mjs';
import { stopAll } from './run.mjs';

/** Exit codes of a command ended by a signal: 128 plus the signal's number, as in shells. */
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
 * Runs a command's main function. Prints a Sentence as it is and any other error with its stack; both exit with code 1.
 * Stops all child processes at an error or a signal. A server sets process.exitCode = 0, so that its end by Ctrl-C is
 * not a failure.
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
