import { BookingForm } from '../pages/booking-form';
import { CalendarPage } from '../pages/calendar-page';
import { demo } from '../support/demo';
import { expect, RULES_OF_COLOR, test } from '../support/test';
import { monday } from '../support/week';
import { expectEntries } from '../support/windows';

/**
 * Opens a week after the last one of the demo, so that every time is free. Each test has its own week in each project,
 * because desktop and phone run at the same time.
 */
const openWeek = async (
	calendar: CalendarPage,
	number: number,
	isMobile: boolean
) => {
	await calendar.open( demo.pages.page, {
		week: monday( 20 + 2 * number + ( isMobile ? 1 : 0 ) ),
	} );
	await calendar.isReady();
};

test.describe( 'as owner', () => {
	test.use( {
		visitor: 'owner',
		expectedErrors: [ /409|booking\/add: slot_taken/ ],
	} );

	test( 'the owner books for a trainer and moves the booking', async ( {
		page,
		isMobile,
	} ) => {
		const calendar = new CalendarPage( page );
		await openWeek( calendar, 0, isMobile );
		const form = new BookingForm( calendar );
		await form.open();
		await expect( form.trainer ).toBeFocused();
		await expect( form.trainer ).toHaveValue(
			String( demo.users.owner.id )
		);
		await expect( form.from ).toHaveValue( '12:00' );
		await expect( form.to ).toHaveValue( '14:00' );
		await form.trainer.selectOption( String( demo.users.trainer.id ) );
		await form.isReady();
		await form.room.selectOption( { label: 'Small hall' } );
		await form.hidden.fill( 'Key at the bar.' );
		await form.type( form.from, '930' );
		await form.type( form.to, '1100' );
		await form.button( 'Create' ).click();
		await expect( form.dialog ).toBeHidden();
		await expect(
			calendar.root.getByText( calendar.text( 'Created Successfully' ) )
		).toBeVisible();
		await expect( calendar.button( 'Book' ) ).toBeFocused();
		const made = calendar.card( /Monday .* 09:30–11:00, Small hall/ );
		await expect( made ).toHaveCount( 1 );
		await expect( made ).not.toHaveAccessibleName( /Pending/ );

		await calendar.act( made, 'Edit', isMobile );
		const edit = new BookingForm( calendar, 'Edit booking' );
		await edit.isReady();
		await expect( edit.hidden ).toHaveValue( 'Key at the bar.' );
		await edit.type( edit.from, '2230' );
		await edit.type( edit.to, '2400' );
		await edit.room.selectOption( { label: 'Big hall' } );
		await edit.button( 'Save' ).click();
		await expect( edit.dialog ).toBeHidden();
		await expect(
			calendar.card( /Monday .* 22:30–24:00, Big hall/ )
		).toHaveCount( 1 );
		await expect( made ).toHaveCount( 0 );
	} );

	test( 'a taken time is refused in the server’s words, and nothing typed is lost', async ( {
		page,
		isMobile,
		checkAccessibility,
	} ) => {
		const calendar = new CalendarPage( page );
		await openWeek( calendar, 1, isMobile );
		const form = new BookingForm( calendar );
		await form.open();
		await checkAccessibility();
		await form.button( 'Create' ).click();
		await expect( form.dialog ).toBeHidden();

		await form.open();
		await form.hidden.fill( 'For Anna.' );
		await form.type( form.from, '1330' );
		await form.type( form.to, '1500' );
		await form.button( 'Create' ).click();
		const refusal = form.dialog.getByRole( 'alert' );
		await expect( refusal ).toContainText( 'This time is taken' );
		await expect( refusal ).toContainText( '12:00–14:00' );
		await expect( form.hidden ).toHaveValue( 'For Anna.' );
		await expect( form.from ).toHaveValue( '13:30' );
		await checkAccessibility();

		await page.emulateMedia( { colorScheme: 'dark' } );
		await calendar.root.evaluate( ( root ) =>
			root.setAttribute( 'data-scheme', 'dark' )
		);
		await checkAccessibility( RULES_OF_COLOR );

		await form.type( form.from, '1400' );
		await form.button( 'Create' ).click();
		await expect( form.dialog ).toBeHidden();
		await expect( calendar.card( /14:00–15:30, Big hall/ ) ).toHaveCount(
			1
		);
	} );

	test( 'what was typed is offered again after Escape, an outside click and a reload', async ( {
		page,
		isMobile,
	} ) => {
		const calendar = new CalendarPage( page );
		await openWeek( calendar, 2, isMobile );
		const form = new BookingForm( calendar );
		await form.open();
		await form.type( form.to, '1545' );
		await form.hidden.fill( 'A secret.' );
		await page.keyboard.press( 'Escape' );
		await expect( form.dialog ).toBeHidden();

		await form.open();
		await expect( form.button( 'Continue' ) ).toBeFocused();
		await page.mouse.click( 4, 4 );
		await expect( form.dialog ).toBeHidden();

		await expectEntries( page, 0 );
		await page.reload();
		await calendar.isReady();
		await form.open();
		await expect( form.to ).toHaveValue( '14:00' );
		await form.button( 'Continue' ).click();
		await expect( form.to ).toHaveValue( '15:45' );
		await expect( form.hidden ).toHaveValue( '' );
		await page.keyboard.press( 'Escape' );

		await form.open();
		await form.button( 'Start over' ).click();
		await expect( form.to ).toHaveValue( '14:00' );
		await page.keyboard.press( 'Escape' );
		await form.open();
		await expect( form.button( 'Continue' ) ).toHaveCount( 0 );
	} );

	test( 'times that are none cannot be typed or pasted', async ( {
		page,
		isMobile,
	} ) => {
		const calendar = new CalendarPage( page );
		await openWeek( calendar, 3, isMobile );
		const form = new BookingForm( calendar );
		await form.open();
		await form.type( form.from, '29' );
		await expect( form.from ).toHaveValue( '2' );
		await form.type( form.to, '2430' );
		await expect( form.to ).toHaveValue( '24:' );
		await form.type( form.to, '1845' );
		await form.to.press( 'ArrowLeft' );
		await form.to.press( 'ArrowLeft' );
		await form.to.press( '3' );
		await expect( form.to ).toHaveValue( '18:35' );
		expect(
			await form.to.evaluate(
				( input: HTMLInputElement ) => input.selectionStart
			)
		).toBe( 4 );
	} );
} );

