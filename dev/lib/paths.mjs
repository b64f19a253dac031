import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const env = process.env;

/** Root of the checkout. */
export const repo = fileURLToPath(
	new URL( '../..', import.meta.url )
).replace( /[\\/]$/, '' );

/**
 * Cache of downloads for all checkouts: pristine copies of WordPress, the SQLite drop-in, php-wasm. Safe to delete.
 */
export const cache =
	env[ 'STUDIO_CALENDAR_CACHE' ] ??
	join(
		env[ 'XDG_CACHE_HOME' ] || join( homedir(), '.cache' ),
		'studio-calendar'
	);

/** Folder for this checkout's sites, stamps and results. Not in git, safe to delete. */
export const work = join( repo, '.cache' );
