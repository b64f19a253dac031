import type { WireConflict } from './errors';
import type { WireId } from './schedule';

/** How far a write reaches into a series: the booking alone, from it on, or from today on; never the past. */
export type SeriesScope = 'one' | 'following' | 'all';

/** Place of a booking, wall clock of the studio's zone. */
export interface WirePlace {
	readonly date: string;
	readonly time_from: string;
	readonly time_to: string;
	readonly room_id: WireId;
}

/** What a write would make of one booking. */
export interface WireSeriesDate {
	readonly id: WireId;
	/** Where it is now; the name for `skip_dates` and `overrides`. */
	readonly date: string;
	readonly from: WirePlace;
	/** Null if it would be canceled. */
	readonly to: WirePlace | null;
	readonly changes: boolean;
	/** It has a weekday, times or a room of its own. */
	readonly keepsItsOwn: boolean;
	readonly becomesPending: boolean;
	readonly free: boolean;
	/** For owners. */
	readonly paid?: boolean;
	readonly code?: string;
	readonly message?: string;
	readonly conflicts?: readonly WireConflict[];
}

/** Response to a dry run of `edit_booking` or `booking/cancel`. */
export interface WireSeriesPreview {
	readonly status: string;
	readonly dates: readonly WireSeriesDate[];
	/** Bookings in each scope; 0 for one that is not offered. */
	readonly counts: Readonly< Record< SeriesScope, number > >;
	/** Dates that have passed and stay as they are. */
	readonly past: readonly string[];
	/** Opaque name of what was found, for the write. */
	readonly plan: string;
}
