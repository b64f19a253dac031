/**
 * Checks what clients observed against what a studio promises: one order of all writes, the same for everyone, and no
 * lost write. The checker does not know how the server keeps the promise.
 *
 * @typedef {import('./effect.mjs').Effect} Effect
 * @typedef {{ anchor: number, scope: 'one'|'following'|'all', to: { room: number, date: string, from: string, to: string }|null }} Series
 *          The booking that a write to a series named, and its new place; null if it was canceled.
 * @typedef {{ name: string, node: number, by?: number, start: number, end: number, revision: number, effects: Effect[], canceled?: number[], isNew?: boolean, basis?: { id: number, revision: number }|null, series?: Series, copies?: { from: string, to: string, skip: number[] }, undoes?: string }} Write
 *          An acknowledged write that changed something; `start` and `end` are milliseconds of one clock, `revision` is
 *          the studio's. `by`: the sender. `effects`, `canceled`: bookings and IDs in the response. `isNew`: whether it
 *          added them. `basis`: the state of a booking that an edit was decided on. `copies`: the weeks of
 *          a copy, and the IDs that it leaves out. `undoes`: name of the write that it took back.
 * @typedef {{ name: string, node: number|null, start: number, end: number, revision: number, range?: [ string, string ], bookings: Effect[] }} Read
 *          `node`: null where any of several copies may have responded. `bookings`: those that take time, in the range of
 *          dates that was read.
 * @typedef {{ writes: Write[], reads: Read[], owner?: number, unresolved: string[], refused?: { name: string, of: string, code: string, start: number, end: number }[], again?: { name: string, told: string, toldAgain: string }[], tables: { bookings: object[], history?: object[] }[], isCausal: boolean }} History
 *          `owner`: ID of the only owner. `refused`: undos that were refused. `again`: the result of a request, and that of
 *          the same request sent again. `unresolved`: writes whose result is unknown. `tables`: rows by node, after all
 *          nodes have settled. `isCausal`: whether a read on one node must show writes that another node acknowledged
 *          before it was sent.
 */
import { apply, overlap, rowText, textOf } from './effect.mjs';
import { groundless, halves, played } from './promises.mjs';

const byRevision = ( one, other ) => one.revision - other.revision;

/** Finds acknowledged writes with the same revision: one of them is not in the order. */
function sharedRevisions( writes ) {
	return writes
		.slice( 1 )
		.filter( ( write, at ) => write.revision === writes[ at ].revision )
		.map(
			( { name, revision } ) =>
				`${ name } got revision ${ revision }, which another write had`
		);
}

/** Finds writes that were acknowledged before another write was sent, but have the later revision. */
function outOfRealTime( writes ) {
	const problems = [];
	let next = null;
	for ( const write of [ ...writes ].reverse() ) {
		if ( next !== null && next.end < write.start ) {
			problems.push(
				`${ next.name } ended before ${ write.name } began, but has the later revision (${ next.revision }, ${ write.revision })`
			);
		}
		next = next !== null && next.end <= write.end ? next : write;
	}
	return problems;
}

const liveOf = ( bookings, [ first, last ] = [ '', '~' ] ) =>
	[ ...bookings.values() ]
		.filter(
			( { isLive, date } ) => isLive && date >= first && date <= last
		)
		.map( textOf )
		.sort();

/** Finds reads that do not show exactly the writes up to their revision. */
function wrongReads( writes, reads ) {
	const problems = [];
	const bookings = new Map();
	let at = 0;
	for ( const read of [ ...reads ].sort( byRevision ) ) {
		while ( at < writes.length && writes[ at ].revision <= read.revision ) {
			apply( bookings, writes[ at++ ] );
		}
		const [ expected, shown ] = [
			liveOf( bookings, read.range ),
			read.bookings.map( textOf ).sort(),
		];
		const missing = expected.filter( ( text ) => ! shown.includes( text ) );
		const extra = shown.filter( ( text ) => ! expected.includes( text ) );
		if ( missing.length + extra.length > 0 ) {
			problems.push(
				`${ read.name } at revision ${ read.revision } misses [${ missing.join( '; ' ) }] and shows [${ extra.join( '; ' ) }]`
			);
		}
	}
	return problems;
}

