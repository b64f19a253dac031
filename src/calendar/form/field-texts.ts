import { sprintf } from '@wordpress/i18n';
import {
	shortest,
	type FieldError,
	type FormField,
} from '../../domain/form-errors';
import type { useI18n } from '../../i18n/context';

export type FormTexts = Pick<
	ReturnType< typeof useI18n >,
	'__' | '_n' | 'locale'
>;

/** The specification's messages (section 5). */
export function errorText(
	field: FormField,
	error: FieldError,
	minMinutes: number,
	texts: FormTexts
): string {
	return error === 'too_short'
		? tooShortText( minMinutes, texts )
		: missingText( field, texts );
}

function tooShortText( minMinutes: number, { _n }: FormTexts ): string {
	const minutes = shortest( minMinutes );
	return sprintf(
		/* translators: %d: the shortest booking, minutes */
		_n(
			'Time range must be at least %d minute',
			'Time range must be at least %d minutes',
			minutes,
			'studio-calendar'
		),
		minutes
	);
}

function missingText( field: FormField, { __ }: FormTexts ): string {
	const texts: Readonly< Record< FormField, string > > = {
		trainer: __( 'Please select trainer', 'studio-calendar' ),
		room: __( 'Please select room', 'studio-calendar' ),
		date: __( 'Please select date', 'studio-calendar' ),
		event: __( 'Please select default event', 'studio-calendar' ),
		from: __( 'Please select time from', 'studio-calendar' ),
		to: __( 'Please select time to', 'studio-calendar' ),
	};
	return texts[ field ];
}
