import type { IsoDate } from './time';

/** A span of a room that somebody has in the booking form; minutes of the studio's wall clock. */
export interface Slot {
	readonly roomId: string;
	readonly date: IsoDate;
	readonly from: number;
	readonly to: number;
}

/** Another member who is booking: a hint, never a lock. */
export interface OtherPerson extends Slot {
	/** Of the session, not of the person: somebody may have two tabs open. */
	readonly key: string;
	readonly userId: string;
}

/** Milliseconds after which a form that is still open says nothing any more. */
export const PRESENCE_TIME = 60_000;
