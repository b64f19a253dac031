import type { Studio } from './booking';
import { bookingCount, type BookingFormValues } from './booking-form';

export type FormField = 'trainer' | 'room' | 'date' | 'event' | 'from' | 'to';

/** Nothing chosen, or an end that is too close to its start, at it or before it. */
export type FieldError = 'missing' | 'too_short';

/** "series": no date of it is left to book, which its own part of the form says. */
export type FormErrors = Partial<
	Readonly< Record< FormField | 'series', FieldError > >
>;

interface Rules extends Pick< Studio, 'minMinutes' > {
	/** Owners choose the trainer; whoever does not see the field cannot leave it empty. */
	readonly hasTrainer: boolean;
}

/** What keeps the form from being saved (specification, 5), in the order of the fields. */
export function formErrors(
	values: BookingFormValues,
	{ minMinutes, hasTrainer }: Rules
): FormErrors {
	const { trainerId, roomId, date, eventId, from, to } = values;
	const isOpen: Readonly< Record< keyof FormErrors, boolean > > = {
		trainer: hasTrainer && ! trainerId,
		room: ! roomId,
		date: ! date,
		event: ! eventId,
		from: from === null,
		to: to === null,
		series:
			values.isRepeat &&
			( ! values.dateUntil || bookingCount( values ) === 0 ),
	};
	const missing = Object.entries( isOpen ).flatMap(
		( [ field, isMissing ] ) =>
			isMissing ? [ [ field, 'missing' ] as const ] : []
	);
	return {
		...( isTooShort( values, minMinutes ) ? { to: 'too_short' } : {} ),
		...Object.fromEntries( missing ),
	};
}

/** Minutes that a booking has at least: an end that is not after its start is too short for any minimum. */
export const shortest = ( minMinutes: number ) => Math.max( 1, minMinutes );

const isTooShort = (
	{ from, to }: Pick< BookingFormValues, 'from' | 'to' >,
	minMinutes: number
) => from !== null && to !== null && to - from < shortest( minMinutes );
