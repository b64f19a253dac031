import { useMemo } from '@wordpress/element';
import type { Booking } from '../../../domain/booking';
import { takenOn, type Span } from '../../../domain/free-time';
import {
	stanceOf,
	verdictOn,
	type Stance,
	type Verdict,
} from '../../../domain/slot-verdict';
import {
	isMovedBy,
	type BookingFormValues,
} from '../../../domain/booking-form';
import { useDay, type DayState } from '../../../store/use-day';
import { useStudio } from '../../studio-context';
import { useBookingForm } from '../form-context';
import { useSharedSeries, type SeriesDate } from '../repeat/use-series';

/** Result of checking the selected time in the room's day. */
export interface DayVerdict {
	readonly day: DayState;
	/** Bookings that take time in the room, in order. */
	readonly taken: readonly Booking[];
	/** Null without a time, or if it ends before it starts. */
	readonly chosen: Span | null;
	/** Null while room, date or time is unknown. */
	readonly verdict: Verdict | null;
	/** Consequence for the person. */
	readonly stance: Stance | null;
	/** The date's line in the list of a series; null for a single booking. */
	readonly line: SeriesDate | null;
}

/** Returns whether the selected time can be booked, shared by strip, sentence and button. */
export function useVerdict(): DayVerdict {
	const { values, schedule, booking } = useBookingForm();
	const { day, taken } = useRoomDay();
	const line = useLine();
	const chosen = chosenIn( values );
	const isPlaced = values.roomId !== null && values.date !== null;
	const verdict =
		isPlaced && chosen && day.status === 'ready'
			? verdictOn( chosen, taken, schedule.studio )
			: null;
	// An unmoved booking may stay, even if the rules have changed.
	const isMoved = booking === null || isMovedBy( values, booking );
	const stance = isMoved
		? verdict && stanceOf( verdict, schedule.role )
		: 'fits';
	return { day, taken, chosen, verdict, stance, line };
}

/** Returns whether a rule is broken for which the form asks a reason; an external host does not know reasons. */
export function useIsAsked(): boolean {
	const { client } = useStudio();
	const { stance } = useVerdict();
	return client.isOwn && stance === 'asks';
}

const chosenIn = ( { from, to }: BookingFormValues ): Span | null =>
	from !== null && to !== null && from < to ? { from, to } : null;

function useRoomDay(): Pick< DayVerdict, 'day' | 'taken' > {
	const { client, studioId, now } = useStudio();
	const form = useBookingForm();
	const { roomId, date } = form.values;
	const day = useDay( {
		client,
		studioId,
		schedule: form.schedule,
		date: date ?? now.date,
		isWanted: roomId !== null && date !== null,
	} );
	const bookings = day.status === 'ready' ? day.bookings : NOTHING;
	const exceptId = form.booking?.id ?? null;
	const taken = useMemo(
		() =>
			roomId && date
				? takenOn( bookings, roomId, date, exceptId )
				: NOTHING,
		[ bookings, roomId, date, exceptId ]
	);
	return { day, taken };
}

const NOTHING: readonly Booking[] = [];

function useLine(): SeriesDate | null {
	const { values } = useBookingForm();
	const { dates, isComplete } = useSharedSeries();
	return (
		( isComplete && dates.find( ( { date } ) => date === values.date ) ) ||
		null
	);
}
