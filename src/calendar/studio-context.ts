import type { Client } from '../api/client';
import type { Booking } from '../domain/booking';
import type { ShownRoom } from '../domain/layout';
import type { WallTime } from '../domain/time';
import { requiredContext } from '../ui/required-context';
import type { Act, OnBook, OpenDialog } from './actions/open-dialog';
import type { PrintedPlace } from './grid/use-first-view';
import type { DayInView } from './narrow/use-day-in-view';

/**
 * Context with the studio of one calendar: its host, the range in view, and the available actions. It changes with
 * view, width and minute; pointer, scroll position and open dialogs stay in their components.
 */
export interface StudioInView extends StudioPlace {
	/** Opens the form for a new booking; null for people who may not add any. */
	readonly onBook: OnBook | null;
	readonly onAct: Act;
	readonly onOpen: ( dialog: OpenDialog ) => void;
}

/** Data of the studio that does not depend on bookings. */
export interface StudioPlace {
	readonly client: Client;
	readonly studioId: string;
	/** The studio's current wall-clock time. */
	readonly now: WallTime;
	/** All rooms, or the selected one. */
	readonly rooms: readonly ShownRoom[];
	/** Width of the calendar in pixels. */
	readonly width: number;
	/** Day of a narrow calendar. */
	readonly day: Pick< DayInView, 'date' | 'lead' | 'leadTo' | 'goTo' >;
	/** Place of the week that the server printed; null without one. */
	readonly printed: PrintedPlace | null;
	/** Scrolls a booking's day and room into view. */
	readonly onShow: ( booking: Booking ) => void;
}

export const [ StudioProvider, useStudio ] = requiredContext< StudioInView >(
	'A part of a calendar stands outside of its studio'
);
