/** Tables of the benchmarks' results; an exclamation mark marks a missed target. */
import { say } from '../../lib/log.mjs';

const fixed = ( number, digits = 2 ) => number.toFixed( digits );
const marked = ( number, target, digits ) =>
	`${ fixed( number, digits ) }${ target !== undefined && number > target ? ' !' : '' }`;

export function printTable( rows ) {
	const widths = rows[ 0 ].map( ( _, column ) =>
		Math.max( ...rows.map( ( row ) => row[ column ].length ) )
	);
	for ( const row of rows ) {
		say(
			row
				.map( ( cell, column ) =>
					column < 3
						? cell.padEnd( widths[ column ] )
						: cell.padStart( widths[ column ] )
				)
				.join( '  ' )
		);
	}
	say( '' );
}

/** @return {string[]} */
export const readHead = [
	'database',
	'bookings',
	'role',
	'queries',
	'read ms',
	'empty ms',
	'ratio',
	'304 ratio',
	'bytes',
];

export function readRow( { engine, label, role, result, targets } ) {
	return [
		engine,
		label,
		role,
		marked( result.queries, targets?.queries, 0 ),
		fixed( result.readMs, 1 ),
		fixed( result.emptyMs, 1 ),
		marked( result.read, targets?.read ),
		marked( result.notModified, targets?.notModified ),
		String( result.bytes ),
	];
}

export const writeHead = [
	'database',
	'bookings',
	'clients',
	'adds/s',
	'add ms',
	'busy %',
	'refused/s',
	'empty/s',
	'add : empty',
];

export function writeRow( { engine, label, clients, result } ) {
	return [
		engine,
		label,
		String( clients ),
		fixed( result.adds.perSecond, 1 ),
		fixed( result.adds.ms, 1 ),
		fixed( 100 * result.adds.busy ),
		fixed( result.refused.perSecond, 1 ),
		fixed( result.empty.perSecond, 1 ),
		fixed( result.adds.ms / result.empty.ms ),
	];
}
