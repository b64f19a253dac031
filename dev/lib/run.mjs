import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fail } from './log.mjs';

const WINDOWS = process.platform === 'win32';

/** npm is a .cmd file on Windows, which only a shell starts. */
const NEEDS_SHELL = WINDOWS ? [ 'npm', 'npx' ] : [];

/** What this process has started and what has not ended yet. */
const running = new Set();

/** Set for good by stopAll(): whoever goes on meanwhile must not start anything that nobody would end. */
let isStopping = false;

/**
 * Starts a command as the leader of its own process group, so that its workers can be ended with it.
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

/** Collects what a child prints, and shows it on stderr unless `quiet`. */
function collect( child, quiet ) {
	const output = { stdout: '', stderr: '' };
	for ( const name of [ 'stdout', 'stderr' ] ) {
		child[ name ].setEncoding( 'utf8' ).on( 'data', ( text ) => {
			output[ name ] += text;
			if ( ! quiet ) {
				process.stderr.write( text );
			}
		} );
	}
	return output;
}

/** The exit code, -1 for a command that is not there or was killed; and the signal that killed it. */
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
 * Runs a command to its end. Its output is collected, and unless `quiet` also shown, on stderr so that stdout stays
 * free for a caller's own answer.
 *
 * @param {string}   cmd
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, input?: string, quiet?: boolean, timeout?: number, allowFailure?: boolean }} options
 *        `env` is added to the environment; `timeout` in milliseconds kills the command and its children.
 * @return {Promise<{ code: number, signal: string|null, isLate: boolean, stdout: string, stderr: string }>} `code` is -1 for a
 *         command that is not there or was killed, by `signal`; `isLate` when that was because of `timeout`.
 * @throws {Sentence} with the end of the output when the command fails and `allowFailure` is not set.
 */
export async function run( cmd, args, options = {} ) {
	const {
		cwd,
		env,
		input = '',
		quiet = false,
		timeout,
		allowFailure = false,
	} = options;
	const child = startGroup( cmd, args, { cwd, env, stdio: 'pipe' } );
	const output = collect( child, quiet );
	// A command that ends before it has read its input breaks the pipe; its exit code tells more than EPIPE.
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

/** False when nothing of the group is left. */
function signalGroup( pid, signal ) {
	try {
		process.kill( -pid, signal );
		return true;
	} catch ( error ) {
		return error.code === 'EPERM';
	}
}

/**
 * Ends a group from startGroup(): SIGTERM, and after `grace` milliseconds SIGKILL for what is left of it.
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

/** SIGKILL for a whole group from startGroup(), as a power cut would end it. */
export async function killGroup( child ) {
	signalGroup( child.pid, 'SIGKILL' );
	await stopGroup( child, 0 );
}

/** Ends everything that this process has started, and lets it start nothing more. */
export async function stopAll() {
	isStopping = true;
	await Promise.all( [ ...running ].map( ( child ) => stopGroup( child ) ) );
}
