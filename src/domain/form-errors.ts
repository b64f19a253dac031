import type { Studio } from './booking';
import {
	bookingCount,
	MAX_WEEKS,
	weeksUntil,
	type BookingFormValues,
} from './booking-form';

export type FormField =
	'trainer' | 'room' | 'date' | 'event' | 'from' | 'to' | 'until';

/**
 * Nothing chosen; an end that is not after its start where any length will do, or one that is closer to it than the
 * shortest booking is long; a repeat that ends before its second date, or after more weeks than one call may create.
 */
export type FieldError =
	'missing' | 'not_after' | 'too_short' | 'too_early' | 'too_late';

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
		until: values.isRepeat && ! values.dateUntil,
		series: values.isRepeat && bookingCount( values ) === 0,
	};
	const missing = Object.entries( isOpen ).flatMap(
		( [ field, isMissing ] ) =>
			isMissing ? [ [ field, 'missing' ] as const ] : []
	);
	return {
		...given( 'to', lengthError( values, minMinutes ) ),
		...given( 'until', untilError( values ) ),
		...Object.fromEntries( missing ),
	};
}

const given = ( field: FormField, error: FieldError | null ): FormErrors =>
	error ? { [ field ]: error } : {};

/** An end that is not after the start is too short for any minimum that a studio has set. */
function lengthError(
	{ from, to }: Pick< BookingFormValues, 'from' | 'to' >,
	minMinutes: number
): FieldError | null {
	const length = from === null || to === null ? null : to - from;
	if ( length === null || length >= Math.max( 1, minMinutes ) ) {
		return null;
	}
	return minMinutes > 0 ? 'too_short' : 'not_after';
}

/** The first date may be moved behind, or far before, the until date that was chosen for another one. */
function untilError( values: BookingFormValues ): FieldError | null {
	const weeks = values.isRepeat ? weeksUntil( values ) : null;
	if ( weeks === null ) {
		return null;
	}
	if ( weeks < 1 ) {
		return 'too_early';
	}
	return weeks > MAX_WEEKS ? 'too_late' : null;
}
