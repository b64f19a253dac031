import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cached, npmPack } from './download.mjs';
import { fail } from './log.mjs';
import { unzip } from './zip.mjs';

/** npm package with the SQLite driver and php-wasm (see wasm.mjs); the last version that runs on Node 20. */
export const PLAYGROUND = '@wp-playground/cli@3.1.50';

const ZIP = 'package/sqlite-database-integration.zip';

async function getIntegration() {
	const dir = await cached(
		`sqlite/${ PLAYGROUND.split( '@' ).pop() }`,
		async ( empty ) => {
			if ( ! ( await npmPack( PLAYGROUND, empty, [ ZIP ] ) ) ) {
				return null;
			}
			unzip( join( empty, ZIP ), join( empty, 'unpacked' ) );
			return join(
				empty,
				'unpacked',
				'plugin-sqlite-database-integration'
			);
		}
	);
	return (
		dir ??
		fail(
			`The SQLite driver for WordPress (${ PLAYGROUND } in npm) cannot be downloaded. Connect to the network, or name a MySQL database with --db=mysql://user:password@host:port/name.`
		)
	);
}

/**
 * Adds the SQLite driver to a site, outside the plugins folder, so that nobody can deactivate it as a plugin. The
 * drop-in finds the driver relative to itself, so that the site can be moved or mounted elsewhere.
 *
 * @param {string} content The site's wp-content.
 */
export async function addSqlite( content ) {
	if ( existsSync( join( content, 'db.php' ) ) ) {
		return;
	}
	const integration = await getIntegration();
	cpSync( integration, join( content, 'sqlite-database-integration' ), {
		recursive: true,
	} );
	const dropIn = readFileSync( join( integration, 'db.copy' ), 'utf8' )
		.replace(
			"'{SQLITE_IMPLEMENTATION_FOLDER_PATH}'",
			"__DIR__ . '/sqlite-database-integration'"
		)
		.replaceAll(
			'{SQLITE_PLUGIN}',
			'sqlite-database-integration/load.php'
		);
	writeFileSync( join( content, 'db.php' ), dropIn );
}
