import type { IsoDate } from './time';

/** Time in a room that a person has in the booking form, in minutes of the studio's wall clock. */
export interface Slot {
	readonly roomId: string;
	readonly date: IsoDate;
	readonly from: number;
	readonly to: number;
}

/** Another member with an open booking form, as a hint, never a lock. */
export interface OtherPerson extends Slot {
	/** Key of the session; a person may have two tabs open. */
	readonly key: string;
	readonly userId: string;
}

/** Milliseconds after which an entry expires although its form is open. */
export const PRESENCE_TIME = 60_000;
