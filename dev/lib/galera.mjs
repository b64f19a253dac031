/**
 * A Galera cluster on the loopback address: every node a MariaDB server with its own folder, ports and group
 * address. A cluster always starts empty: what an earlier run left is thrown away, since no node of it could be
 * trusted to be the newest.
 */
import { rmSync, writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { homeFor, prepareHome } from './database-home.mjs';
import { firstPort, launch, lowPort, query } from './database.mjs';
import { fail } from './log.mjs';
import { ensurePackages } from './system.mjs';

const provider = '/usr/lib/galera/libgalera_smm.so';

/** Ports of each node: SQL, group messages, the two ways of state transfer. */
async function portsFor( nodes ) {
	const ports = [];
	let last = firstPort + 100;
	for ( let node = 0; node < nodes; node++ ) {
		const mine = {};
		for ( const use of [ 'sql', 'group', 'ist', 'sst' ] ) {
			last = await lowPort( last + 1 );
			mine[ use ] = last;
		}
		ports.push( mine );
	}
	return ports;
}

/** Group options: a dead node is given up after two seconds instead of five, so that a test need not wait longer. */
function wsrepArgs( node, ports ) {
	const mine = ports[ node ];
	const cluster = ports.map( ( { group } ) => `127.0.0.1:${ group }` );
	const options = [
		`gmcast.listen_addr=tcp://127.0.0.1:${ mine.group }`,
		`ist.recv_addr=127.0.0.1:${ mine.ist }`,
		'gcache.size=32M',
		'evs.keepalive_period=PT0.5S',
		'evs.suspect_timeout=PT2S',
	];
	return [
		'--binlog-format=ROW',
		'--innodb-autoinc-lock-mode=2',
		'--wsrep-on=ON',
		`--wsrep-provider=${ provider }`,
		'--wsrep-cluster-name=studio-calendar',
		`--wsrep-cluster-address=gcomm://${ cluster.join( ',' ) }`,
		`--wsrep-node-name=node${ node + 1 }`,
		'--wsrep-node-address=127.0.0.1',
		`--wsrep-node-incoming-address=127.0.0.1:${ mine.sql }`,
		'--wsrep-sst-method=rsync',
		`--wsrep-sst-receive-address=127.0.0.1:${ mine.sst }`,
		`--wsrep-provider-options=${ options.join( ';' ) }`,
	];
}

/** Numbers and words of the cluster as one node sees them. */
async function clusterState( server ) {
	const rows = await query(
		server,
		`SHOW GLOBAL STATUS WHERE Variable_name IN
		('wsrep_cluster_size','wsrep_local_state_comment','wsrep_ready')`
	);
	return Object.fromEntries( rows );
}

async function isSynced( server ) {
	try {
		const state = await clusterState( server );
		return (
			state.wsrep_ready === 'ON' &&
			state.wsrep_local_state_comment === 'Synced'
		);
	} catch {
		return false;
	}
}

/** Waits until every running node sees the given number of nodes. */
async function untilSize( nodes, size ) {
	for ( const end = Date.now() + 60_000; ; await sleep( 200 ) ) {
		const sizes = await Promise.all( nodes.map( clusterState ) );
		if (
			sizes.every(
				( state ) => Number( state.wsrep_cluster_size ) === size
			)
		) {
			return;
		}
		if ( Date.now() > end ) {
			fail( `The Galera cluster did not reach ${ size } nodes.` );
		}
	}
}

/**
 * Starts a cluster with 64 MB of buffer pool in each node.
 *
 * @return `{ nodes, kill( n ), restart( n ), stop() }`; `nodes[ n ]` is the server of launch(), in the order of the
 *         numbers, replaced by restart(); createDatabase( nodes[ 0 ], … ) makes a database in all of them.
 */
export async function startGalera( { dir, nodes: count = 3 } ) {
	await ensurePackages(
		[ 'galera-4', 'rsync' ],
		'A Galera cluster for tests'
	);
	const homes = [];
	for ( let node = 0; node < count; node++ ) {
		const wanted = join( dir, `node${ node + 1 }` );
		rmSync( join( homeFor( wanted ), 'secret' ), { force: true } );
		homes.push( await prepareHome( wanted ) );
	}
	shareSecret( homes );
	const ports = await portsFor( count );
	const start = ( node, args = [] ) =>
		launch( homes[ node ], {
			port: ports[ node ].sql,
			args: [ ...wsrepArgs( node, ports ), ...args ],
			isReady: isSynced,
		} );
	const nodes = [ await start( 0, [ '--wsrep-new-cluster' ] ) ];
	for ( let node = 1; node < count; node++ ) {
		nodes.push( await start( node ) );
	}
	await untilSize( nodes, count );
	return {
		nodes,
		kill: ( node ) => nodes[ node ].kill(),
		restart: async ( node ) => {
			nodes[ node ] = await start( node );
			await untilSize( nodes, count );
		},
		stop: async () => {
			for ( const server of [ ...nodes ].reverse() ) {
				await server.stop();
			}
		},
	};
}

/** One secret for all nodes: a user made on one of them has the same password on each. */
function shareSecret( [ first, ...others ] ) {
	const secret = readFileSync( join( first, 'secret' ), 'utf8' );
	for ( const home of others ) {
		writeFileSync( join( home, 'secret' ), secret, { mode: 0o600 } );
	}
}
