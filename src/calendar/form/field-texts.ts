import { sprintf } from '@wordpress/i18n';
import { MAX_WEEKS } from '../../domain/booking-form';
import type { FieldError, FormField } from '../../domain/form-errors';
import type { Texts } from '../../i18n/texts';
import { reasonError } from '../reason-field';
import { tooShortText } from './too-short-text';

/** Returns the message of an error: the specification's (section 5), or an additional one. */
export function errorText(
	field: FormField,
	error: FieldError,
	minMinutes: number,
	texts: Texts
): string {
	const { __ } = texts;
	switch ( error ) {
		case 'missing':
			return missingText( field, texts );
		case 'not_after':
			return __( 'The end must be after the start', 'studio-calendar' );
		case 'too_short':
			return tooShortText( minMinutes, texts );
		case 'too_early':
			return __(
				'Select a date at least a week after the first one',
				'studio-calendar'
			);
		case 'too_late':
			return tooLateText( texts );
	}
}

function tooLateText( { _n }: Texts ): string {
	return sprintf(
		/* translators: %d: the most weeks that a booking can be repeated */
		_n(
			'Select a date at most %d week after the first one',
			'Select a date at most %d weeks after the first one',
			MAX_WEEKS,
			'studio-calendar'
		),
		MAX_WEEKS
	);
}

function missingText( field: FormField, i18n: Texts ): string {
	const { __ } = i18n;
	const texts: Readonly< Record< FormField, string > > = {
		trainer: __( 'Please select trainer', 'studio-calendar' ),
		room: __( 'Please select room', 'studio-calendar' ),
		date: __( 'Please select date', 'studio-calendar' ),
		event: __( 'Please select default event', 'studio-calendar' ),
		from: __( 'Please select time from', 'studio-calendar' ),
		to: __( 'Please select time to', 'studio-calendar' ),
		reason: reasonError( i18n ),
		until: __( 'Please select until date', 'studio-calendar' ),
	};
	return texts[ field ];
}
