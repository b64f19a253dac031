import { useCallback, useMemo, useState } from '@wordpress/element';
import type { ApiError } from '../../api/api-error';
import type { BookingFormValues } from '../../domain/booking-form';
import {
	formErrors,
	type FormField,
	type Rules,
} from '../../domain/form-errors';
import { useI18n } from '../../i18n/context';
import { errorText } from './field-texts';

export type ShownField = FormField | 'hidden';

/** Parameter names of the fields in error responses. */
const WIRE_NAMES: Readonly< Record< ShownField, string > > = {
	trainer: 'trainer_id',
	room: 'room_id',
	date: 'date',
	event: 'event_id',
	hidden: 'hiddenOwnerCustomDescription',
	from: 'time_from',
	to: 'time_to',
	reason: 'reason',
	until: 'repeat',
};

/** Value of each field. */
const VALUES: Readonly< Record< ShownField, keyof BookingFormValues > > = {
	trainer: 'trainerId',
	room: 'roomId',
	date: 'date',
	event: 'eventId',
	hidden: 'hiddenDescription',
	from: 'from',
	to: 'to',
	reason: 'reason',
	until: 'dateUntil',
};

const FIELDS = Object.keys( VALUES ) as readonly ShownField[];

export interface FormProblems {
	/** Whether there are errors, which block submitting. */
	readonly hasErrors: boolean;
	/** Whether only the reason is missing. */
	readonly lacksReason: boolean;
	/** Returns the message below a field. */
	readonly textOf: ( field: ShownField ) => string | undefined;
	/** Marks a field as touched. */
	readonly touch: ( field: ShownField ) => void;
	readonly touchAll: () => void;
}

interface Refusal {
	readonly failure: ApiError | null;
	/** The submitted values. */
	readonly values: BookingFormValues | null;
}

/**
 * Returns the errors of the form. An untouched empty field shows none, and a server error stays until its field
 * changes.
 */
export function useErrors(
	values: BookingFormValues,
	rules: Rules,
	refusal: Refusal
): FormProblems {
	const texts = useI18n();
	const { minMinutes, hasTrainer, isAsked = false } = rules;
	const errors = useMemo(
		() => formErrors( values, { minMinutes, hasTrainer, isAsked } ),
		[ values, minMinutes, hasTrainer, isAsked ]
	);
	const { touched, touch, touchAll } = useTouched();
	const ownText = ( field: ShownField ) => {
		const error = field === 'hidden' ? undefined : errors[ field ];
		// The until date is filled in with the repeat, so it is never empty just because it is untouched.
		const isShown =
			error !== 'missing' || field === 'until' || touched.has( field );
		return error && field !== 'hidden' && isShown
			? errorText( field, error, minMinutes, texts )
			: undefined;
	};
	return {
		hasErrors: Object.keys( errors ).length > 0,
		lacksReason: Object.keys( errors ).join() === 'reason',
		textOf: ( field ) =>
			ownText( field ) ?? refusedText( field, values, refusal ),
		touch,
		touchAll,
	};
}

function refusedText(
	field: ShownField,
	values: BookingFormValues,
	{ failure, values: sent }: Refusal
): string | undefined {
	const isSame = sent?.[ VALUES[ field ] ] === values[ VALUES[ field ] ];
	return isSame ? failure?.fields[ WIRE_NAMES[ field ] ] : undefined;
}

function useTouched() {
	const [ touched, setTouched ] = useState< ReadonlySet< ShownField > >(
		new Set()
	);
	const touch = useCallback(
		( field: ShownField ) =>
			setTouched( ( last ) =>
				last.has( field ) ? last : new Set( [ ...last, field ] )
			),
		[]
	);
	const touchAll = useCallback( () => setTouched( new Set( FIELDS ) ), [] );
	return { touched, touch, touchAll };
}
