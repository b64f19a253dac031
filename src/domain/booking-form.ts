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
/** Further weeks that one call may create (docs/behaviour.md, 7). */
export const MAX_WEEKS = 52;
/** Characters of the hidden text (docs/behaviour.md, 2). */
export const MAX_HIDDEN_LENGTH = 2000;

/** Nothing of a series: what a booking is that does not repeat. */
export const NO_REPEAT = {
	isRepeat: false,
	dateUntil: null,
	skipDates: [],
	overrides: {},
} as const satisfies Partial< BookingFormValues >;

type Series = Pick< BookingFormValues, 'date' | 'isRepeat' | 'dateUntil' >;

/** Full weeks between date and until date, below 0 where that lies before; null while one of them is missing. */
export function weeksUntil( {
	date,
	dateUntil,
}: Pick< Series, 'date' | 'dateUntil' > ): number | null {
	return date && dateUntil
		? Math.floor( daysBetween( date, dateUntil ) / WEEK )
		: null;
}

/** The weeks that a series repeats (specification, 3); 0 for a booking that does not. */
export function repeatWeeks( values: Series ): number {
	return values.isRepeat ? Math.max( 0, weeksUntil( values ) ?? 0 ) : 0;
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

/** Whether the form takes a booking to another room, date or time. */
export const isMovedBy = (
	{ roomId, date, from, to }: BookingFormValues,
	booking: Booking
) =>
	roomId !== booking.roomId ||
	date !== booking.date ||
	from !== booking.from ||
	to !== booking.to;

/** What a complete form asks for, with nothing left open. */
export interface BookingRequest {
	readonly studioId: string;
	readonly roomId: string;
	readonly eventId: string;
	/** Null only where an external host does not say whose booking it is. */
	readonly trainerId: string | null;
	readonly date: IsoDate;
	readonly from: number;
	readonly to: number;
	/** Null for who may neither see nor set it. */
	readonly hiddenDescription: string | null;
	/** Further weeks; 0 for a single booking. */
	readonly weeks: number;
	readonly skipDates: readonly IsoDate[];
	readonly overrides: BookingFormValues[ 'overrides' ];
}

/** The form as one request; null while something of it is missing. What belongs to dates outside of the series is dropped. */
export function toRequest(
	values: BookingFormValues,
	studioId: string,
	isOwner: boolean
): BookingRequest | null {
	const { roomId, eventId, date, from, to, trainerId } = values;
	if ( ! roomId || ! eventId || ! date || from === null || to === null ) {
		return null;
	}
	return {
		studioId,
		roomId,
		eventId,
		trainerId,
		date,
		from,
		to,
		hiddenDescription: isOwner ? values.hiddenDescription : null,
		...seriesOf( values ),
	};
}

function seriesOf(
	values: BookingFormValues
): Pick< BookingRequest, 'weeks' | 'skipDates' | 'overrides' > {
	const weeks = repeatWeeks( values );
	const dates = weeks > 0 ? seriesDates( values ) : [];
	const skipDates = dates.filter( ( date ) =>
		values.skipDates.includes( date )
	);
	const overrides = Object.entries( values.overrides ).filter(
		( [ date ] ) => dates.includes( date ) && ! skipDates.includes( date )
	);
	return { weeks, skipDates, overrides: Object.fromEntries( overrides ) };
}

/** The form with the fresher booking's values where nobody has typed others than the old one had. */
export function rebased(
	values: BookingFormValues,
	before: Booking,
	fresh: Booking
): BookingFormValues {
	const old = valuesOf( before );
	const now = valuesOf( fresh );
	const typed = Object.entries( values ).filter(
		( [ name, value ] ) => value !== old[ name as keyof BookingFormValues ]
	);
	return { ...now, ...Object.fromEntries( typed ) };
}
