/**
 * The databases of a stage: one that is no server, one server, one with a replica that lags behind it, and a cluster.
 *
 * @typedef {Object} Engine
 * @property {string}   db         Address of the site's database, as makeSite() takes it.
 * @property {object[]} servers    Of launch(), in the order of the nodes; replaced when one starts again.
 * @property {object[]} writers    Those that get a web server of their own.
 * @property {(node: number) => Record<string, string>} envOf Environment of the web server of a writer.
 * @property {() => Promise<void>} settle                    Resolves when every server knows what the others know.
 * @property {(node?: number) => Promise<void>} kill         SIGKILL.
 * @property {(node?: number) => Promise<void>} revive       Starts it again, with its data and its port.
 * @property {() => Promise<void>} [killAll]                 SIGKILL for all of them at once.
 * @property {() => Promise<void>} [reviveAll]
 * @property {() => Promise<void>} [cutPower]                As killAll(), and what was not yet on the disks is lost.
 * @property {(node: number) => Promise<() => void>} [part]  Parts a node from the others; resolves to what joins them.
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

async function mariaDb() {
	const dir = join( work, 'load/mariadb' );
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

/** Seconds that the replica stays behind the primary. */
const LAG = 1;

const replicaArgs = ( number ) => [
	'--log-bin=changes',
	'--binlog-format=ROW',
	'--gtid-strict-mode=ON',
	`--server-id=${ number }`,
];

/** Both begin empty: a replica takes what is in the primary's log, and nothing from before it. */
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

export const openEngine = {
	sqlite: async () => noDatabase,
	mariadb: mariaDb,
	replica,
	galera,
};
