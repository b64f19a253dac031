import type { IsoDate } from './time';

/** What a person pointed at to start a booking: an hour cell, a day header, an hour label or the Book button. */
export interface BookingStart {
	/** Null where nothing says: one of the rooms in view. */
	readonly roomId: string | null;
	/** Where no one room was pointed at, the rooms in view: no other is meant. */
	readonly roomIds?: readonly string[];
	/** Null where nothing says: today if it is in view, or the first day in view from today on. */
	readonly date: IsoDate | null;
	/** Minutes from midnight; null where nothing says. */
	readonly from: number | null;
	/** The Book button has times of its own (specification, 9), also where it means the day in view. */
	readonly isBookButton?: boolean;
}
