import type { Studio } from './booking';
import type { SlotRules } from './free-time';
import type { IsoDate } from './time';

/** Settings of a studio and permissions of a visitor that decide which hours can be booked. */
export interface BookableRules extends SlotRules, Pick< Studio, 'minMinutes' > {
	/** First bookable day; null if past days are bookable too (docs/decisions/0006). */
	readonly firstDate: IsoDate | null;
}

/** Returns whether bookings may begin on a day. */
export const isBookable = (
	date: IsoDate,
	{ firstDate }: Pick< BookableRules, 'firstDate' >
) => firstDate === null || date >= firstDate;
