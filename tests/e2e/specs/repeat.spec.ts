import { BookingForm } from '../pages/booking-form';
import { CalendarPage } from '../pages/calendar-page';
import { RepeatFields } from '../pages/repeat-fields';
import { book, holdReads } from '../support/calls';
import { demo } from '../support/demo';
import { drag, middleOf } from '../support/pointer';
import { expect, test } from '../support/test';
import { monday } from '../support/week';

test.use( {
	visitor: 'owner',
	expectedErrors: [ /409|booking\/add: slot_taken/ ],
} );

/** Returns the first of the weeks that these tests use, after the last one of the demo and different per project. */
const firstWeek = ( isMobile: boolean ) => ( isMobile ? 70 : 50 );

const openForm = async ( calendar: CalendarPage, week: number ) => {
	await calendar.open( demo.pages.page, { week: monday( week ) } );
	await calendar.isReady();
	const form = new BookingForm( calendar );
	await form.open();
	await form.type( form.from, '1500' );
	await form.type( form.to, '1600' );
	return form;
};

test( 'twelve weeks with three clashes: one left out, one in another room, one at another time', async ( {
	page,
	isMobile,
	checkAccessibility,
} ) => {
	test.slow();
	const first = firstWeek( isMobile );
	for ( const week of [ 3, 6, 9 ] ) {
		await book( page, {
			date: monday( first + week ),
			from: '14:30',
			to: '15:30',
			room: 'Big hall',
		} );
	}
	const calendar = new CalendarPage( page );
	const form = await openForm( calendar, first );
	const repeat = new RepeatFields( form );
	await repeat.repeat( 12 );
	await expect( repeat.sum ).toHaveText(
		'10 of 13 dates are free. 3 dates will be skipped.'
	);
	await expect( repeat.line( 3 ) ).toContainText( 'Taken 14:30–15:30' );
	await expect( repeat.create( 10 ) ).toBeVisible();

	await repeat.instead( 6, 'Change room' );
	await expect( repeat.line( 6 ).getByLabel( /^Room/ ) ).toContainText(
		'Small hall'
	);
	await repeat.instead( 9, 'Change time' );
	await expect( repeat.line( 9 ).getByLabel( /^Time from/ ) ).toHaveValue(
		'15:30'
	);
	await expect( repeat.sum ).toHaveText(
		'12 of 13 dates are free. 1 date will be skipped.'
	);
	await checkAccessibility();
	await repeat.create( 12 ).click();
	await expect( form.dialog ).toBeHidden();

	const shows = {
		0: /Monday .* 15:00–16:00, Big hall/,
		6: /Monday .* 15:00–16:00, Small hall/,
		9: /Monday .* 15:30–16:30, Big hall/,
		12: /Monday .* 15:00–16:00, Big hall/,
	};
	for ( const [ week, card ] of Object.entries( shows ) ) {
		await calendar.open( demo.pages.page, {
			week: monday( first + Number( week ) ),
		} );
		await calendar.isReady();
		await expect( calendar.card( card ) ).toHaveCount( 1 );
	}
	await calendar.open( demo.pages.page, { week: monday( first + 3 ) } );
	await calendar.isReady();
	await expect( calendar.card( /./ ) ).toHaveCount( 1 );
} );

test( 'a slot that is taken meanwhile refuses the whole repeat, and its line says so', async ( {
	page,
	isMobile,
} ) => {
	const first = firstWeek( isMobile ) + 15;
	const calendar = new CalendarPage( page );
	const form = await openForm( calendar, first );
	const repeat = new RepeatFields( form );
	await repeat.repeat( 2 );
	await expect( repeat.sum ).toHaveText( '3 of 3 dates are free.' );
	await expect( repeat.sum ).toHaveAttribute( 'aria-busy', 'false' );
	// On a slow machine the page would read the booking before the click, and the form would skip the date.
	const release = await holdReads( page );
	await book( page, {
		date: monday( first + 1 ),
		from: '15:30',
		to: '16:30',
		room: 'Big hall',
	} );
	await repeat.create( 3 ).click();
	await expect( form.dialog.getByText( 'This time is taken' ) ).toBeVisible();
	release();
	await expect( repeat.line( 1 ) ).toContainText( 'Taken 15:30–16:30' );
	await expect( calendar.card( /15:00–16:00/ ) ).toHaveCount( 0 );

	await repeat.create( 2 ).click();
	await expect( form.dialog ).toBeHidden();
	await expect(
		calendar.card( /Monday .* 15:00–16:00, Big hall/ )
	).toHaveCount( 1 );
} );

test( 'the strip shows the day, and its frame goes to another time by hand and by keys', async ( {
	page,
	isMobile,
} ) => {
	const week = firstWeek( isMobile ) + 18;
	await book( page, {
		date: monday( week ),
		from: '18:00',
		to: '20:00',
		room: 'Big hall',
	} );
	const calendar = new CalendarPage( page );
	const form = await openForm( calendar, week );
	const chosen = form.dialog.getByRole( 'slider', { name: 'Selected time' } );
	await chosen.scrollIntoViewIfNeeded();
	await expect( form.dialog.getByText( 'Free 07:00–18:00' ) ).toBeVisible();

	const track = await form.dialog
		.getByRole( 'list', { name: 'Taken' } )
		.locator( '..' )
		.boundingBox();
	const hour = ( track?.width ?? 0 ) / 17;
	await drag( page, await middleOf( chosen ), 3 * hour, isMobile );
	await expect( form.from ).toHaveValue( '18:00' );
	await expect( form.to ).toHaveValue( '19:00' );
	await expect(
		form.dialog.getByText( /^Taken by .* until 20:00$/ )
	).toBeVisible();

	await form.dialog
		.getByRole( 'button', { name: 'Next free: 20:00–21:00' } )
		.click();
	await expect( form.from ).toHaveValue( '20:00' );
	await chosen.press( 'ArrowRight' );
	await chosen.press( 'Shift+ArrowRight' );
	await expect( chosen ).toHaveAttribute( 'aria-valuetext', '20:15–21:30' );
} );
