import { errorText } from '../../../../src/calendar/form/field-texts';
import type { FormField } from '../../../../src/domain/form-errors';
import { loadTexts } from '../../../../src/i18n/texts';

const textsOf = async ( locale: 'en' | 'ru' ) => {
	const { __, _n } = await loadTexts( locale );
	return { __, _n, locale };
};

/** The specification prescribes these messages to the letter. */
it.each< [ FormField, string ] >( [
	[ 'trainer', 'Please select trainer' ],
	[ 'room', 'Please select room' ],
	[ 'date', 'Please select date' ],
	[ 'event', 'Please select default event' ],
	[ 'from', 'Please select time from' ],
	[ 'to', 'Please select time to' ],
	[ 'until', 'Please select until date' ],
] )( 'a missing %s is "%s"', async ( field, message ) => {
	expect( errorText( field, 'missing', 0, await textsOf( 'en' ) ) ).toBe(
		message
	);
} );

it.each( [
	[ 1, 'Time range must be at least 1 minute' ],
	[ 45, 'Time range must be at least 45 minutes' ],
] )( 'a time under %d minutes is "%s"', async ( minutes, message ) => {
	const texts = await textsOf( 'en' );
	expect( errorText( 'to', 'too_short', minutes, texts ) ).toBe( message );
} );

it( 'an end that is not after its start says so where any length will do', async () => {
	const texts = await textsOf( 'en' );
	expect( errorText( 'to', 'not_after', 0, texts ) ).toBe(
		'The end must be after the start'
	);
} );

it( 'says it in the language of the calendar', async () => {
	const texts = await textsOf( 'ru' );
	expect( errorText( 'room', 'missing', 0, texts ) ).toBe( 'Выберите зал' );
} );
