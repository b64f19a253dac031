import type { Booking, Studio } from './booking';
import type { IsoDate } from './time';

/** Minutes from midnight of one day, half-open: spans that touch do not overlap. */
export interface Span {
	readonly from: number;
	readonly to: number;
}

/** What of a studio decides where a booking fits. */
export type SlotRules = Pick<
	Studio,
	'earliestHour' | 'latestHour' | 'gapMinutes'
>;

type Taken = Span & Pick< Booking, 'flags' >;

/** Under a quarter of an hour there is no use in starting a booking (docs/design.md). */
export const SHORTEST_SLOT = 15;

/** What takes time in a room on a day; a booking that is being moved or edited does not stand in its own way. */
export function takenOn(
	bookings: readonly Booking[],
	roomId: string,
	date: IsoDate,
	exceptId: string | null = null
): readonly Booking[] {
	return bookings
		.filter(
			( booking ) =>
				booking.roomId === roomId &&
				booking.date === date &&
				booking.id !== exceptId &&
				takesTime( booking )
		)
		.sort( ( a, b ) => a.from - b.from );
}

/** One that was just canceled is still drawn, but its time is free. */
const takesTime = ( { from, to, flags }: Taken ) =>
	from < to && flags?.isCanceled !== true;

/** The time that bookings of one room's day take, in order; those that touch or overlap (old data) are one span. */
export function busySpans( bookings: readonly Taken[] ): readonly Span[] {
	const spans: Span[] = [];
	const ordered = bookings
		.filter( takesTime )
		.sort( ( a, b ) => a.from - b.from );
	for ( const { from, to } of ordered ) {
		const last = spans.at( -1 );
		if ( last && from <= last.to ) {
			spans[ spans.length - 1 ] = {
				from: last.from,
				to: Math.max( last.to, to ),
			};
		} else {
			spans.push( { from, to } );
		}
	}
	return spans;
}

/** Where a booking may lie within the studio's hours: beside each booking the gap stays empty. */
export function freeSpans(
	busy: readonly Span[],
	{ earliestHour, latestHour, gapMinutes }: SlotRules
): readonly Span[] {
	const end = latestHour * 60;
	const free: Span[] = [];
	let from = earliestHour * 60;
	for ( const span of busy ) {
		free.push( { from, to: Math.min( span.from - gapMinutes, end ) } );
		from = Math.max( from, span.to + gapMinutes );
	}
	free.push( { from, to: end } );
	return free.filter( ( span ) => span.from < span.to );
}

/** The first free time from a minute on that is long enough: from where it may start to where it has to end. */
export function nextFree(
	free: readonly Span[],
	from: number,
	minutes: number
): Span | null {
	return (
		free
			.map( ( span ) => ( {
				from: Math.max( span.from, from ),
				to: span.to,
			} ) )
			.find(
				( span ) =>
					span.to > span.from && span.to - span.from >= minutes
			) ?? null
	);
}

/** How much of an hour is booked, from 0 to 1. */
export function bookedShare( busy: readonly Span[], hour: number ): number {
	const start = hour * 60;
	const booked = busy.reduce(
		( sum, { from, to } ) =>
			sum +
			Math.max( 0, Math.min( to, start + 60 ) - Math.max( from, start ) ),
		0
	);
	return booked / 60;
}

/** The slot rule (specification, 5); an hour that is booked to its last minute takes nothing, whatever the gap. */
export function canAddInHour(
	busy: readonly Span[],
	hour: number,
	gapMinutes: number
): boolean {
	const share = bookedShare( busy, hour );
	return share < 1 && share <= ( 60 - gapMinutes ) / 60;
}

/**
 * Where a booking that is started in an hour would lie: from the first free minute of the hour on, an hour long (or as
 * long as the shortest booking), cut at the next booking. Null where nothing may be added.
 */
export function slotInHour(
	busy: readonly Span[],
	hour: number,
	rules: SlotRules & Pick< Studio, 'minMinutes' >
): Span | null {
	if ( ! canAddInHour( busy, hour, rules.gapMinutes ) ) {
		return null;
	}
	const free = freeSpans( busy, rules );
	const slot = nextFree( free, hour * 60, SHORTEST_SLOT );
	return slot && slot.from < ( hour + 1 ) * 60
		? cutTo( slot, defaultLength( rules ) )
		: null;
}

/** Minutes of a booking that nobody has said a length for. */
export function defaultLength( {
	minMinutes,
}: Pick< Studio, 'minMinutes' > ): number {
	return Math.max( 60, minMinutes );
}

export function cutTo( { from, to }: Span, minutes: number ): Span {
	return { from, to: Math.min( to, from + minutes ) };
}
