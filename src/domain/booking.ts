import type { ChosenPalette } from './palette';
import type { Role } from './permissions';
import type { DateRange, IsoDate } from './time';

export interface Image {
	readonly original: string;
	readonly thumbnail: string;
	readonly alt: string;
}

/** The owner's part of a booking; absent for everyone else. */
export interface Payment {
	readonly isPaid: boolean;
	/** Anything but cash is shown as bank transfer (specification, 4). */
	readonly method: 'cash' | 'bank_transfer';
	/** Anything but per_session is shown as monthly. */
	readonly frequency: 'per_session' | 'monthly';
}

/** What this session is doing to a booking; the server knows nothing of it (specification, 3). */
export interface BookingFlags {
	readonly isCancelLoading: boolean;
	readonly isApproveLoading: boolean;
	readonly isPaymentStatusLoading: boolean;
	/** Canceled here a moment ago, and shown until that can no longer be undone. */
	readonly isCanceled: boolean;
}

export interface Booking {
	readonly id: string;
	readonly roomId: string;
	readonly eventId: string | null;
	/** User id of the trainer who booked; null where the answer does not say. */
	readonly trainerId: string | null;
	readonly date: IsoDate;
	/** Minutes from midnight, half-open: a booking until 19:00 leaves 19:00 free. */
	readonly from: number;
	readonly to: number;
	readonly title: string;
	readonly isPending: boolean;
	/** A private booking of someone else: the answer holds its time and nothing more. */
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
	/** Sent back with an edit, so that the server can tell an outdated one. */
	readonly revision: number | null;
	/** Absent while nothing is done to it. */
	readonly flags?: BookingFlags;
}

/** How to reach a trainer, which owners are told. */
export interface Trainer {
	readonly email: string;
	readonly phone: string;
}

/** One of a trainer's bookings, as an owner looks it up. */
export interface HistoryEntry {
	/** Null where the room is gone. */
	readonly roomId: string | null;
	readonly date: string;
	/** Pending, Approved or Canceled; an external host may know others. */
	readonly status: string;
}

export interface Room {
	readonly id: string;
	/** Empty for a room that bookings still name but the studio no longer has. */
	readonly name: string;
	/** Chosen by an owner; without it palettes alternate by the room's order. */
	readonly palette?: ChosenPalette;
}

/** A trainer as owners choose one. */
export interface TrainerName {
	readonly id: string;
	/** The full name, or what is known instead; empty where nothing is. */
	readonly name: string;
}

/** What a room can be booked for, as one chooses it. */
export interface EventName {
	readonly id: string;
	readonly title: string;
}

export interface Studio {
	readonly id: string;
	readonly name: string;
	/** IANA zone; null when the host does not say. */
	readonly timezone: string | null;
	readonly earliestHour: number;
	readonly latestHour: number;
	/** The shortest booking, in minutes; 0 for any. */
	readonly minMinutes: number;
	/** Minutes that stay free between two bookings of a room. */
	readonly gapMinutes: number;
	/** A trainer's booking waits for an owner, and so does one that is moved; false where the host does not say. */
	readonly approvalNeeded: boolean;
	/** What follows "Dear trainers!"; empty for nothing. */
	readonly trainersNotice: string;
}

/** The specification's grid (section 2) and limits (section 9), where a host does not say. */
export const DEFAULT_HOURS = { earliestHour: 7, latestHour: 24 } as const;
export const DEFAULT_SETTINGS = {
	...DEFAULT_HOURS,
	minMinutes: 0,
	gapMinutes: 0,
	approvalNeeded: false,
	trainersNotice: '',
} as const;

/** One range of one studio as one visitor sees it. */
export interface Schedule {
	readonly range: DateRange;
	/** With what this session has written since the answer. */
	readonly bookings: readonly Booking[];
	/** As the answer has them. */
	readonly asRead: readonly Booking[];
	readonly rooms: readonly Room[];
	/** Whom bookings can be for, in the order of the answer; empty for guests. */
	readonly allTrainers: readonly TrainerName[];
	/** By user id; empty for all but owners. */
	readonly trainers: Readonly< Record< string, Trainer > >;
	readonly studio: Studio;
	readonly role: Role;
	/** Where to log in, as the answer says; null where it does not. */
	readonly loginUrl: string | null;
	/** Where an event and a room are added, for those who may; null where the answer names no such place. */
	readonly newEventUrl: string | null;
	readonly newRoomUrl: string | null;
	/** Null for visitors without a login. */
	readonly userId: string | null;
	/** The studio's day when the server answered; null when the host does not say. */
	readonly today: IsoDate | null;
	/** Milliseconds since 1970 on this device: when the server last said so; 0 for a page's preload. */
	readonly asOf: number;
	/** Its request's place among all of the page; 0 for what nobody has asked for. */
	readonly asked: number;
	/** Milliseconds by which this device's clock is behind the server's; null where the host does not say. */
	readonly clockOffset: number | null;
	/** The studio's revision: each write raises it; null where the answer does not say. */
	readonly revision: number | null;
	/** Whether the host has a messaging service that tells of changes; without one the calendar asks. */
	readonly offersPush: boolean;
	/** The answer's ETag, to be sent back verbatim; null when there was none. */
	readonly etag: string | null;
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
