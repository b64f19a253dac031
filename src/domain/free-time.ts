import type { Booking, Studio } from './booking';
import type { IsoDate } from './time';

/** Half-open span in minutes from midnight of one day; spans that touch do not overlap. */
export interface Span {
	readonly from: number;
	readonly to: number;
}

/** Settings of a studio that decide where a booking fits. */
export type SlotRules = Pick<
	Studio,
	'earliestHour' | 'latestHour' | 'gapMinutes'
>;

type Taken = Span & Pick< Booking, 'flags' >;

/** Shortest free time in minutes that is offered for a booking (docs/design.md). */
export const SHORTEST_SLOT = 15;

/** Returns the bookings that take time in a room on a day, without the one being moved or edited. */
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

/** Returns whether a booking takes time; a just canceled one is still rendered, but its time is free. */
const takesTime = ( { from, to, flags }: Taken ) =>
	from < to && flags?.isCanceled !== true;

/** Returns the taken time of one room's day in order; bookings that touch or overlap (old data) form one span. */
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

/** Returns the free spans within the studio's hours, with the gap beside each booking. */
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

/** Returns the first free time from a minute on that is long enough, from its earliest start to its latest end. */
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

/** Returns the booked share of an hour, from 0 to 1. */
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

/** Applies the slot rule (specification, 5); a fully booked hour takes nothing, whatever the gap. */
export function canAddInHour(
	busy: readonly Span[],
	hour: number,
	gapMinutes: number
): boolean {
	const share = bookedShare( busy, hour );
	return share < 1 && share <= ( 60 - gapMinutes ) / 60;
}

/**
 * Returns the time of a booking started in an hour: from the first free minute, an hour long (or the minimum length if
 * longer), cut at the next booking. Null if nothing may be added.
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

/** Returns the default length of a booking in minutes. */
export function defaultLength( {
	minMinutes,
}: Pick< Studio, 'minMinutes' > ): number {
	return Math.max( 60, minMinutes );
}

export function cutTo( { from, to }: Span, minutes: number ): Span {
	return { from, to: Math.min( to, from + minutes ) };
}
