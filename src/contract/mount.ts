import type { WireBooking, WireGroup, WireSchedule } from './schedule';
import type { PackTexts } from './texts';

/** Everything that a calendar's mount point contains. */
export interface MountConfig extends MountData {
	/** The first week in the visitor's own view, for the first paint. */
	readonly preload: Preload< WireSchedule > | null;
}

/**
 * What the server writes into the mount point's `data-studio-calendar` attribute. Nothing in it depends on the visitor
 * but `nonce` and `userId`, which are there for logged-in visitors only (their HTML is no-store), so guest HTML can be
 * cached.
 */
export interface MountData {
	/** Set by an attribute of block or shortcode; null if the page's query parameter decides. */
	readonly studioId: number | null;
	readonly roomId: number | null;
	/** From the attribute, else the page's language; `null` never comes from the server. */
	readonly locale: string;
	/** Language pack of that language, or of the one in the page's URL, if the site has one. */
	readonly texts?: PackTexts;
	/** True when `locale` comes from an attribute. */
	readonly localeFixed: boolean;
	/** REST root with namespace, without trailing slash; with plain permalinks it holds `?rest_route=`. */
	readonly restUrl: string;
	readonly ajaxUrl: string;
	/** Null if the site's own server is used. */
	readonly external: null | {
		readonly restUrl: string;
		readonly ajaxUrl: string;
	};
	readonly nonce: string | null;
	readonly userId: number | null;
	/** Whether visitors see a link to log in. */
	readonly loginLink: boolean;
	/** URL of the build folder with chunks and images, with trailing slash. */
	readonly assets: string;
	readonly pluginVersion: string;
}

/** A schedule that the page holds, and the request that it answers. */
export interface Preload< Week > {
	readonly dateFrom: string;
	readonly dateTo: string;
	readonly studioId: number;
	readonly locale: string;
	readonly schedule: Week;
}

/** The element in the mount point whose text is a `Preload< PackedSchedule >` as JSON. */
export const PRELOADED_WEEK = '[data-studio-calendar-week]';

/**
 * A schedule whose bookings are columns and share their equal parts, such as all of an event: hundreds of bookings repeat a
 * few, and columns compress to a quarter of what objects do.
 */
export interface PackedSchedule extends Omit< WireSchedule, 'bookings' > {
	readonly bookings: readonly PackedGroup[];
	readonly parts: readonly Partial< WireBooking >[];
}

interface PackedGroup extends Omit< WireGroup, 'bookings' > {
	readonly columns: BookingColumns;
}

/** What each booking has for itself, one list for each field. */
export interface BookingColumns {
	/** Difference to the ID of the booking before, the first one's to 0. */
	readonly id: readonly number[];
	readonly room_id: readonly number[];
	readonly date: readonly string[];
	/** Minute of the day, wall-clock of the studio. */
	readonly from: readonly number[];
	/** Length. */
	readonly minutes: readonly number[];
	/** Indices of its other parts, of which the last one wins. */
	readonly of: readonly ( readonly number[] )[];
}
