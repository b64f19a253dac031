import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase, startMariaDb } from '../lib/database.mjs';
import { withLock } from '../lib/lock.mjs';
import { repo, work } from '../lib/paths.mjs';
import { makeSite } from '../lib/site.mjs';
import { hashOf } from './stamps.mjs';

/** Files that a test site's database and files depend on; if one of them changes, the site is made again. */
const MADE_FROM = [
	'src/server/Storage/Schema.php',
	'dev/lib/site.mjs',
	'dev/lib/sqlite.mjs',
	'dev/lib/wp-config.mjs',
	'dev/wordpress',
];

/** Runs a task while no other test run of this checkout uses the same site or server. */
const alone = ( name, task ) =>
	withLock( `test-${ hashOf( repo, [] ).slice( 0, 12 ) }-${ name }`, task );

async function prepare(
	name,
	wp,
	{ db = 'sqlite', madeFrom = [], key = '', isBare = false }
) {
	const dir = join( work, 'sites', `test-${ name }` );
	const file = `${ dir }.hash`;
	const hash = hashOf( `${ wp } ${ db } ${ key }`, [
		...MADE_FROM,
		...madeFrom,
	] );
	const isNew =
		isBare || ! existsSync( file ) || readFileSync( file, 'utf8' ) !== hash;
	const site = await makeSite( {
		dir,
		wp,
		db,
		url: 'http://127.0.0.1',
		fresh: isNew,
		...( isBare ? { plugin: null } : {} ),
	} );
	writeFileSync( file, hash );
	return { site, isNew };
}

/**
 * Runs `task` with a WordPress for tests, which remains for the next run.
 *
 * @template T
 * @param {string} name
 * @param {string} wp   Version of WordPress.
 * @param {{ db?: string, madeFrom?: string[], key?: string, isBare?: boolean }} options `madeFrom`, `key`: files and
 *        text that the site also depends on; `isBare`: WordPress without the plugin, made again for every run.
 * @param {( site: import('../lib/site.mjs').Site, isNew: boolean ) => Promise<T>} task
 * @return {Promise<T>}
 */
export const withTestSite = ( name, wp, options, task ) =>
	alone( name, async () => {
		const { site, isNew } = await prepare( name, wp, options );
		return task( site, isNew );
	} );

/**
 * Runs `task` with a database on a MariaDB server that it starts and stops.
 *
 * @template T
 * @param {string} name Name of the database.
 * @param {( url: string ) => Promise<T>} task
 * @return {Promise<T>}
 */
export const withMariaDb = ( name, task ) =>
	alone( 'mariadb-server', async () => {
		const server = await startMariaDb( {
			dir: join( work, 'mariadb' ),
			// A thread of its own would count a table anew some time after many of its rows came or went, which changes
			// the plans of statements while a test looks at them.
			args: [ '--innodb-stats-auto-recalc=OFF' ],
		} );
		try {
			return await task( await createDatabase( server, name ) );
		} finally {
			await server.stop();
		}
	} );
