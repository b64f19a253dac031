import { ApiError } from '../../../../src/api/api-error';
import {
	buttonText,
	refusalText,
	sumText,
	whyText,
} from '../../../../src/calendar/series/series-texts';
import { createTexts } from '../../../../src/i18n/texts';
import { seriesDate } from '../../support/series-check';

const texts = createTexts();

it( 'the button says what it does', () => {
	expect( buttonText( 'move', 9, texts ) ).toBe( 'Move 9 bookings' );
	expect( buttonText( 'change', 1, texts ) ).toBe( 'Change 1 booking' );
	expect( buttonText( 'cancel', 2, texts ) ).toBe( 'Cancel 2 bookings' );
	expect( buttonText( 'move', 0, texts ) ).toBe( 'Nothing to move' );
	expect( buttonText( 'change', 0, texts ) ).toBe( 'Nothing to change' );
	expect( buttonText( 'cancel', 0, texts ) ).toBe( 'Nothing to cancel' );
} );

it( 'the sum leaves out what is none', () => {
	expect( sumText( 'move', 9, 2, texts ) ).toBe(
		'9 bookings will move. 2 bookings will stay.'
	);
	expect( sumText( 'cancel', 1, 0, texts ) ).toBe(
		'1 booking will be canceled.'
	);
	expect( sumText( 'change', 0, 1, texts ) ).toBe( '1 booking will stay.' );
} );

it( 'a refusal counts its dates, or has the server’s words', () => {
	const refused = ( dates: readonly string[] ) =>
		refusalText( new ApiError( 'slot_taken', 'Taken', { dates } ), texts );
	expect( refused( [ '2026-12-04' ] ) ).toBe(
		'One date was taken in the meantime. Review it and try again.'
	);
	expect( refused( [ '2026-12-04', '2026-12-11' ] ) ).toBe(
		'2 dates were taken in the meantime. Review them and try again.'
	);
	expect( refused( [] ) ).toBe( 'Taken' );
} );

it( 'a taken date names what is in the way, another the server’s reason', () => {
	const conflict = {
		date: '2026-12-04',
		room_id: 11,
		time_from: '18:00',
		time_to: '20:00',
	};
	const taken = seriesDate( '2026-12-04', {
		isFree: false,
		code: 'slot_taken',
		conflicts: [ conflict ],
	} );
	expect( whyText( taken, 'Choir', texts ) ).toBe(
		'Taken by Choir until 20:00'
	);
	expect( whyText( taken, '', texts ) ).toBe( 'Taken until 20:00' );
	const closed = { ...taken, code: 'outside_hours', message: 'Closed' };
	expect( whyText( closed, '', texts ) ).toBe( 'Closed' );
} );
