import type { Booking } from './booking';
import { addDays, daysBetween, type IsoDate } from './time';

/** What one date of a series has of its own, where the others' room or time clashes. */
export interface DateOverride {
	readonly roomId?: string;
	readonly from?: number;
	readonly to?: number;
}

/** What the form holds, complete or not; times are minutes from midnight. */
export interface BookingFormValues {
	readonly trainerId: string | null;
	readonly roomId: string | null;
	readonly date: IsoDate | null;
	readonly eventId: string | null;
	readonly hiddenDescription: string;
	readonly from: number | null;
	readonly to: number | null;
	readonly isRepeat: boolean;
	readonly dateUntil: IsoDate | null;
	/** Dates of the series that are left out. */
	readonly skipDates: readonly IsoDate[];
	readonly overrides: Readonly< Record< IsoDate, DateOverride > >;
}

/** Weeks between two repeated bookings; weekly is the only type of repeat (specification, 9). */
const WEEK = 7;
/** Further weeks that one call may create (product.md, 7). */
export const MOST_WEEKS = 52;
/** Characters of the hidden text (product.md, 2). */
export const MOST_HIDDEN = 2000;

/** Nothing of a series: what a booking is that does not repeat. */
export const NO_REPEAT = {
	isRepeat: false,
	dateUntil: null,
	skipDates: [],
	overrides: {},
} as const satisfies Partial< BookingFormValues >;

type Series = Pick< BookingFormValues, 'date' | 'isRepeat' | 'dateUntil' >;

/** Full weeks between date and until date (specification, 3); 0 for a booking that does not repeat. */
export function repeatWeeks( { date, isRepeat, dateUntil }: Series ): number {
	return isRepeat && date && dateUntil
		? Math.max( 0, Math.floor( daysBetween( date, dateUntil ) / WEEK ) )
		: 0;
}

/** Every date of the series, those that are left out, too. */
export function seriesDates( values: Series ): readonly IsoDate[] {
	const { date } = values;
	return date
		? Array.from( { length: repeatWeeks( values ) + 1 }, ( _, week ) =>
				addDays( date, week * WEEK )
			)
		: [];
}

/** How many bookings the form would create. */
export function bookingCount(
	values: Series & Pick< BookingFormValues, 'skipDates' >
): number {
	const { skipDates } = values;
	return seriesDates( values ).filter(
		( date ) => ! skipDates.includes( date )
	).length;
}

export const valuesOf = ( booking: Booking ): BookingFormValues => ( {
	trainerId: booking.trainerId,
	roomId: booking.roomId,
	date: booking.date,
	eventId: booking.eventId,
	hiddenDescription: booking.hiddenOwnerDescription,
	from: booking.from,
	to: booking.to,
	...NO_REPEAT,
} );
