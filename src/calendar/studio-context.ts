import type { Client } from '../api/client';
import type { Booking } from '../domain/booking';
import type { ShownRoom } from '../domain/layout';
import type { WallTime } from '../domain/time';
import { requiredContext } from '../ui/required-context';
import type { Act, OnBook } from './actions/open-dialog';
import type { DayInView } from './narrow/use-day-in-view';

/**
 * The studio of one calendar, as all of its parts see it: where it is, what of it is in view, and what can be done in
 * it. It changes with the view, the width and the minute, and is then drawn anew; where a pointer is, how far something
 * is scrolled and which dialog is open stay with the parts that know it.
 */
export interface StudioInView extends StudioPlace {
	/** Opens the form for a new booking; null for who may not add any. */
	readonly onBook: OnBook | null;
	readonly onAct: Act;
}

/** What of it is known without the bookings. */
export interface StudioPlace {
	readonly client: Client;
	readonly studioId: string;
	/** The studio's clock. */
	readonly now: WallTime;
	/** All of its rooms, or the one that was chosen. */
	readonly rooms: readonly ShownRoom[];
	/** Pixels that the calendar has. */
	readonly width: number;
	/** The one day that a narrow calendar shows. */
	readonly day: Pick< DayInView, 'date' | 'lead' | 'goTo' >;
	/** Brings a booking's day and room into view. */
	readonly onShow: ( booking: Booking ) => void;
}

export const [ StudioProvider, useStudio ] = requiredContext< StudioInView >(
	'A part of a calendar stands outside of its studio'
);
