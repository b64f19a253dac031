/**
 * Stage of a race: a database engine, a WordPress on it, one web server or (on Galera) one for each node, and the
 * people of an empty studio, logged in on all of them.
 */
import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { query } from '../../../dev/lib/database.mjs';
import { logIn } from '../../../dev/lib/logins.mjs';
import { repo, work } from '../../../dev/lib/paths.mjs';
import { freePort, isFree, serve } from '../../../dev/lib/server.mjs';
import { makeSite, wpEval } from '../../../dev/lib/site.mjs';
import { databaseName, furnishOn } from './engines.mjs';

const here = fileURLToPath( new URL( '..', import.meta.url ) );
const php = ( name ) => join( here, 'php', name );

/** Number of PHP workers over all web servers of a stage; a race needs at least eight. */
const workers = 12;

export const engines = [ 'sqlite', 'mariadb', 'replica', 'galera' ];

/** Lines of PHP's log about a fatal error or about a file of the plugin. */
const complaint =
	/PHP (Fatal|Parse) error|PHP (Warning|Notice|Deprecated).*src\/server\//;

/** Tables that a booking's writes change. */
const written = [ 'bookings', 'history', 'requests', 'revisions' ]
	.map( ( name ) => `wp_studio_cal_${ name }` )
	.join();

const hostOf = ( server ) => `127.0.0.1:${ server.port }`;

/**
 * @typedef {import('../../../dev/lib/calls.mjs').Caller} Caller
 * @typedef {Object} Stage
 * @property {string}     engine
 * @property {number}     studio
 * @property {number[]}   rooms
 * @property {number}     spare  A further room, which may close.
 * @property {number}     event
 * @property {import('../../../dev/lib/site.mjs').Site} site
 * @property {{ url: string, pid: number }[]} [webServers] For each node; missing if openStage() got `serveNodes`.
 * @property {Caller[][]} people                       For each node: the owner, then the four trainers.
 * @property {(trainer: Caller, isMember: boolean) => object} setMember Request that makes a trainer a member or removes them; it
 *                                                     needs the probe of tests/model.
 * @property {number}     stores                       Number of databases with a copy of all rows.
 * @property {(node?: number) => Promise<any>} state   Output of php/state.php, read from that node's database.
 * @property {() => Promise<string>} checksum          Changes with any row that a write could change; on MariaDB only.
 * @property {() => string[]} complaints              Lines of debug.log about a fatal error or a file of the plugin.
 * @property {() => Promise<void>} settle              Resolves when all nodes have the same data.
 * @property {(node?: number) => Promise<void>} kill   Kills a database server with SIGKILL.
 * @property {(node?: number) => Promise<void>} revive Starts it again, with its data and its port.
 * @property {(node?: number) => void} freeze          Stops a database server with SIGSTOP.
 * @property {(node?: number) => void} thaw            Continues it with SIGCONT.
 * @property {(node?: number) => Promise<void>} killWeb Kills a web server with its PHP workers, and starts it again.
 * @property {import('./engines.mjs').Engine} database For faults that only some engines support.
 * @property {() => Promise<void>} close
 */

/** @param {string[]} folders Folders of must-use plugins. */
function addProbes( site, folders ) {
	const target = join( site.dir, 'wp-content/mu-plugins' );
	mkdirSync( target, { recursive: true } );
	for ( const folder of folders ) {
		for ( const file of readdirSync( folder ) ) {
			cpSync( join( folder, file ), join( target, file ) );
		}
	}
}

/** Starts a web server for each database that takes writes, or one on SQLite; `closers` gets its stop function. */
async function openServers( site, { writers, envOf }, closers ) {
	const count = Math.max( 1, writers.length );
	const webs = [];
	const options = [];
	for ( let node = 0; node < count; node++ ) {
		options.push( {
			port: await freePort(),
			workers: Math.ceil( workers / count ),
			env: envOf( node ),
		} );
		webs.push( await serve( site, options[ node ] ) );
		closers.push( () => webs[ node ].stop() );
	}
	return {
		bases: webs.map( ( { url } ) => url ),
		servers: webs,
		killAndRestart: async ( node ) => {
			await webs[ node ].kill();
			// The workers die a little later than their server, and each of them holds the port.
			while ( ! ( await isFree( options[ node ].port ) ) ) {
				await delay( 50 );
			}
			webs[ node ] = await serve( site, options[ node ] );
		},
	};
}

