import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fail } from './log.mjs';

const WINDOWS = process.platform === 'win32';

/** Commands that need a shell: npm is a .cmd file on Windows, which only a shell can start. */
const NEEDS_SHELL = WINDOWS ? [ 'npm', 'npx' ] : [];

/** Child processes that this process has started and that still run. */
const running = new Set();

/** Set by stopAll() and never reset: code that still runs must not start processes that nothing would stop. */
let isStopping = false;

/**
 * Starts a command as the leader of its own process group, so that its worker processes can be stopped with it.
 *
 * @param {string}                                    cmd
 * @param {string[]}                                  args
 * @param {import('node:child_process').SpawnOptions} options `env` is added to the environment.
 * @return {import('node:child_process').ChildProcess}
 */
export function startGroup( cmd, args, { env, ...options } = {} ) {
	if ( isStopping ) {
		fail( `Stopped before "${ cmd }" was started.` );
	}
	const child = spawn( cmd, args, {
		stdio: 'ignore',
		shell: NEEDS_SHELL.includes( cmd ),
		...options,
		env: { ...process.env, ...env },
		detached: ! WINDOWS,
	} );
	running.add( child );
	child.on( 'error', () => running.delete( child ) );
	return child;
}

/** Collects a child's output, and copies it to stderr unless `quiet`, with `forward` its stdout to stdout. */
function collect( child, quiet, forward ) {
	const output = { stdout: '', stderr: '' };
	for ( const name of [ 'stdout', 'stderr' ] ) {
		child[ name ].setEncoding( 'utf8' ).on( 'data', ( text ) => {
			output[ name ] += text;
			if ( ! quiet ) {
				process[ forward ? name : 'stderr' ].write( text );
			}
		} );
	}
	return output;
}

/** Resolves to the exit code (-1 for a command that does not exist or was killed) and the signal that killed it. */
function end( child, output ) {
	return new Promise( ( resolve ) => {
		child.on( 'error', ( error ) => {
			output.stderr += error.message;
			resolve( { code: -1, signal: null } );
		} );
		child.on( 'close', ( code, signal ) =>
			resolve( { code: code ?? -1, signal } )
		);
	} );
}

/**
 * Runs a command to its end and collects its output. Unless `quiet`, it also shows the output, on stderr, so that
 * stdout has only the caller's own output; with `forward` what the command prints is the caller's.
 *
 * @param {string}   cmd
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, input?: string, quiet?: boolean, forward?: boolean, timeout?: number, allowFailure?: boolean }} options
 *        `env` is added to the environment; `timeout` in milliseconds kills the command and its children.
 * @return {Promise<{ code: number, signal: string|null, isLate: boolean, stdout: string, stderr: string }>} `code` is
 *         -1 for a command that does not exist or was killed by `signal`; `isLate` is true after a `timeout`.
 * @throws {Sentence} With the end of the output, if the command fails without `allowFailure`.
 */
export async function run( cmd, args, options = {} ) {
	const {
		cwd,
		env,
		input = '',
		quiet = false,
		forward = false,
		timeout,
		allowFailure = false,
	} = options;
	const child = startGroup( cmd, args, { cwd, env, stdio: 'pipe' } );
	const output = collect( child, quiet, forward );
	// A command that exits before it has read its input causes EPIPE, which is ignored: its exit code tells more.
	child.stdin.on( 'error', () => {} ).end( input );
	let isLate = false;
	const timer =
		timeout &&
		setTimeout( () => {
			isLate = true;
			stopGroup( child, 0 );
		}, timeout );
	const { code, signal } = await end( child, output );
	clearTimeout( timer );
	running.delete( child );
	if ( code !== 0 && ! allowFailure ) {
		const tail = ( output.stderr.trim() || output.stdout.trim() ).slice(
			-2000
		);
		fail(
			`"${ [ cmd, ...args ].join( ' ' ) }" failed (${ signal ?? code }):\n${ tail }`
		);
	}
	return { code, signal, isLate, ...output };
}

/** Sends a signal to a group; returns false if no process of the group is left. */
function signalGroup( pid, signal ) {
	try {
		process.kill( -pid, signal );
		return true;
	} catch ( error ) {
		return error.code === 'EPERM';
	}
}

/**
 * Stops a group from startGroup(): sends SIGTERM, and after `grace` milliseconds SIGKILL to the processes that are
 * left.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {number}                                    grace
 */
export async function stopGroup( child, grace = 5000 ) {
	running.delete( child );
	if ( child.pid === undefined ) {
		return;
	}
	if ( WINDOWS ) {
		spawn( 'taskkill', [ '/pid', String( child.pid ), '/t', '/f' ] );
	} else {
		signalGroup( child.pid, 'SIGTERM' );
		for (
			const until = Date.now() + grace;
			signalGroup( child.pid, 0 );
			await delay( 20 )
		) {
			if ( Date.now() > until ) {
				signalGroup( child.pid, 'SIGKILL' );
				break;
			}
		}
	}
	if ( child.exitCode === null && child.signalCode === null ) {
		await once( child, 'exit' );
	}
}

/** Sends SIGKILL to a whole group from startGroup(), which simulates a power cut. */
export async function killGroup( child ) {
	signalGroup( child.pid, 'SIGKILL' );
	await stopGroup( child, 0 );
}

/** Stops all child processes and prevents this process from starting more. */
export async function stopAll() {
	isStopping = true;
	await Promise.all( [ ...running ].map( ( child ) => stopGroup( child ) ) );
}
