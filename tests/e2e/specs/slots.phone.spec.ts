import { BookingForm } from '../pages/booking-form';
import { CalendarPage } from '../pages/calendar-page';
import { demo } from '../support/demo';
import { expect, test } from '../support/test';
import { monday } from '../support/week';

test.use( { visitor: 'owner' } );

test( 'a tap on a free hour means that hour, a finger that scrolls means none', async ( {
	page,
} ) => {
	const calendar = new CalendarPage( page );
	await calendar.open( demo.pages.page, { week: monday( 6 ) } );
	await calendar.isReady();
	const marker = calendar.root.getByRole( 'button', {
		name: /^Book .* \d\d:\d\d, /,
	} );
	await page.mouse.wheel( 0, 120 );
	await expect( marker ).toHaveCount( 0 );
	await calendar.grid
		.locator( '.sc-col' )
		.first()
		.tap( { position: { x: 20, y: 10 } } );
	const form = new BookingForm( calendar );
	await form.isReady();
	await expect( form.from ).toHaveValue( '07:00' );
	await expect( form.room ).toHaveValue( /\d/ );
	await expect( form.room ).toContainText( 'Big hall' );
	await page.keyboard.press( 'Escape' );
	await expect( marker ).toHaveAccessibleName( /07:00, Big hall$/ );
	await expect( marker ).toBeFocused();
} );
