/**
 * A partition of a cluster on loopback: iptables silently drops the packets between one node and the others, in both
 * directions, as a broken network does. The clients' connections stay open. It needs root.
 */
import { spawnSync } from 'node:child_process';
import { run } from '../../../dev/lib/run.mjs';
import { ensurePackages } from '../../../dev/lib/system.mjs';

/** @typedef {{ address: string, port: number }} Member A node as the others know it; no other process uses the port. */

/** Returns matches for the packets of a node: those of its own port, and those from and to the others' ports. */
const matches = ( node, others ) => [
	[ '--dport', node.port ],
	[ '--sport', node.port ],
	...others.flatMap( ( { port } ) => [
		[ '-s', node.address, '--dport', port ],
		[ '-d', node.address, '--sport', port ],
	] ),
];

const rulesFor = ( node, others ) =>
	matches( node, others ).map( ( match ) => [
		'INPUT',
		'--protocol',
		'tcp',
		...match.map( String ),
		'-j',
		'DROP',
	] );

/**
 * Separates a node from the others.
 *
 * @param {Member}   node
 * @param {Member[]} others
 * @return {Promise<() => void>} Function that reconnects them; it also runs when this process exits.
 */
export async function partition( node, others ) {
	await ensurePackages( [ 'iptables' ], 'A partition of a cluster' );
	const rules = rulesFor( node, others );
	const heal = () => {
		process.off( 'exit', heal );
		for ( const rule of rules ) {
			spawnSync( 'iptables', [ '-w', '-D', ...rule ] );
		}
	};
	process.once( 'exit', heal );
	for ( const rule of rules ) {
		await run( 'iptables', [ '-w', '-A', ...rule ], { quiet: true } );
	}
	return heal;
}
