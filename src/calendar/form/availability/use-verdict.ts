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

/** What is known of the room's day, and how the chosen time lies in it. */
export interface DayVerdict {
	readonly day: DayState;
	/** What takes time in the room, in order. */
	readonly taken: readonly Booking[];
	/** Null while no time is chosen, or one that ends before it starts. */
	readonly chosen: Span | null;
	/** Null while one of them is not known. */
	readonly verdict: Verdict | null;
	/** What follows from that for whoever books. */
	readonly stance: Stance | null;
	/** The date's line in the list of a series; null for a single booking. */
	readonly line: SeriesDate | null;
}

/** The one answer to whether the chosen time can be booked: strip, sentence and button say the same. */
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
	// One that stays where it is may stay, whatever the rules are by now.
	const isMoved = booking === null || isMovedBy( values, booking );
	const stance = isMoved
		? verdict && stanceOf( verdict, schedule.role )
		: 'fits';
	return { day, taken, chosen, verdict, stance, line };
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
