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

/** True while there is a process of that id. */
function isRunning( pid ) {
	try {
		process.kill( pid, 0 );
		return true;
	} catch ( error ) {
		return error.code === 'EPERM';
	}
}

/** The process that holds the lock; null when it has just been given back. */
function holder( file ) {
	try {
		return Number( readFileSync( file, 'utf8' ) );
	} catch {
		return null;
	}
}

/** A hard link appears with its content or not at all, so a lock never exists without the id of its process. */
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

/** Moves the lock of a dead process out of the way; one that was taken in the meantime goes back. */
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
 * Runs `task` while no other process runs one of the same name, on all checkouts that share the cache. The lock of a
 * process that is gone is taken over.
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
