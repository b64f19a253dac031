import {
	linkSync,
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { say } from './log.mjs';
import { cache } from './paths.mjs';

/** Returns true while a process with that ID runs. */
function isRunning( pid ) {
	try {
		process.kill( pid, 0 );
		return true;
	} catch ( error ) {
		return error.code === 'EPERM';
	}
}

/** Returns the ID of the process that holds the lock, or null if the lock has just been released. */
function holder( file ) {
	try {
		return Number( readFileSync( file, 'utf8' ) );
	} catch {
		return null;
	}
}

/** Takes the lock by an atomic hard link, so that a lock file never exists without the ID of its process. */
function take( file ) {
	const mine = `${ file }.${ process.pid }`;
	writeFileSync( mine, String( process.pid ) );
	try {
		linkSync( mine, file );
		return true;
	} catch ( error ) {
		if ( error.code === 'EEXIST' ) {
			return false;
		}
		throw error;
	} finally {
		rmSync( mine );
	}
}

/** Removes the lock of a dead process; puts it back if another process has taken it in the meantime. */
function breakLock( file, deadPid ) {
	const aside = `${ file }.dead-${ process.pid }`;
	try {
		renameSync( file, aside );
	} catch {
		return;
	}
	if ( holder( aside ) !== deadPid ) {
		renameSync( aside, file );
		return;
	}
	rmSync( aside );
}

/**
 * Runs `task` while no other process runs a task of the same name, in any checkout that shares the cache. Breaks the
 * lock of a process that no longer runs.
 *
 * @template T
 * @param {string}           name
 * @param {() => Promise<T>} task
 * @return {Promise<T>}
 */
export async function withLock( name, task ) {
	const file = join( cache, 'locks', name );
	mkdirSync( join( cache, 'locks' ), { recursive: true } );
	for ( let told = false; ! take( file ); await delay( 250 ) ) {
		const pid = holder( file );
		if ( pid !== null && ! isRunning( pid ) ) {
			breakLock( file, pid );
		} else if ( ! told && pid !== null ) {
			told = true;
			say( `Waiting for process ${ pid } to finish "${ name }" …` );
		}
	}
	try {
		return await task();
	} finally {
		rmSync( file, { force: true } );
	}
}
