import { BookingForm } from '../pages/booking-form';
import { CalendarPage } from '../pages/calendar-page';
import { demo } from '../support/demo';
import { expect, test } from '../support/test';
import { monday } from '../support/week';

test.use( { visitor: 'owner' } );

test( 'a copy for next week opens the form with the booking a week later', async ( {
	page,
	isMobile,
	checkAccessibility,
} ) => {
	const calendar = new CalendarPage( page );
	await calendar.open( demo.pages.page, { week: monday( 2 ) } );
	await calendar.isReady();
	const card = calendar.grid.getByRole( 'article' ).first();
	await calendar.reach( card );
	const name = ( await card.getAttribute( 'aria-label' ) ) ?? '';
	const [ from = '', to = '' ] = name.match( /\d\d:\d\d/g ) ?? [];
	await calendar.act( card, 'Same time next week', isMobile );
	const form = new BookingForm( calendar );
	await form.isReady();
	await expect( form.from ).toHaveValue( from );
	await expect( form.to ).toHaveValue( to );
	await checkAccessibility();
} );