/** Installs the drop-in that reads from the replica. */
function addDropIn( site ) {
	cpSync(
		join( here, 'drop-ins/db.php' ),
		join( site.dir, 'wp-content/db.php' )
	);
}

async function furnish(
	engine,
	{ plugin, folder, probes, serveNodes },
	database,
	closers
) {
	const site = await makeSite( {
		dir: join( work, folder, `site-${ engine }` ),
		url: 'http://127.0.0.1',
		wp: '7.1',
		db: database.db,
		plugin,
		fresh: engine === 'galera' || engine === 'replica',
	} );
	addProbes( site, [ join( here, 'mu-plugins' ), ...probes ] );
	if ( engine === 'replica' ) {
		addDropIn( site );
	}
	const log = join( site.dir, 'debug.log' );
	rmSync( log, { force: true } );
	const { studio, rooms, spare, event, people } = await wpEval(
		site,
		php( 'studio.php' )
	);
	const webs = await serveNodes( site, database, closers, studio );
	const { servers } = database;
	const logins = await logIn(
		site,
		[ people.owner, ...people.trainers ],
		webs.bases
	);
	await database.settle();
	return {
		engine,
		studio,
		rooms,
		spare,
		event,
		people: logins,
		setMember: ( { base, id }, isMember ) => ( {
			base,
			path: `/?model_member=${ id }&model_studio=${ studio }&model_is=${ Number( isMember ) }`,
			method: 'GET',
		} ),
		stores: Math.max( 1, servers.length ),
		site,
		webServers: webs.servers,
		state: ( node = 0 ) =>
			wpEval(
				site,
				php( 'state.php' ),
				node > 0 ? { host: hostOf( servers[ node ] ) } : {}
			),
		complaints: () =>
			existsSync( log )
				? readFileSync( log, 'utf8' )
						.split( '\n' )
						.filter( ( line ) => complaint.test( line ) )
				: [],
		settle: database.settle,
		checksum: async () =>
			JSON.stringify(
				await query(
					servers[ 0 ],
					`CHECKSUM TABLE ${ written }`,
					databaseName
				)
			),
		killWeb: ( node = 0 ) => webs.killAndRestart( node ),
		database,
		kill: database.kill,
		revive: database.revive,
		freeze: ( node = 0 ) => process.kill( servers[ node ].pid, 'SIGSTOP' ),
		thaw: ( node = 0 ) => process.kill( servers[ node ].pid, 'SIGCONT' ),
	};
}

/**
 * @param {string} engine  One of `engines`.
 * @param {{ plugin?: string, folder?: string, probes?: string[], cluster?: { flush?: number, onDisks?: boolean }, serveNodes?: typeof openServers }} options
 *                         `plugin`: another folder than this checkout; `folder`: below .cache, for the site and the database of
 *                         'mariadb'; `probes`: folders of further must-use plugins. `cluster`, for Galera only: `flush` is its
 *                         innodb_flush_log_at_trx_commit; with `onDisks` its power can be cut, which needs root.
 *                         `serveNodes`: starts the web servers instead of openServers(), and also gets the studio.
 * @return {Promise<Stage>}
 */
export const openStage = (
	engine,
	{
		plugin = repo,
		folder = 'load',
		probes = [],
		cluster = {},
		serveNodes = openServers,
	} = {}
) =>
	furnishOn( engine, { ...cluster, folder }, ( database, closers ) =>
		furnish(
			engine,
			{ plugin, folder, probes, serveNodes },
			database,
			closers
		)
	);
