import type { WireConflict } from './errors';
import type { WireId } from './schedule';
import type { WirePlace } from './series';

/** What copying a week would make of one booking. */
export interface WireWeekCopy {
	/** The booking; the name for `skip` and `overrides`. */
	readonly id: WireId;
	readonly date: string;
	readonly from: WirePlace;
	readonly to: WirePlace;
	readonly title: string;
	readonly first_name: string;
	readonly last_name: string;
	/** False for one that `skip` leaves out. */
	readonly copies: boolean;
	/** The same event of the same trainer stands there already. */
	readonly alreadyThere: boolean;
	readonly free: boolean;
	readonly code?: string;
	readonly message?: string;
	readonly conflicts?: readonly WireConflict[];
}

/** Response to a dry run of `booking/copy-week`. */
export interface WireWeekPreview {
	readonly status: string;
	readonly dates: readonly WireWeekCopy[];
	/** Bookings of the week that are not copied, since they wait for approval. */
	readonly pending: number;
	/** Maximum number of copies in one write. */
	readonly limit: number;
	/** Opaque name of what was found, for the write. */
	readonly plan: string;
}