test.describe( 'as trainer', () => {
	test.use( { visitor: 'trainer' } );

	test( 'a trainer books for themselves, and it waits for approval', async ( {
		page,
		isMobile,
		checkAccessibility,
	} ) => {
		const calendar = new CalendarPage( page );
		await openWeek( calendar, 4, isMobile );
		const form = new BookingForm( calendar );
		await form.open();
		await expect( form.trainer ).toHaveCount( 0 );
		await expect( form.hidden ).toHaveCount( 0 );
		await expect( form.room ).toBeFocused();
		await checkAccessibility();
		await form.button( 'Create' ).click();
		await expect( form.dialog ).toBeHidden();
		await expect(
			calendar.card( /12:00–14:00, Big hall, .*Pending/ )
		).toHaveCount( 1 );
	} );

	test( 'on a phone the form is a sheet whose buttons stay in view', async ( {
		page,
		isMobile,
	} ) => {
		const calendar = new CalendarPage( page );
		await openWeek( calendar, 5, isMobile );
		const form = new BookingForm( calendar );
		await form.open();
		const height = page.viewportSize()?.height ?? 0;
		/** Returns whether the sheet touches the lower edge of the viewport, as it does after it has slid in. */
		const restsOnEdge = async () => {
			const box = await form.dialog.boundingBox();
			return (
				Math.round( ( box?.y ?? 0 ) + ( box?.height ?? 0 ) ) === height
			);
		};
		await expect.poll( restsOnEdge ).toBe( isMobile );
		await expect( form.button( 'Create' ) ).toBeInViewport( { ratio: 1 } );
		const size = await form.from.evaluate( ( input ) =>
			Number.parseFloat( getComputedStyle( input ).fontSize )
		);
		expect( size ).toBe( isMobile ? 16 : 14 );
	} );
} );

test( 'a guest has no Book button', async ( { page } ) => {
	const calendar = new CalendarPage( page );
	await calendar.open( demo.pages.page );
	await calendar.isReady();
	await expect( calendar.button( 'Book' ) ).toHaveCount( 0 );
} );
