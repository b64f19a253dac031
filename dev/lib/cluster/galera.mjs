/**
 * Galera cluster on loopback addresses: every node is a MariaDB server with its own folder, ports and group address. A
 * cluster always starts empty. It discards the data of an earlier run, because no node's data can be trusted to be the
 * newest.
 */
import { rmSync, writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { homeFor, prepareHome } from '../database-home.mjs';
import { firstPort, launch, lowPort, query, recover } from '../database.mjs';
import { fail } from '../log.mjs';
import { ensurePackages } from '../system.mjs';

const provider = '/usr/lib/galera/libgalera_smm.so';

/** Returns a node's address for group messages. Each node has its own, so that a test can partition the network. */
const addressOf = ( node ) => `127.0.0.${ node + 2 }`;

/**
 * Returns the ports of each node: SQL, group messages and the two kinds of state transfer. The ports for state transfer
 * are open only during a transfer, so another cluster would take them for free; each process therefore starts at
 * a different port.
 */
async function portsFor( nodes ) {
	const ports = [];
	let last = firstPort + 100 + 20 * ( process.pid % 100 );
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

/** Returns a node's options. The others give up a dead node after two seconds instead of five, to keep tests short. */
function wsrepArgs( node, ports ) {
	const mine = ports[ node ];
	const cluster = ports.map(
		( { group }, at ) => `${ addressOf( at ) }:${ group }`
	);
	const options = [
		`gmcast.listen_addr=tcp://${ addressOf( node ) }:${ mine.group }`,
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
		`--wsrep-node-address=${ addressOf( node ) }`,
		`--wsrep-node-incoming-address=127.0.0.1:${ mine.sql }`,
		'--wsrep-sst-method=rsync',
		`--wsrep-sst-receive-address=127.0.0.1:${ mine.sst }`,
		`--wsrep-provider-options=${ options.join( ';' ) }`,
	];
}

/** Returns status variables of the cluster as one node sees it. */
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
 * Returns the last transaction in the data of a killed node. A server recovers the data, logs the position and exits,
 * as in Debian's start script.
 *
 * @return {Promise<{ position: string, seqno: number }>} `position` is `UUID:seqno`; seqno is -1 without data.
 */
async function positionOf( home, port, args ) {
	const log = await recover( home, port, args );
	const found = [
		...log.matchAll( /Recovered position: (\S+:(-?\d+))/g ),
	].pop();
	return found
		? { position: found[ 1 ], seqno: Number( found[ 2 ] ) }
		: fail( `The node in ${ home } does not say where its data end.` );
}

/** Permits a cluster to start with this node's data; Galera cannot know whether another node's data are newer. */
function markAsNewest( home ) {
	const file = join( home, 'data/grastate.dat' );
	const state = readFileSync( file, 'utf8' );
	writeFileSync(
		file,
		state.replace( /safe_to_bootstrap: 0/, 'safe_to_bootstrap: 1' )
	);
}

/** Returns the folders of the nodes, empty except for the system tables. */
async function emptyHomes( dirs ) {
	const homes = [];
	for ( const dir of dirs ) {
		rmSync( join( homeFor( dir ), 'secret' ), { force: true } );
		homes.push( await prepareHome( dir ) );
	}
	shareSecret( homes );
	return homes;
}

/** Returns the option for a node's start position; a node without data has none and receives all data. */
const from = ( { position, seqno } ) =>
	seqno < 0 ? [] : [ `--wsrep-start-position=${ position }` ];

/**
 * Starts a cluster with 64 MB of buffer pool in each node.
 *
 * @param {{ dir: string, nodes?: number, dirs?: string[], args?: string[] }} options `dirs`: a folder for each node,
 *        instead of folders in `dir`; `args`: further options for each server.
 * @return `{ nodes, groups, kill( n ), restart( n ), restartAll(), stop() }`; `nodes[ n ]` is the result of launch(),
 *         replaced by a restart; createDatabase( nodes[ 0 ], … ) creates a database on all nodes. `groups[ n ]` is the
 *         node's `{ address, port }` for group messages. restartAll() is for a cluster whose nodes were all killed: it
 *         starts with the node that has the newest data.
 */
export async function startGalera( {
	dir,
	nodes: count = 3,
	dirs = Array.from( { length: count }, ( _, node ) =>
		join( dir, `node${ node + 1 }` )
	),
	args = [],
} ) {
	await ensurePackages(
		[ 'galera-4', 'rsync' ],
		'A Galera cluster for tests'
	);
	const homes = await emptyHomes( dirs );
	const ports = await portsFor( count );
	const argsOf = ( node ) => [ ...wsrepArgs( node, ports ), ...args ];
	const start = ( node, more = [] ) =>
		launch( homes[ node ], {
			port: ports[ node ].sql,
			args: [ ...argsOf( node ), ...more ],
			isReady: isSynced,
		} );
	const position = ( node ) =>
		positionOf( homes[ node ], ports[ node ].sql, argsOf( node ) );
	const nodes = [ await start( 0, [ '--wsrep-new-cluster' ] ) ];
	for ( let node = 1; node < count; node++ ) {
		nodes.push( await start( node ) );
	}
	await untilSize( nodes, count );

	const restart = async ( node ) => {
		nodes[ node ] = await start( node, from( await position( node ) ) );
		await untilSize( nodes, count );
	};
	const restartAll = async () => {
		const positions = [];
		for ( let node = 0; node < count; node++ ) {
			positions.push( await position( node ) );
		}
		const seqnos = positions.map( ( { seqno } ) => seqno );
		const newest = seqnos.indexOf( Math.max( ...seqnos ) );
		markAsNewest( homes[ newest ] );
		nodes[ newest ] = await start( newest, [
			'--wsrep-new-cluster',
			...from( positions[ newest ] ),
		] );
		for ( let node = 0; node < count; node++ ) {
			if ( node !== newest ) {
				nodes[ node ] = await start( node, from( positions[ node ] ) );
			}
		}
		await untilSize( nodes, count );
	};
	return {
		nodes,
		groups: ports.map( ( { group }, node ) => ( {
			address: addressOf( node ),
			port: group,
		} ) ),
		kill: ( node ) => nodes[ node ].kill(),
		restart,
		restartAll,
		stop: async () => {
			for ( const server of [ ...nodes ].reverse() ) {
				await server.stop();
			}
		},
	};
}

/** Copies the first node's secret to the others, so that a user created on one node has the same password on each. */
function shareSecret( [ first, ...others ] ) {
	const secret = readFileSync( join( first, 'secret' ), 'utf8' );
	for ( const home of others ) {
		writeFileSync( join( home, 'secret' ), secret, { mode: 0o600 } );
	}
}
