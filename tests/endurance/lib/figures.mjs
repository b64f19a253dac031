/** Figures measured at several points of a run, and which of them grow. */
import { readdirSync, readFileSync } from 'node:fs';
import { median } from '../../../dev/bench/lib/reads.mjs';

/**
 * Maximum of each figure at the end, as a multiple of its value at the beginning.
 *
 * Heaps, nodes and listeners fluctuate: caches of TanStack Query live for five minutes, and the browser discards
 * compiled code. A leak of one booking, card or listener for each of 2,000 messages would be a multiple, so a quarter
 * more is far from both. PHP's workers settle at the largest request that each has had. Queries, options and metadata
 * have no reason to grow; the few per cent are for WordPress's own cron. The latency is that of a machine that does
 * other things too: its limit is to reveal a table that is searched without an index, not a busy afternoon.
 */
const LIMITS = {
	heap: 1.25,
	nodes: 1.25,
	listeners: 1.25,
	rss: 1.25,
	peak: 1.1,
	queries: 1.1,
	options: 1.03,
	transients: 1.5,
	autoloaded: 1.03,
	meta: 1.03,
	models: 1,
	read: 2.5,
	write: 2.5,
};

/** Returns the parent's process ID; the name before the split fields may contain blanks and brackets. */
const parentOf = ( stat ) =>
	Number( stat.slice( stat.lastIndexOf( ')' ) + 2 ).split( ' ' )[ 1 ] );

/** Returns the memory in kilobytes of each worker of PHP's web server. */
export function workersOf( server ) {
	const sizes = [];
	for ( const pid of readdirSync( '/proc' ).filter( Number ) ) {
		try {
			const file = ( name ) =>
				readFileSync( `/proc/${ pid }/${ name }`, 'utf8' );
			if ( parentOf( file( 'stat' ) ) === server ) {
				sizes.push(
					Number( /VmRSS:\s+(\d+)/.exec( file( 'status' ) )[ 1 ] )
				);
			}
		} catch {
			// The process has ended since the folder was read.
		}
	}
	return sizes;
}

/** Returns the value that the given share of the numbers does not exceed. */
export function quantile( numbers, share ) {
	const sorted = [ ...numbers ].sort( ( a, b ) => a - b );
	return sorted[ Math.max( 0, Math.ceil( share * sorted.length ) - 1 ) ];
}

/** @return Figures that grow: the median of the last three points against that of points 2 to 4; point 1 warms up. */
export function growing( points ) {
	return Object.entries( LIMITS ).flatMap( ( [ name, limit ] ) => {
		const series = seriesOf( points, name );
		return series.flatMap( ( { label, values } ) => {
			const before = median( values.slice( 1, 4 ) );
			const after = median( values.slice( -3 ) );
			return after > before * limit
				? [
						`${ label } grows: ${ before.toFixed( 1 ) } at the beginning, ${ after.toFixed( 1 ) } at the end`,
					]
				: [];
		} );
	} );
}

/** Returns the series of a figure: one for each tab, or a single one for other figures. */
function seriesOf( points, name ) {
	const { tabs } = points[ 0 ];
	return name in ( tabs[ 0 ] ?? {} )
		? tabs.map( ( _tab, index ) => ( {
				label: `${ name } of tab ${ index + 1 }`,
				values: points.map( ( point ) => point.tabs[ index ][ name ] ),
			} ) )
		: [
				{
					label: name,
					values: points.map( ( point ) => point[ name ] ),
				},
			];
}
