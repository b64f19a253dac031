/**
 * Faults while clients book. Each plays a failure, and resolves when everything works again.
 *
 * @typedef {import('./stage.mjs').Stage} Stage
 * @typedef {{ name: string, play: () => Promise<void> }} Fault
 */
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Kills a database server, which is dead for a second. */
const killed = ( stage, node ) => ( {
	name: `SIGKILL of database ${ node }`,
	play: async () => {
		await stage.kill( node );
		await delay( 1000 );
		await stage.revive( node );
	},
} );

/** Stops a database server for ten seconds; then it continues as if nothing had happened. */
const frozen = ( stage, node ) => ( {
	name: `SIGSTOP of database ${ node } for 10 s`,
	play: async () => {
		stage.freeze( node );
		await delay( 10_000 );
		stage.thaw( node );
	},
} );

/** Kills a web server with all its PHP workers, in the middle of their work, three times. */
const webKilled = ( stage, node ) => ( {
	name: `SIGKILL of PHP at node ${ node }, three times`,
	play: async () => {
		for ( let time = 0; time < 3; time++ ) {
			await stage.killWeb( node );
			await delay( 1000 );
		}
	},
} );

/** Returns the process IDs of the workers of a web server, which are its children. */
const workersOf = ( { pid } ) =>
	readFileSync( `/proc/${ pid }/task/${ pid }/children`, 'utf8' )
		.trim()
		.split( ' ' )
		.map( Number );

/**
 * Kills PHP workers one after the other, each in whatever call it is, while their web server goes on with the others; then
 * it starts anew, as it does not replace them. One worker is left.
 */
const workersKilled = ( stage, node ) => ( {
	name: `SIGKILL of PHP workers in a call at node ${ node }`,
	play: async () => {
		for ( const pid of workersOf( stage.webServers[ node ] ).slice( 1 ) ) {
			process.kill( pid, 'SIGKILL' );
			await delay( 400 );
		}
		await stage.killWeb( node );
	},
} );

/** Kills all servers of a cluster at the same moment. */
const allKilled = ( stage ) => ( {
	name: 'SIGKILL of all databases at once',
	play: async () => {
		await stage.database.killAll();
		await stage.database.reviveAll();
	},
} );

/** Cuts the power of all servers: data that was not on the disks is lost. */
export const powerLost = ( stage ) => ( {
	name: 'power loss of all databases at once',
	play: async () => {
		await stage.database.cutPower();
		await stage.database.reviveAll();
	},
} );

/** Separates a node from the others for ten seconds; clients still reach all nodes. */
const parted = ( stage, node ) => ( {
	name: `partition of database ${ node } for 10 s`,
	play: async () => {
		const join = await stage.database.part( node );
		await delay( 10_000 );
		join();
	},
} );

/**
 * Faults of a history in their order, by engine; the short form plays only the first.
 *
 * @type {Record<string, (stage: Stage) => Fault[]>}
 */
export const faults = {
	sqlite: ( stage ) => [ webKilled( stage, 0 ), workersKilled( stage, 0 ) ],
	mariadb: ( stage ) => [
		killed( stage, 0 ),
		frozen( stage, 0 ),
		webKilled( stage, 0 ),
		workersKilled( stage, 0 ),
	],
	replica: ( stage ) => [ webKilled( stage, 0 ), workersKilled( stage, 0 ) ],
	galera: ( stage ) => [
		killed( stage, 1 ),
		frozen( stage, 2 ),
		parted( stage, 0 ),
		webKilled( stage, 1 ),
		workersKilled( stage, 2 ),
		allKilled( stage ),
		...( stage.database.cutPower ? [ powerLost( stage ) ] : [] ),
	],
};
