import { errorText } from '../../../../src/calendar/form/field-texts';
import type { FormField } from '../../../../src/domain/form-errors';
import { loadTexts } from '../../../../src/i18n/texts';

const textsOf = async ( locale: 'en' | 'ru' ) => {
	const { __, _n } = await loadTexts( locale );
	return { __, _n, locale };
};

/** The specification's messages, to the letter. */
it.each< [ FormField, string ] >( [
	[ 'trainer', 'Please select trainer' ],
	[ 'room', 'Please select room' ],
	[ 'date', 'Please select date' ],
	[ 'event', 'Please select default event' ],
	[ 'from', 'Please select time from' ],
	[ 'to', 'Please select time to' ],
] )( 'a missing %s is "%s"', async ( field, message ) => {
	expect( errorText( field, 'missing', 0, await textsOf( 'en' ) ) ).toBe(
		message
	);
} );

it.each( [
	[ 0, 'Time range must be at least 1 minute' ],
	[ 45, 'Time range must be at least 45 minutes' ],
] )( 'a time under %d minutes is "%s"', async ( minutes, message ) => {
	const texts = await textsOf( 'en' );
	expect( errorText( 'to', 'too_short', minutes, texts ) ).toBe( message );
} );

it( 'says it in the language of the calendar', async () => {
	const texts = await textsOf( 'ru' );
	expect( errorText( 'room', 'missing', 0, texts ) ).toBe( 'Выберите зал' );
} );
