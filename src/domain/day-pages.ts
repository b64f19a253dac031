import type { Booking } from './booking';
import {
	addDays,
	datesOf,
	daysBetween,
	isInRange,
	shiftRange,
	weekdayIndex,
	type DateRange,
	type IsoDate,
} from './time';

/** Days per step to the next or previous range (specification, 9). */
const TURN = 7;

/** Page of a narrow calendar: one day and one block of rooms. */
export interface DayPage {
	readonly date: IsoDate;
	readonly block: number;
	/** Belongs to the range before or after, so that a swipe past the ends continues. */
	readonly isOutside: boolean;
}

/** Returns the pages of a range in a row, each day's blocks one after another, so that there is one swipe direction. */
export function dayPages(
	range: DateRange,
	blocks: number
): readonly DayPage[] {
	const before = addDays( range.from, -1 );
	const after = addDays( range.to, 1 );
	const pages = datesOf( range ).flatMap( ( date ) =>
		Array.from( { length: blocks }, ( _, block ) => ( {
			date,
			block,
			isOutside: false,
		} ) )
	);
	return [
		...outside( before, shiftRange( range, -TURN ), blocks - 1 ),
		...pages,
		...outside( after, shiftRange( range, TURN ), 0 ),
	];
}

/** Returns the page outside of the range; a range shorter than a week skips days, which have no page. */
const outside = (
	date: IsoDate,
	turned: DateRange,
	block: number
): readonly DayPage[] =>
	isInRange( date, turned ) ? [ { date, block, isOutside: true } ] : [];

/**
 * Returns the day that a narrow calendar shows: the requested one, otherwise the same weekday of another week, today,
 * or the first day.
 */
export function dayInView(
	wanted: IsoDate | null,
	range: DateRange,
	today: IsoDate
): IsoDate {
	const candidates = [
		wanted,
		wanted && sameWeekday( wanted, range ),
		today,
	];
	return (
		candidates.find( ( date ) => date && isInRange( date, range ) ) ??
		range.from
	);
}

function sameWeekday( date: IsoDate, range: DateRange ): IsoDate {
	const days = weekdayIndex( date ) - weekdayIndex( range.from );
	return addDays( range.from, ( days + TURN ) % TURN );
}

/** Returns the range of the same length that shows a day, in whole weeks from a range or, if that is shorter, in its lengths. */
export function turnedTo( range: DateRange, date: IsoDate ): DateRange {
	const length = daysBetween( range.from, range.to ) + 1;
	const step = Math.min( TURN, length );
	const turns = Math.floor( daysBetween( range.from, date ) / step );
	return shiftRange( range, turns * step );
}

/** Number of bookings of a day. */
export interface DayLoad {
	readonly count: number;
	readonly pending: number;
}

const NOTHING: DayLoad = { count: 0, pending: 0 };

/** Returns the load of each day with bookings in one of the rooms, without canceled ones. */
export function dayLoads(
	bookings: readonly Booking[],
	roomIds: readonly string[]
): ReadonlyMap< IsoDate, DayLoad > {
	const loads = new Map< IsoDate, DayLoad >();
	for ( const { date, roomId, isPending, flags } of bookings ) {
		if ( roomIds.includes( roomId ) && flags?.isCanceled !== true ) {
			const { count, pending } = loads.get( date ) ?? NOTHING;
			loads.set( date, {
				count: count + 1,
				pending: pending + ( isPending ? 1 : 0 ),
			} );
		}
	}
	return loads;
}

/** Bookings per dot, and the maximum number of dots. */
const PER_DOT = 3;
const MAX_DOTS = 4;

/** Returns a day's load in dots: full ones, and at least one hollow one for pending bookings. */
export function loadDots( { count, pending }: DayLoad ): {
	readonly full: number;
	readonly hollow: number;
} {
	const dots = Math.min( MAX_DOTS, Math.ceil( count / PER_DOT ) );
	const share = count > 0 ? Math.round( ( dots * pending ) / count ) : 0;
	const hollow = pending > 0 ? Math.max( 1, share ) : 0;
	return { full: dots - hollow, hollow };
}
