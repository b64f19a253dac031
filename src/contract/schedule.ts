/**
 * Response of `booking/getInRange_ready`: from the site's own server (with every member that the role may see) or from
 * an external host, which may omit members, send IDs as strings and key the groups. Dates are YYYY-MM-DD, times HH:MM,
 * both wall clock of the studio's zone.
 */
export type WireId = number | string;

export interface WireImage {
	readonly original: string;
	readonly thumbnail?: string;
	readonly alt?: string;
}

export interface WireBooking {
	readonly id: WireId;
	readonly studio_id?: WireId;
	readonly room_id: WireId;
	readonly event_id?: WireId;
	/** The trainer who booked; 0 for guests. */
	readonly post_author_id?: WireId;
	readonly status?: string;
	/** `required` or `none`. */
	readonly approval?: string;
	readonly date: string;
	readonly time_from: string;
	readonly time_to: string;
	readonly title?: string;
	readonly desc?: string;
	readonly description?: string;
	readonly first_name?: string;
	readonly last_name?: string;
	readonly avatarSrc?: string;
	readonly gallery?: readonly WireImage[];
	readonly payment_status?: string;
	readonly payment_method?: string;
	readonly payment_frequency?: string;
	readonly hiddenOwnerCustomDescription?: string;
	readonly private?: boolean;
	readonly series_id?: WireId | null;
	/** Revision of the booking; sent back with an edit. */
	readonly revision?: number;
}

export interface WireGroup {
	readonly date_from?: string;
	readonly date_to?: string;
	readonly bookings: readonly WireBooking[];
}

export interface WireRoom {
	readonly id?: WireId;
	readonly name?: string;
	readonly room_id?: WireId;
	readonly room_name?: string;
	/** `first` or `second` if an owner has chosen; otherwise palettes alternate by order. */
	readonly palette?: string;
}

export interface WireTrainerName {
	readonly id: WireId;
	readonly fullname?: string;
	readonly nickname?: string;
}

export interface WireTrainer {
	readonly id: WireId;
	readonly first_name?: string;
	readonly last_name?: string;
	readonly nickname?: string;
	readonly email?: string;
	readonly phone_number?: string;
	readonly phoneNumber?: string;
	readonly avatarSrc?: string;
}

export interface WireStudio {
	readonly id: WireId;
	readonly name?: string;
	/** IANA zone of every date and time in the response. */
	readonly timezone?: string;
	readonly today?: string;
	readonly minBookingMinutes?: number;
	readonly minutesGapBetweenBookings?: number;
	readonly earliestHour?: number;
	readonly latestHour?: number;
	readonly approvalNeeded?: boolean;
	readonly trainersNotice?: string;
}

/** Static file to read instead of requesting the schedule again. */
export interface WireVersionFile {
	readonly url: string;
	/** Text of the file as long as the response is current. */
	readonly version: string;
}

export interface WireSchedule {
	readonly status: string;
	readonly bookings?:
		readonly WireGroup[] | Readonly< Record< string, WireGroup > >;
	readonly rooms?: readonly WireRoom[];
	readonly allTrainers?: readonly WireTrainerName[];
	readonly trainers?: Readonly< Record< string, WireTrainer > >;
	readonly urls?: {
		readonly login?: string;
		readonly ajax?: string;
		/** URL for adding an event; members only. */
		readonly newEvent?: string;
		/** URL for adding a room; owners and administrators only. */
		readonly newRoom?: string;
	};
	/** Owner, Trainer, Admin (also admin, administrator) or Guest. */
	readonly permission?: string;
	readonly user_id?: WireId;
	/** True with the Guest view if the visitor has a login but sent no nonce. */
	readonly loggedIn?: boolean;
	readonly studio?: WireStudio;
	/** The studio's revision; members only. */
	readonly revision?: number;
	/** Whether `realtime/token` is available. */
	readonly realtime?: { readonly ably?: boolean };
	/** Opaque; also the ETag. */
	readonly version?: string;
	readonly versionFile?: WireVersionFile;
}
