/**
 * Checks what clients observed against what a studio promises: one order of all writes, the same for everybody, and nothing
 * of it lost. It knows nothing of how the server keeps the promise.
 *
 * @typedef {{ id: number, isLive: boolean, revision: number, room: number, date: string, from: string, to: string }} Effect
 *          A booking after a write; `revision` is the booking's own, times are HH:MM of the studio.
 * @typedef {{ name: string, node: number, start: number, end: number, revision: number, effects: Effect[], basis?: { id: number, revision: number }|null }} Write
 *          An acknowledged write that changed something; `start` and `end` are milliseconds of one clock, `revision` is the
 *          studio's. `basis`: the state of a booking that an edit was decided on.
 * @typedef {{ name: string, node: number|null, start: number, end: number, revision: number, bookings: Effect[] }} Read
 *          `node`: null where one of several copies may have answered. `bookings`: those that take time, in the range that all
 *          clients use.
 * @typedef {{ writes: Write[], reads: Read[], unresolved: string[], again?: { name: string, told: string, toldAgain: string }[], tables: { bookings: object[] }[], isCausal: boolean }} History
 *          `again`: what was told of a request, and of the same request sent again.
 *          `unresolved`: writes whose result nobody could find out. `tables`: rows by node, after all nodes have settled.
 *          `isCausal`: whether a read on one node must show what another node has acknowledged before it was sent.
 */
import { clock } from './dates.mjs';

const byRevision = ( one, other ) => one.revision - other.revision;

/** Two acknowledged writes with one revision: one of them is not in the order. */
function sharedRevisions( writes ) {
	return writes
		.slice( 1 )
		.filter( ( write, at ) => write.revision === writes[ at ].revision )
		.map(
			( { name, revision } ) =>
				`${ name } got revision ${ revision }, which another write had`
		);
}

/** A write that was acknowledged before another was sent comes before it in the order. */
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

const textOf = ( { id, revision, room, date, from, to } ) =>
	`${ id }@${ revision } room ${ room } ${ date } ${ from }-${ to }`;

/** Applies the effects of one write to the bookings by ID. */
function apply( bookings, { effects } ) {
	for ( const effect of effects ) {
		bookings.set( effect.id, effect );
	}
}

const liveOf = ( bookings ) =>
	[ ...bookings.values() ]
		.filter( ( { isLive } ) => isLive )
		.map( textOf )
		.sort();

/** Each read shows exactly the writes up to its revision: all of them, and none of a later one. */
function wrongReads( writes, reads ) {
	const problems = [];
	const bookings = new Map();
	let at = 0;
	for ( const read of [ ...reads ].sort( byRevision ) ) {
		while ( at < writes.length && writes[ at ].revision <= read.revision ) {
			apply( bookings, writes[ at++ ] );
		}
		const [ expected, shown ] = [
			liveOf( bookings ),
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

/** A read does not show an older state than what was acknowledged before it was sent. */
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

/** What one node shows never goes back. */
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

/** An edit changes the state that it was decided on, and not one that somebody else has made of it since. */
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

/** Every acknowledged write is in the tables of every node, and nothing else is. */
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

const rowText = ( row ) =>
	`${ textOf( {
		id: Number( row.id ),
		revision: Number( row.revision ),
		room: Number( row.room_id ),
		date: row.booking_date,
		from: clock( Number( row.start_minute ) ),
		to: clock( Number( row.end_minute ) ),
	} ) } ${ Number( row.is_canceled ) === 0 }`;

/** Two live bookings of one room at one time, at any point of the order. */
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
					( other ) =>
						other.id !== one.id &&
						other.room === one.room &&
						other.date === one.date &&
						other.from < one.to &&
						one.from < other.to
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
 * @return {string[]} What was promised and is not so; empty if all of it is.
 */
export function historyViolations( {
	writes,
	reads,
	unresolved,
	again = [],
	tables,
	isCausal,
} ) {
	const inOrder = [ ...writes ].sort( byRevision );
	return [
		...unresolved.map( ( name ) => `${ name } was never answered` ),
		...sharedRevisions( inOrder ),
		...outOfRealTime( inOrder ),
		...overlaps( inOrder ),
		...wrongReads( inOrder, reads ),
		...oldReads( inOrder, reads, isCausal ),
		...backwardReads( reads ),
		...lostUpdates( inOrder ),
		...toldOtherwise( again ),
		...lostWrites( inOrder, tables ),
	];
}
