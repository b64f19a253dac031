/**
 * What fails while clients book. Each is a function that makes it fail, waits, and resolves when all of it works again.
 *
 * @typedef {import('./stage.mjs').Stage} Stage
 * @typedef {{ name: string, play: () => Promise<void> }} Fault
 */
import { setTimeout as delay } from 'node:timers/promises';

/** A database server is dead for a second. */
const killed = ( stage, node ) => ( {
	name: `SIGKILL of database ${ node }`,
	play: async () => {
		await stage.kill( node );
		await delay( 1000 );
		await stage.revive( node );
	},
} );

/** It stands still for ten seconds, and then goes on as if nothing had been. */
const frozen = ( stage, node ) => ( {
	name: `SIGSTOP of database ${ node } for 10 s`,
	play: async () => {
		stage.freeze( node );
		await delay( 10_000 );
		stage.thaw( node );
	},
} );

/** A web server is killed with all its PHP workers, each in the middle of what it does; three times. */
const webKilled = ( stage, node ) => ( {
	name: `SIGKILL of PHP at node ${ node }, three times`,
	play: async () => {
		for ( let time = 0; time < 3; time++ ) {
			await stage.killWeb( node );
			await delay( 1000 );
		}
	},
} );

/** All servers of a cluster die in one instant. */
const allKilled = ( stage ) => ( {
	name: 'SIGKILL of all databases at once',
	play: async () => {
		await stage.database.killAll();
		await stage.database.reviveAll();
	},
} );

/** All of them lose their power: what was not on the disks is gone. */
export const powerLost = ( stage ) => ( {
	name: 'power loss of all databases at once',
	play: async () => {
		await stage.database.cutPower();
		await stage.database.reviveAll();
	},
} );

/** A node and the others do not hear each other for ten seconds; clients reach all of them. */
const parted = ( stage, node ) => ( {
	name: `partition of database ${ node } for 10 s`,
	play: async () => {
		const join = await stage.database.part( node );
		await delay( 10_000 );
		join();
	},
} );

/**
 * The faults during a history, one after the other, by engine; the first alone in the short form.
 *
 * @type {Record<string, (stage: Stage) => Fault[]>}
 */
export const faults = {
	sqlite: ( stage ) => [ webKilled( stage, 0 ) ],
	mariadb: ( stage ) => [
		killed( stage, 0 ),
		frozen( stage, 0 ),
		webKilled( stage, 0 ),
	],
	replica: ( stage ) => [ webKilled( stage, 0 ) ],
	galera: ( stage ) => [
		killed( stage, 1 ),
		frozen( stage, 2 ),
		parted( stage, 0 ),
		webKilled( stage, 1 ),
		allKilled( stage ),
		...( stage.database.cutPower ? [ powerLost( stage ) ] : [] ),
	],
};
