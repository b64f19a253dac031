/**
 * Where a race takes place: a database engine, a WordPress on it, one web server or (on Galera) one for each node, and the
 * people of an empty studio, logged in everywhere.
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
import { fileURLToPath } from 'node:url';
import {
	createDatabase,
	query,
	startMariaDb,
} from '../../../dev/lib/database.mjs';
import { startGalera } from '../../../dev/lib/galera.mjs';
import { logIn } from '../../../dev/lib/logins.mjs';
import { repo, work } from '../../../dev/lib/paths.mjs';
import { freePort, serve } from '../../../dev/lib/server.mjs';
import { makeSite, wpEval } from '../../../dev/lib/site.mjs';

const here = fileURLToPath( new URL( '..', import.meta.url ) );
const php = ( name ) => join( here, 'php', name );

/** PHP workers over all web servers of a stage: more than the eight that a race needs at least. */
const workers = 12;

export const engines = [ 'sqlite', 'mariadb', 'galera' ];

/** What PHP writes into its log when something of ours is wrong. */
const complaint =
	/PHP (Fatal|Parse) error|PHP (Warning|Notice|Deprecated).*src\/server\//;

const databaseName = 'load';

/** The tables that a write writes to. */
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
 * @property {number}     event
 * @property {import('../../../dev/lib/site.mjs').Site} site
 * @property {{ url: string, pid: number }[]} webServers For each node.
 * @property {Caller[][]} people                       For each node: the owner, then the four trainers.
 * @property {(node?: number) => Promise<any>} state   Answer of php/state.php, as that node's database sees it.
 * @property {() => Promise<string>} checksum          Changes when any row that a write could write does; on MariaDB only.
 * @property {() => string[]} complaints              Lines of debug.log that tell of a fatal error, or of one of our files.
 * @property {() => Promise<void>} settle              Resolves when every node knows what the others know.
 * @property {(node?: number) => Promise<void>} kill   SIGKILL for a database server.
 * @property {(node?: number) => Promise<void>} revive Starts it again, with its data and its port.
 * @property {(node?: number) => void} freeze          SIGSTOP for a database server.
 * @property {(node?: number) => void} thaw            SIGCONT for it.
 * @property {() => Promise<void>} close
 */

const noDatabase = {
	db: 'sqlite',
	servers: [],
	kill: undefined,
	revive: undefined,
	stop: async () => {},
};

async function mariaDb() {
	const dir = join( work, 'load/mariadb' );
	const servers = [ await startMariaDb( { dir } ) ];
	return {
		db: await createDatabase( servers[ 0 ], databaseName ),
		servers,
		kill: () => servers[ 0 ].kill(),
		revive: async () => {
			servers[ 0 ] = await startMariaDb( {
				dir,
				port: servers[ 0 ].port,
			} );
		},
		stop: () => servers[ 0 ].stop(),
	};
}

async function galera() {
	const cluster = await startGalera( { dir: join( work, 'load/galera' ) } );
	return {
		db: await createDatabase( cluster.nodes[ 0 ], databaseName ),
		servers: cluster.nodes,
		kill: cluster.kill,
		revive: cluster.restart,
		stop: cluster.stop,
	};
}

const openDatabase = {
	sqlite: async () => noDatabase,
	mariadb: mariaDb,
	galera,
};

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

/** A web server for each database server; one on SQLite. Each is noted in `closers` as soon as it runs. @return them. */
async function openServers( site, servers, closers ) {
	const count = Math.max( 1, servers.length );
	const opened = [];
	for ( let node = 0; node < count; node++ ) {
		const env = servers[ node ]
			? { SITE_DB_HOST: hostOf( servers[ node ] ) }
			: {};
		const port = await freePort();
		const server = await serve( site, {
			port,
			workers: Math.ceil( workers / count ),
			env,
		} );
		closers.push( server.stop );
		opened.push( server );
	}
	return opened;
}

async function furnish(
	engine,
	{ plugin, folder, probes },
	database,
	closers
) {
	const site = await makeSite( {
		dir: join( work, folder, `site-${ engine }` ),
		url: 'http://127.0.0.1',
		wp: '7.1',
		db: database.db,
		plugin,
		fresh: engine === 'galera',
	} );
	addProbes( site, [ join( here, 'mu-plugins' ), ...probes ] );
	const log = join( site.dir, 'debug.log' );
	rmSync( log, { force: true } );
	const { studio, rooms, event, people } = await wpEval(
		site,
		php( 'studio.php' )
	);
	const webServers = await openServers( site, database.servers, closers );
	const { servers } = database;
	return {
		engine,
		studio,
		rooms,
		event,
		people: await logIn(
			site,
			[ people.owner, ...people.trainers ],
			webServers.map( ( { url } ) => url )
		),
		site,
		webServers,
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
		settle: async () => {
			const others = engine === 'galera' ? servers : [];
			await Promise.all(
				others.map( ( server ) =>
					query( server, 'SET wsrep_sync_wait = 1; SELECT 1' )
				)
			);
		},
		checksum: async () =>
			JSON.stringify(
				await query(
					servers[ 0 ],
					`CHECKSUM TABLE ${ written }`,
					databaseName
				)
			),
		kill: database.kill,
		revive: database.revive,
		freeze: ( node = 0 ) => process.kill( servers[ node ].pid, 'SIGSTOP' ),
		thaw: ( node = 0 ) => process.kill( servers[ node ].pid, 'SIGCONT' ),
	};
}

/**
 * @param {string} engine  One of `engines`.
 * @param {{ plugin?: string, folder?: string, probes?: string[] }} options `plugin`: another folder than this checkout;
 *                         `folder`: below .cache, for the site's files; `probes`: folders of further must-use plugins.
 * @return {Promise<Stage>}
 */
export async function openStage(
	engine,
	{ plugin = repo, folder = 'load', probes = [] } = {}
) {
	const database = await openDatabase[ engine ]();
	const closers = [];
	const close = async () => {
		await Promise.all( closers.map( ( stop ) => stop() ) );
		await database.stop();
	};
	try {
		return {
			...( await furnish(
				engine,
				{ plugin, folder, probes },
				database,
				closers
			) ),
			close,
		};
	} catch ( error ) {
		await close();
		throw error;
	}
}
