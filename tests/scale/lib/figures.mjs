/**
 * Figures of a run: errors and times in each of its phases, and how long clients felt each fault.
 *
 * @typedef {{ isRead: boolean, start: number, end: number, node: string|null, kind: string }} Call
 *          `kind`: ok, refused, or the kind of error; times are milliseconds of one clock.
 * @typedef {{ name: string, node?: string, start: number, back?: number, whole?: number }} Phase
 *          `node`: the server that died; `back`: when it was started again.
 */

/** Milliseconds without an error after which a fault is over. */
const QUIET = 5000;

const isError = ( { kind } ) => kind !== 'ok' && kind !== 'refused';

/** @return {number} Value below which that share of the sorted numbers lies; NaN for no numbers. */
const quantile = ( sorted, share ) =>
	sorted.length === 0
		? Number.NaN
		: sorted[
				Math.min(
					sorted.length - 1,
					Math.floor( share * sorted.length )
				)
			];

/** Returns median and 95th percentile of the requests without an error. */
function times( calls ) {
	const sorted = calls
		.filter( ( call ) => ! isError( call ) )
		.map( ( { start, end } ) => end - start )
		.sort( ( one, other ) => one - other );
	return { median: quantile( sorted, 0.5 ), p95: quantile( sorted, 0.95 ) };
}

function counted( words ) {
	const counts = new Map();
	for ( const word of words ) {
		counts.set( word, ( counts.get( word ) ?? 0 ) + 1 );
	}
	return Object.fromEntries( counts );
}

/**
 * Returns the milliseconds from the fault to the last error before five quiet seconds; 0 without errors, null when the
 * errors did not stop.
 */
export function recovery( calls, start, end ) {
	let last = start;
	for ( const call of calls.filter( isError ).sort( byEnd ) ) {
		if ( call.end > last + QUIET ) {
			break;
		}
		last = Math.max( last, call.end );
	}
	return last + QUIET <= end ? last - start : null;
}

const byEnd = ( one, other ) => one.end - other.end;

/** Returns the milliseconds from the restart of a server to its first response without an error; null for none. */
function servesAgain( calls, { node, back } ) {
	const first = calls
		.filter(
			( call ) =>
				call.node === node && call.start > back && ! isError( call )
		)
		.sort( byEnd )[ 0 ];
	return first ? first.end - back : null;
}

/**
 * @param {Call[]}  calls
 * @param {Phase[]} phases Phases in their order.
 * @param {number}  end    End of the run.
 */
export const figuresOf = ( calls, phases, end ) =>
	phases.map( ( phase, at ) => {
		const next = phases[ at + 1 ]?.start ?? end;
		const mine = calls.filter(
			( call ) => call.end >= phase.start && call.end < next
		);
		const errors = mine.filter( isError );
		const isFault = phase.name !== 'before' && phase.name !== 'after';
		return {
			name: phase.name,
			requests: mine.length,
			errors: counted( errors.map( ( { kind } ) => kind ) ),
			errorCount: errors.length,
			...( isFault
				? { recovery: recovery( mine, phase.start, next ) }
				: {} ),
			...( isFault && phase.node !== undefined
				? { served: servesAgain( calls, phase ) }
				: {} ),
			reads: times( mine.filter( ( { isRead } ) => isRead ) ),
			writes: times( mine.filter( ( { isRead } ) => ! isRead ) ),
			nodes: counted(
				mine.flatMap( ( { node } ) =>
					node === null ? [] : [ node ]
				)
			),
		};
	} );

function seconds( ms ) {
	if ( ms === undefined ) {
		return '';
	}
	return ms === null ? 'never' : ( ms / 1000 ).toFixed( 1 );
}

const both = ( { median, p95 } ) =>
	`${ Math.round( median ) } / ${ Math.round( p95 ) }`;

const kindsOf = ( { errors, errorCount, requests } ) =>
	errorCount === 0
		? '0'
		: `${ errorCount } (${ ( ( 100 * errorCount ) / requests ).toFixed( 1 ) } %): ${ Object.entries(
				errors
			)
				.map( ( [ kind, count ] ) => `${ count } ${ kind }` )
				.join( ', ' ) }`;

/** @param {ReturnType<typeof figuresOf>} figures @return {string} A table in Markdown. */
export const tableOf = ( figures ) =>
	[
		'| Phase | Requests | Errors | Last error after, s | Serves again after, s | Reads, ms (median / p95) | Writes, ms |',
		'|---|---|---|---|---|---|---|',
		...figures.map(
			( row ) =>
				`| ${ row.name } | ${ row.requests } | ${ kindsOf( row ) } | ${ seconds( row.recovery ) } | ${ seconds( row.served ) } | ${ both( row.reads ) } | ${ both( row.writes ) } |`
		),
	].join( '\n' );
