/**
 * The databases of a stage: SQLite without a server, one server, one with a replica that lags behind it, and a cluster.
 *
 * @typedef {Object} Engine
 * @property {string}   db         The site's database, in the form that makeSite() takes.
 * @property {object[]} servers    Results of launch(), in the order of the nodes; replaced when a server starts again.
 * @property {object[]} writers    Servers that get a web server of their own.
 * @property {(node: number) => Record<string, string>} envOf Environment of a writer's web server.
 * @property {() => Promise<void>} settle                    Resolves when all servers have the same data.
 * @property {(node?: number) => Promise<void>} kill         Kills a server with SIGKILL.
 * @property {(node?: number) => Promise<void>} revive       Starts the server again, with its data and its port.
 * @property {() => Promise<void>} [killAll]                 Kills all servers at once.
 * @property {() => Promise<void>} [reviveAll]
 * @property {() => Promise<void>} [cutPower]                Like killAll(), and data not yet on the disks is lost.
 * @property {(node: number) => Promise<() => void>} [part]  Separates a node; resolves to a function that joins it.
 * @property {() => Promise<void>} stop
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { homeFor } from '../../../dev/lib/database-home.mjs';
import {
	createDatabase,
	query,
	startMariaDb,
} from '../../../dev/lib/database.mjs';
import { startGalera } from '../../../dev/lib/cluster/galera.mjs';
import { work } from '../../../dev/lib/paths.mjs';
import { makeDisks } from './disk.mjs';
import { partition } from './partition.mjs';

export const databaseName = 'load';

const hostOf = ( server ) => `127.0.0.1:${ server.port }`;

const noDatabase = {
	db: 'sqlite',
	servers: [],
	writers: [],
	envOf: () => ( {} ),
	settle: async () => {},
	stop: async () => {},
};

/** @param {{ folder: string }} options Folder below .cache, so that two suites can have a server at a time. */
async function mariaDb( { folder } ) {
	const dir = join( work, folder, 'mariadb' );
	const servers = [ await startMariaDb( { dir } ) ];
	return {
		...noDatabase,
		db: await createDatabase( servers[ 0 ], databaseName ),
		servers,
		writers: servers,
		envOf: () => ( { SITE_DB_HOST: hostOf( servers[ 0 ] ) } ),
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

/** Delay of the replica in seconds. */
const LAG = 1;

const replicaArgs = ( number ) => [
	'--log-bin=changes',
	'--binlog-format=ROW',
	'--gtid-strict-mode=ON',
	`--server-id=${ number }`,
];

/** Starts a server without data: a replica gets only what is in the primary's log, nothing older. */
function startEmpty( name, number ) {
	const dir = join( work, 'load', name );
	rmSync( join( homeFor( dir ), 'secret' ), { force: true } );
	return startMariaDb( { dir, args: replicaArgs( number ) } );
}

async function replica() {
	const primary = await startEmpty( 'primary', 1 );
	const copy = await startEmpty( 'replica', 2 );
	const servers = [ primary, copy ];
	await query(
		primary,
		`CREATE USER 'copies'@'127.0.0.1' IDENTIFIED BY 'copies';
		GRANT REPLICATION SLAVE ON *.* TO 'copies'@'127.0.0.1'`
	);
	await query(
		copy,
		`CHANGE MASTER TO MASTER_HOST='127.0.0.1', MASTER_PORT=${ primary.port }, MASTER_USER='copies', MASTER_PASSWORD='copies',
		MASTER_USE_GTID=slave_pos, MASTER_DELAY=${ LAG }; START SLAVE`
	);
	return {
		...noDatabase,
		db: await createDatabase( primary, databaseName ),
		servers,
		writers: [ primary ],
		envOf: () => ( {
			SITE_DB_HOST: hostOf( primary ),
			SITE_DB_REPLICA: hostOf( copy ),
		} ),
		settle: async () => {
			const [ [ position ] ] = await query(
				primary,
				'SELECT @@GLOBAL.gtid_binlog_pos'
			);
			await query( copy, `SELECT MASTER_GTID_WAIT('${ position }', 60)` );
		},
		stop: async () => {
			await copy.stop();
			await primary.stop();
		},
	};
}

/** @param {{ flush?: number, onDisks?: boolean }} options See openStage(). */
async function galera( { flush = 1, onDisks = false } ) {
	const disks = onDisks ? await makeDisks( 3 ) : null;
	const stopDisks = async () => disks?.remove();
	const cluster = await startGalera( {
		dir: join( work, 'load/galera' ),
		...( disks
			? { dirs: disks.dirs.map( ( dir ) => join( dir, 'node' ) ) }
			: {} ),
		args: [ `--innodb-flush-log-at-trx-commit=${ flush }` ],
	} ).catch( async ( error ) => {
		await stopDisks();
		throw error;
	} );
	const { nodes, groups } = cluster;
	const killAll = () =>
		Promise.all( nodes.map( ( _, node ) => cluster.kill( node ) ) );
	return {
		...noDatabase,
		db: await createDatabase( nodes[ 0 ], databaseName ),
		servers: nodes,
		writers: nodes,
		envOf: ( node ) => ( { SITE_DB_HOST: hostOf( nodes[ node ] ) } ),
		settle: async () => {
			await Promise.all(
				nodes.map( ( server ) =>
					query( server, 'SET wsrep_sync_wait = 1; SELECT 1' )
				)
			);
		},
		kill: cluster.kill,
		revive: cluster.restart,
		killAll,
		reviveAll: cluster.restartAll,
		cutPower: disks
			? async () => {
					await disks.cut();
					await killAll();
					await disks.revive();
				}
			: undefined,
		part: ( node ) =>
			partition(
				groups[ node ],
				groups.filter( ( _, other ) => other !== node )
			),
		stop: async () => {
			await cluster.stop();
			await stopDisks();
		},
	};
}

const openEngine = {
	sqlite: async () => noDatabase,
	mariadb: mariaDb,
	replica,
	galera,
};

/**
 * Opens a database engine and furnishes a stage on it; what fails meanwhile stops all that was started.
 *
 * @template T
 * @param {keyof typeof openEngine} engine
 * @param {{ folder: string, flush?: number, onDisks?: boolean }} options
 * @param {( database: Engine, closers: ( () => Promise<void> )[] ) => Promise<T>} furnish `closers` gets what stops its servers.
 * @return {Promise<T & { close: () => Promise<void> }>} `close` stops the servers, then the database.
 */
export async function furnishOn( engine, options, furnish ) {
	const database = await openEngine[ engine ]( options );
	const closers = [];
	const close = async () => {
		await Promise.all( closers.map( ( stop ) => stop() ) );
		await database.stop();
	};
	try {
		return { ...( await furnish( database, closers ) ), close };
	} catch ( error ) {
		await close();
		throw error;
	}
}
