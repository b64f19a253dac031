import type { Booking } from './booking';
import type { IsoDate } from './time';

/** Where a person starts a booking: an hour cell, a day header, an hour label or the Book button. */
export interface BookingStart {
	/** Null if not given: one of the rooms in view. */
	readonly roomId: string | null;
	/** Candidates if no room was given: the rooms in view. */
	readonly roomIds?: readonly string[];
	/** Null if not given: today if in view, otherwise the first day in view from today on. */
	readonly date: IsoDate | null;
	/** Minutes from midnight; null if not given. */
	readonly from: number | null;
	/** End of a given time; without it the time is found by its start. */
	readonly to?: number;
	/** Booking whose trainer, event and hidden text are copied. */
	readonly copyOf?: Booking;
	/** The Book button has its own default times (specification, 9), even when it books the day in view. */
	readonly isBookButton?: boolean;
}