/** Finds reads that show an older state than one that was acknowledged before they were sent. */
const oldReads = ( writes, reads, isCausal ) =>
	reads.flatMap( ( read ) => {
		const known = writes.filter(
			( { end, node } ) =>
				end < read.start && ( isCausal || node === read.node )
		);
		const newest = Math.max(
			0,
			...known.map( ( { revision } ) => revision )
		);
		return newest > read.revision
			? [
					`${ read.name } shows revision ${ read.revision } after ${ newest } was acknowledged`,
				]
			: [];
	} );

/** Finds reads that show an older state than an earlier read of the same node. */
function backwardReads( reads ) {
	const problems = [];
	const newest = new Map();
	const events = reads.flatMap( ( read ) => [
		{ at: read.start, read },
		{ at: read.end, read, isEnd: true },
	] );
	for ( const { read, isEnd } of events.sort(
		( one, other ) => one.at - other.at
	) ) {
		const known = newest.get( read.node ) ?? 0;
		if ( isEnd ) {
			newest.set( read.node, Math.max( known, read.revision ) );
		} else if ( read.node !== null && known > read.revision ) {
			problems.push(
				`${ read.name } shows revision ${ read.revision } after a read of the same node showed ${ known }`
			);
		}
	}
	return problems;
}

/** Finds edits that changed a newer state of a booking than the one that they were decided on. */
function lostUpdates( writes ) {
	const problems = [];
	const bookings = new Map();
	for ( const write of writes ) {
		const { basis, name } = write;
		const before = basis && bookings.get( basis.id );
		if ( before && before.revision !== basis.revision ) {
			problems.push(
				`${ name } was decided on booking ${ basis.id }@${ basis.revision } and changed ${ before.revision }`
			);
		}
		apply( bookings, write );
	}
	return problems;
}

const toldOtherwise = ( again ) =>
	again
		.filter( ( { told, toldAgain } ) => told !== toldAgain )
		.map(
			( { name, told, toldAgain } ) =>
				`${ name } was told ${ told }, and when it was sent again ${ toldAgain }`
		);

/** Finds acknowledged writes that a node's tables lack, and rows that no acknowledged write explains. */
function lostWrites( writes, tables ) {
	const bookings = new Map();
	for ( const write of writes ) {
		apply( bookings, write );
	}
	const expected = [ ...bookings.values() ]
		.map( ( effect ) => `${ textOf( effect ) } ${ effect.isLive }` )
		.sort();
	return tables.flatMap( ( { bookings: rows }, node ) => {
		const stored = rows.map( rowText );
		const lost = expected.filter( ( text ) => ! stored.includes( text ) );
		const unknown = stored.filter(
			( text ) => ! expected.includes( text )
		);
		return [
			...lost.map( ( text ) => `node ${ node } has lost ${ text }` ),
			...unknown.map(
				( text ) =>
					`node ${ node } has ${ text }, which nobody was told of`
			),
		];
	} );
}

/** Finds live bookings of one room that overlap, at any point of the order. */
function overlaps( writes ) {
	const bookings = new Map();
	return writes.flatMap( ( write ) => {
		apply( bookings, write );
		const live = [ ...bookings.values() ].filter(
			( { isLive } ) => isLive
		);
		return write.effects
			.filter( ( { isLive } ) => isLive )
			.flatMap( ( one ) =>
				live.filter(
					( other ) => other.id !== one.id && overlap( one, other )
				)
			)
			.map(
				( other ) =>
					`${ write.name } took a time that booking ${ other.id } has`
			);
	} );
}

/**
 * @param {History} history
 * @return {string[]} Broken promises; empty if there are none.
 */
export function historyViolations( {
	writes,
	reads,
	owner = 0,
	unresolved,
	refused = [],
	again = [],
	tables,
	isCausal,
} ) {
	const told = [ ...writes ].sort( byRevision );
	const { writes: inOrder, problems } = played( told, owner );
	return [
		...unresolved.map( ( name ) => `${ name } was never answered` ),
		...sharedRevisions( inOrder ),
		...outOfRealTime( inOrder ),
		...problems,
		...overlaps( inOrder ),
		...wrongReads( inOrder, reads ),
		...oldReads( inOrder, reads, isCausal ),
		...backwardReads( reads ),
		...lostUpdates( inOrder ),
		...groundless( inOrder, refused ),
		...toldOtherwise( again ),
		...lostWrites( inOrder, tables ),
		...halves( inOrder, tables ),
	];
}
