import type { ChosenPalette } from './palette';
import type { Role } from './permissions';
import type { DateRange, IsoDate } from './time';

export interface Image {
	readonly original: string;
	readonly thumbnail: string;
	readonly alt: string;
}

/** Payment fields of a booking; only owners get them. */
export interface Payment {
	readonly isPaid: boolean;
	/** Any value but cash is shown as bank transfer (specification, 4). */
	readonly method: 'cash' | 'bank_transfer';
	/** Any value but per_session is shown as monthly. */
	readonly frequency: 'per_session' | 'monthly';
}

/** Flags of this session's running actions; the server does not know them (specification, 3). */
export interface BookingFlags {
	readonly isCancelLoading?: boolean;
	readonly isApproveLoading?: boolean;
	readonly isPaymentStatusLoading?: boolean;
	/** Shown at a place where it is being saved. */
	readonly isMoveLoading?: boolean;
	/** Just canceled here, and shown until it can no longer be restored. */
	readonly isCanceled?: boolean;
}

export interface Booking {
	readonly id: string;
	readonly roomId: string;
	readonly eventId: string | null;
	/** User ID of the trainer; null if the response has none. */
	readonly trainerId: string | null;
	readonly date: IsoDate;
	/** Minutes from midnight, half-open: a booking until 19:00 leaves 19:00 free. */
	readonly from: number;
	readonly to: number;
	readonly title: string;
	readonly isPending: boolean;
	/** Another person's private booking; the response holds only its time. */
	readonly isBusy: boolean;
	readonly isPrivate: boolean;
	readonly firstName: string;
	readonly lastName: string;
	readonly avatar: string;
	/** The event's short text. */
	readonly summary: string;
	readonly description: string;
	readonly gallery: readonly Image[];
	readonly payment: Payment | null;
	readonly hiddenOwnerDescription: string;
	readonly seriesId: string | null;
	/** Sent back with an edit, so that the server detects a stale one. */
	readonly revision: number | null;
	/** Absent without a running action. */
	readonly flags?: BookingFlags;
}

/** Contact data of a trainer, for owners. */
export interface Trainer {
	readonly email: string;
	readonly phone: string;
}

/** Entry of a trainer's history, for owners. */
export interface HistoryEntry {
	/** Null if the room is deleted. */
	readonly roomId: string | null;
	readonly date: string;
	/** Pending, Approved or Canceled; an external host may know others. */
	readonly status: string;
	/** For which owners broke a rule for the booking, oldest first. */
	readonly reasons: readonly string[];
}

export interface Room {
	readonly id: string;
	/** Empty for a room that bookings still name but the studio no longer has. */
	readonly name: string;
	/** Chosen by an owner; otherwise palettes alternate by the room's order. */
	readonly palette?: ChosenPalette;
}

/** Trainer in the owners' list of choices. */
export interface TrainerName {
	readonly id: string;
	/** The full name or a substitute; empty without any. */
	readonly name: string;
}

/** Event in a list of choices. */
export interface EventName {
	readonly id: string;
	readonly title: string;
}

export interface Studio {
	readonly id: string;
	readonly name: string;
	/** IANA zone; null if the host does not send it. */
	readonly timezone: string | null;
	readonly earliestHour: number;
	readonly latestHour: number;
	/** Minimum length of a booking in minutes; 0 for any. */
	readonly minMinutes: number;
	/** Minimum gap between two bookings of a room in minutes. */
	readonly gapMinutes: number;
	/** Whether new and moved bookings of trainers need approval; false if the host does not send it. */
	readonly approvalNeeded: boolean;
	/** Text after "Dear trainers!"; empty for none. */
	readonly trainersNotice: string;
}

/** Default hours and limits (specification, 2 and 9) for hosts that do not send them. */
export const DEFAULT_HOURS = { earliestHour: 7, latestHour: 24 } as const;
export const DEFAULT_SETTINGS = {
	...DEFAULT_HOURS,
	minMinutes: 0,
	gapMinutes: 0,
	approvalNeeded: false,
	trainersNotice: '',
} as const;

/** Static file on the web server that changes with every change of the studio. */
export interface VersionFile {
	readonly url: string;
	/** Text of the file as long as the schedule is current. */
	readonly version: string;
}

/** Schedule of one range of one studio as one visitor sees it. */
export interface Schedule {
	readonly range: DateRange;
	/** Bookings including this session's writes since the response. */
	readonly bookings: readonly Booking[];
	/** Bookings as in the response. */
	readonly asRead: readonly Booking[];
	readonly rooms: readonly Room[];
	/** Trainers that bookings can be for, in the order of the response; empty for guests. */
	readonly allTrainers: readonly TrainerName[];
	/** Contact data by user ID; empty for everyone but owners. */
	readonly trainers: Readonly< Record< string, Trainer > >;
	readonly studio: Studio;
	readonly role: Role;
	/** Login URL of the response; null without one. */
	readonly loginUrl: string | null;
	/** URL for adding an event, for people who may; null if the response has none. */
	readonly newEventUrl: string | null;
	readonly newRoomUrl: string | null;
	/** Null for visitors without a login. */
	readonly userId: string | null;
	/** The studio's date when the server responded; null if the host does not send it. */
	readonly today: IsoDate | null;
	/** Milliseconds since 1970 on this device when the server last confirmed it; 0 for a page's preload. */
	readonly asOf: number;
	/** Number of the request in the page's order; 0 without a request. */
	readonly asked: number;
	/** Milliseconds by which this device's clock is behind the server's; null if the host sends no date. */
	readonly clockOffset: number | null;
	/** The studio's revision, which each write raises; null if the response has none. */
	readonly revision: number | null;
	/** Whether the host has a messaging service; without one the calendar polls. */
	readonly offersPush: boolean;
	/** ETag of the response, sent back verbatim; null without one. */
	readonly etag: string | null;
	/** Version file as in the response; validated in the part of the app that reads it (src/api/version-file.ts). */
	readonly versionFile: unknown;
}

export function trainerName( booking: Booking ): string {
	return [ booking.firstName, booking.lastName ]
		.filter( Boolean )
		.join( ' ' );
}

/** "Anna Tamm" -> "AT"; one letter where there is one name. */
export function initials( booking: Booking ): string {
	return [ booking.firstName, booking.lastName ]
		.map( ( name ) => Array.from( name )[ 0 ] ?? '' )
		.join( '' )
		.toLocaleUpperCase();
}

/** Returns whether an action runs on a booking. */
export const isLoading = ( { flags }: Booking ): boolean =>
	[
		flags?.isApproveLoading,
		flags?.isCancelLoading,
		flags?.isMoveLoading,
		flags?.isPaymentStatusLoading,
	].includes( true );
