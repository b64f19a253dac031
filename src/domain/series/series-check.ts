import type { WireConflict } from '../../contract/errors';
import type { SeriesScope } from '../../contract/series';
import type { Place } from '../moving/place';
import type { IsoDate } from '../time';

/** What a write would make of one booking of a series. */
export interface SeriesDate {
	readonly id: string;
	/** Where it is now; the name of the booking in choices. */
	readonly date: IsoDate;
	readonly from: Place;
	/** Null if it would be canceled. */
	readonly to: Place | null;
	readonly isChanged: boolean;
	/** Whether it has a weekday, times or a room of its own. */
	readonly isApart: boolean;
	readonly becomesPending: boolean;
	/** Null for people who do not see payments. */
	readonly isPaid: boolean | null;
	readonly isFree: boolean;
	/** Code and message of the problem; both empty for a free date. */
	readonly code: string;
	readonly message: string;
	readonly conflicts: readonly WireConflict[];
}

/** Answer to a write to a series that was only tried. */
export interface SeriesCheck {
	readonly dates: readonly SeriesDate[];
	/** Bookings in each scope; 0 for one that is not offered. */
	readonly counts: Readonly< Record< SeriesScope, number > >;
	/** Dates that have passed and stay as they are. */
	readonly past: readonly IsoDate[];
	/** Name of what was found, whatever the exceptions are; the server refuses a write whose plan is another one now. */
	readonly plan: string;
}
