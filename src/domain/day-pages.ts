import type { Booking } from './booking';
import {
	addDays,
	datesOf,
	isInRange,
	shiftRange,
	weekdayIndex,
	type DateRange,
	type IsoDate,
} from './time';

/** Days by which a range is turned (specification, 9). */
const TURN = 7;

/** One day and one block of rooms: what a narrow calendar has in view at a time. */
export interface DayPage {
	readonly date: IsoDate;
	readonly block: number;
	/** Of the range before or after, so that a swipe past its ends leads on. */
	readonly isOutside: boolean;
}

/** The pages of a range side by side, each day's blocks one after the other: there is one direction to swipe in. */
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

/** A range shorter than a week leaves days out when it is turned; those have no page. */
const outside = (
	date: IsoDate,
	turned: DateRange,
	block: number
): readonly DayPage[] =>
	isInRange( date, turned ) ? [ { date, block, isOutside: true } ] : [];

/** The day that a narrow calendar shows: the one asked for, or the same weekday of another week, else today, else the first. */
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

/** What a day holds. */
export interface DayLoad {
	readonly count: number;
	readonly pending: number;
}

const NOTHING: DayLoad = { count: 0, pending: 0 };

/** Of each day that has bookings in one of the rooms; canceled ones count no more. */
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

/** Bookings that a dot stands for, and how many dots there are room for. */
const PER_DOT = 3;
const MAX_DOTS = 4;

/** A day's load in dots, full ones and, at least one where something waits, hollow ones. */
export function loadDots( { count, pending }: DayLoad ): {
	readonly full: number;
	readonly hollow: number;
} {
	const dots = Math.min( MAX_DOTS, Math.ceil( count / PER_DOT ) );
	const share = count > 0 ? Math.round( ( dots * pending ) / count ) : 0;
	const hollow = pending > 0 ? Math.max( 1, share ) : 0;
	return { full: dots - hollow, hollow };
}
