import type { Studio } from './booking';
import {
	bookingCount,
	isReason,
	MAX_WEEKS,
	weeksUntil,
	type BookingFormValues,
} from './booking-form';
import { lengthError } from './slot-verdict';

export type FormField =
	'trainer' | 'room' | 'date' | 'event' | 'from' | 'to' | 'reason' | 'until';

/**
 * Errors of a field: empty, an end that is not after its start or closer than the minimum length, a repeat that ends
 * before its second date or after more weeks than one request may create.
 */
export type FieldError =
	'missing' | 'not_after' | 'too_short' | 'too_early' | 'too_late';

/** Errors by field; "series" means that no date is left to book, which the repeat section shows. */
export type FormErrors = Partial<
	Readonly< Record< FormField | 'series', FieldError > >
>;

export interface Rules extends Pick< Studio, 'minMinutes' > {
	/** Whether the form shows the trainer field, which only owners have. */
	readonly hasTrainer: boolean;
	/** Whether a rule is broken, for which owners give a reason. */
	readonly isAsked?: boolean;
}

/** Returns the errors that prevent saving (specification, 5), in the order of the fields. */
export function formErrors(
	values: BookingFormValues,
	{ minMinutes, hasTrainer, isAsked }: Rules
): FormErrors {
	const { trainerId, roomId, date, eventId, from, to } = values;
	const isOpen: Readonly< Record< keyof FormErrors, boolean > > = {
		trainer: hasTrainer && ! trainerId,
		room: ! roomId,
		date: ! date,
		event: ! eventId,
		from: from === null,
		to: to === null,
		reason: isAsked === true && ! isReason( values.reason ),
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

/** Returns the error of an until date that does not fit a changed first date. */
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
