import type { Booking } from './booking';
import { addDays, daysBetween, type IsoDate } from './time';

/** Room and time of one date of a series that differ from the others because of a conflict. */
export interface DateOverride {
	readonly roomId?: string;
	readonly from?: number;
	readonly to?: number;
}

/** Values of the form, complete or not; times are minutes from midnight. */
export interface BookingFormValues {
	readonly trainerId: string | null;
	readonly roomId: string | null;
	readonly date: IsoDate | null;
	readonly eventId: string | null;
	readonly hiddenDescription: string;
	/** Why a rule is broken; sent only where one is. */
	readonly reason: string;
	readonly from: number | null;
	readonly to: number | null;
	readonly isRepeat: boolean;
	readonly dateUntil: IsoDate | null;
	/** Skipped dates of the series. */
	readonly skipDates: readonly IsoDate[];
	readonly overrides: Readonly< Record< IsoDate, DateOverride > >;
}

/** Weeks between two repeated bookings; weekly is the only type of repeat (specification, 9). */
const WEEK = 7;
/** Maximum number of repeats in one request (docs/behaviour.md, 7). */
export const MAX_WEEKS = 52;
/** Maximum length of the hidden text in characters (docs/behaviour.md, 2). */
export const MAX_HIDDEN_LENGTH = 2000;
/** Lengths of a reason in characters, without the spaces around it (docs/behaviour.md, 7). */
const MIN_REASON_LENGTH = 2;
export const MAX_REASON_LENGTH = 500;

/** Returns whether a text is a reason that the server takes, which counts characters and not halves of them. */
export function isReason( text: string ): boolean {
	const { length } = Array.from( text.trim() );
	return length >= MIN_REASON_LENGTH && length <= MAX_REASON_LENGTH;
}

/** Values of a booking that does not repeat. */
export const NO_REPEAT = {
	isRepeat: false,
	dateUntil: null,
	skipDates: [],
	overrides: {},
} as const satisfies Partial< BookingFormValues >;

type Series = Pick< BookingFormValues, 'date' | 'isRepeat' | 'dateUntil' >;

/** Returns the full weeks between date and until date, negative if that is earlier; null while one is missing. */
export function weeksUntil( {
	date,
	dateUntil,
}: Pick< Series, 'date' | 'dateUntil' > ): number | null {
	return date && dateUntil
		? Math.floor( daysBetween( date, dateUntil ) / WEEK )
		: null;
}

/** Returns the number of repeats in weeks (specification, 3); 0 for a single booking. */
export function repeatWeeks( values: Series ): number {
	return values.isRepeat ? Math.max( 0, weeksUntil( values ) ?? 0 ) : 0;
}

/** Returns every date of the series, including skipped ones. */
export function seriesDates( values: Series ): readonly IsoDate[] {
	const { date } = values;
	return date
		? Array.from( { length: repeatWeeks( values ) + 1 }, ( _, week ) =>
				addDays( date, week * WEEK )
			)
		: [];
}

/** Returns the number of bookings that the form would create. */
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
	reason: '',
	from: booking.from,
	to: booking.to,
	...NO_REPEAT,
} );

/** Returns whether the form moves a booking to another room, date or time. */
export const isMovedBy = (
	{ roomId, date, from, to }: BookingFormValues,
	booking: Booking
) =>
	roomId !== booking.roomId ||
	date !== booking.date ||
	from !== booking.from ||
	to !== booking.to;

/** Booking request of a complete form. */
export interface BookingRequest {
	readonly studioId: string;
	readonly roomId: string;
	readonly eventId: string;
	/** Null only if an external host does not send the trainer. */
	readonly trainerId: string | null;
	readonly date: IsoDate;
	readonly from: number;
	readonly to: number;
	/** Null for people who may neither see nor set it. */
	readonly hiddenDescription: string | null;
	/** Why an owner breaks a rule; absent or empty where none is broken. */
	readonly reason?: string;
	/** Number of repeats in weeks; 0 for a single booking. */
	readonly weeks: number;
	readonly skipDates: readonly IsoDate[];
	readonly overrides: BookingFormValues[ 'overrides' ];
}

/**
 * Returns the form's request; null while it is incomplete. Exceptions for dates outside of the series are dropped, and a
 * reason where none is asked for.
 */
export function toRequest(
	values: BookingFormValues,
	studioId: string,
	isOwner: boolean,
	isAsked = false
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
		...( isAsked ? { reason: values.reason.trim() } : {} ),
		...seriesOf( values ),
	};
}

/** Returns whether an edit changes more than the place of a booking. */
export const hasOtherFields = (
	{ eventId, trainerId, hiddenDescription: hidden }: BookingRequest,
	booking: Booking
) =>
	eventId !== ( booking.eventId ?? '' ) ||
	trainerId !== booking.trainerId ||
	( hidden !== null && hidden !== booking.hiddenOwnerDescription );

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

/** Returns the form with the newer booking's values in all fields that the person has not changed. */
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
