import { CalendarPage } from '../pages/calendar-page';
import { CopyWeek } from '../pages/copy-week';
import { book, bookAs, holdReads } from '../support/calls';
import { demo } from '../support/demo';
import { expect, test } from '../support/test';
import { addDays, monday } from '../support/week';

test.use( {
	visitor: 'owner',
	expectedErrors: [ /409|booking\/copy-week: slot_taken/ ],
} );

/** Returns the first of the weeks that these tests use, which no other does, different per project. */
const firstWeek = ( isMobile: boolean ) => ( isMobile ? 120 : 100 );

const openWeek = async ( calendar: CalendarPage, week: number ) => {
	await calendar.open( demo.pages.page, { week: monday( week ) } );
	await calendar.isReady();
};

test( 'a week goes into the next one, with one clash in another room', async ( {
	page,
	isMobile,
	checkAccessibility,
} ) => {
	test.slow();
	const week = firstWeek( isMobile );
	const tuesday = addDays( monday( week ), 1 );
	const room = 'Big hall';
	await book( page, {
		date: monday( week ),
		from: '10:00',
		to: '11:00',
		room,
	} );
	await book( page, { date: tuesday, from: '12:00', to: '13:00', room } );
	await book( page, { date: tuesday, from: '15:00', to: '16:00', room } );
	const pending = { date: tuesday, from: '18:00', to: '19:00', room };
	await bookAs( 'trainer', [ pending ] );
	await book( page, {
		date: addDays( tuesday, 7 ),
		from: '14:30',
		to: '15:30',
		room,
	} );
	const calendar = new CalendarPage( page );
	await openWeek( calendar, week );
	const copying = new CopyWeek( calendar );
	await copying.open();
	await expect( copying.sum ).toHaveText(
		'2 of 3 bookings will be copied. 1 booking will be skipped. 1 pending booking is not copied.'
	);
	const taken = copying.line( '15:00–16:00' );
	await expect( taken ).toContainText( 'Taken 14:30–15:30' );
	await expect( copying.choice( taken ) ).toHaveValue( 'skip' );
	await checkAccessibility();

	await copying.choice( taken ).selectOption( { label: 'Small hall' } );
	await expect( taken ).toContainText( 'Free' );
	await copying.line( '10:00–11:00' ).getByRole( 'checkbox' ).uncheck();
	await copying.copy( 2 ).click();
	await expect( copying.dialog ).toBeHidden();
	await expect( page.getByText( '2 bookings copied' ) ).toBeVisible();
	await calendar.isReady();
	await calendar.reach( calendar.card( /15:00–16:00, Small hall/ ) );
	await expect( calendar.card( /12:00–13:00, Big hall/ ) ).toHaveCount( 1 );
	await expect( calendar.card( /15:00–16:00, Small hall/ ) ).toHaveCount( 1 );
	await expect( calendar.card( /10:00–11:00/ ) ).toHaveCount( 0 );
	await calendar.root
		.locator( '.sc-toasts' )
		.getByRole( 'button', { name: /^Undo/ } )
		.click();
	await expect( page.getByText( 'Undone' ) ).toBeVisible();
	await expect( calendar.card( /15:00–16:00, Small hall/ ) ).toHaveCount( 0 );

	await openWeek( calendar, week );
	await copying.open();
	await copying.copy( 2 ).click();
	await expect( copying.dialog ).toBeHidden();
	await openWeek( calendar, week );
	await copying.open();
	await expect( copying.line( '12:00–13:00' ) ).toContainText(
		'Already booked'
	);
} );

test( 'a place that is taken meanwhile refuses the whole copy, and its line says so', async ( {
	page,
	isMobile,
} ) => {
	const week = firstWeek( isMobile ) + 4;
	const room = 'Big hall';
	await book( page, {
		date: monday( week ),
		from: '10:00',
		to: '11:00',
		room,
	} );
	await book( page, {
		date: monday( week ),
		from: '12:00',
		to: '13:00',
		room,
	} );
	const calendar = new CalendarPage( page );
	await openWeek( calendar, week );
	const copying = new CopyWeek( calendar );
	await copying.open();
	await expect( copying.copy( 2 ) ).toBeVisible();
	const release = await holdReads( page );
	await book( page, {
		date: monday( week + 1 ),
		from: '10:30',
		to: '11:30',
		room,
	} );
	await copying.copy( 2 ).click();
	await expect( copying.dialog.getByRole( 'alert' ) ).toContainText(
		'This time is taken'
	);
	await expect( copying.line( '10:00–11:00' ) ).toContainText(
		/Taken 10:30–11:30/
	);
	release();
	await copying.copy( 1 ).click();
	await expect( copying.dialog ).toBeHidden();
	await expect( page.getByText( '1 booking copied' ) ).toBeVisible();
} );

test( 'the keyboard alone copies a week', async ( { page, isMobile } ) => {
	const week = firstWeek( isMobile ) + 8;
	await book( page, {
		date: monday( week ),
		from: '10:00',
		to: '11:00',
		room: 'Big hall',
	} );
	const calendar = new CalendarPage( page );
	await openWeek( calendar, week );
	const copying = new CopyWeek( calendar );
	await copying.entry.focus();
	await page.keyboard.press( 'Enter' );
	await expect( copying.week ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( copying.copy( 1 ) ).toHaveAttribute(
		'aria-disabled',
		'false'
	);
	await page.keyboard.press( 'Escape' );
	await expect( copying.dialog ).toBeHidden();
	await expect( copying.entry ).toBeFocused();

	await page.keyboard.press( 'Enter' );
	await expect( copying.week ).toBeFocused();
	await copying.line( '10:00–11:00' ).getByRole( 'checkbox' ).focus();
	await page.keyboard.press( 'Space' );
	await expect( copying.nothing ).toHaveAttribute( 'aria-disabled', 'true' );
	await page.keyboard.press( 'Space' );
	await copying.copy( 1 ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( copying.dialog ).toBeHidden();
	await expect( page.getByText( '1 booking copied' ) ).toBeVisible();
} );

test( 'the dialog speaks Russian', async ( {
	page,
	isMobile,
	checkAccessibility,
} ) => {
	const week = firstWeek( isMobile ) + 12;
	await book( page, {
		date: monday( week ),
		from: '10:00',
		to: '11:00',
		room: 'Big hall',
	} );
	const calendar = new CalendarPage( page, 'ru' );
	await calendar.open( demo.pages.page, {
		week: monday( week ),
		locale: 'ru',
	} );
	await calendar.isReady();
	const copying = new CopyWeek( calendar );
	await copying.open();
	await expect(
		copying.dialog.getByRole( 'button', {
			name: 'Копировать 1 бронирование',
		} )
	).toBeVisible();
	await checkAccessibility();
} );

test.describe( 'for people who may not add for others', () => {
	test.use( { visitor: 'trainer' } );

	test( 'there is nothing to copy a week with', async ( { page } ) => {
		const calendar = new CalendarPage( page );
		await openWeek( calendar, 1 );
		await expect( calendar.button( 'Book' ) ).toBeVisible();
		await expect( new CopyWeek( calendar ).entry ).toHaveCount( 0 );
	} );
} );
