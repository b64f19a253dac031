/**
 * A partition of a cluster on the loopback: iptables drops what one node and the others send each other, in both directions,
 * without a word, as a broken network does. Connections of clients go on. It takes root.
 */
import { spawnSync } from 'node:child_process';
import { run } from '../../../dev/lib/run.mjs';
import { ensurePackages } from '../../../dev/lib/system.mjs';

/** @typedef {{ address: string, port: number }} Member A node as the others know it; nobody else uses the port. */

/** What tells the packets of a node: those of its own port, and those between its address and the ports of the others. */
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
 * Parts a node from the others.
 *
 * @param {Member}   node
 * @param {Member[]} others
 * @return {Promise<() => void>} Joins them again; called by itself at the end of this process.
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
