import type { Locator, Page } from '@playwright/test';
import { BookingForm } from '../pages/booking-form';
import { CalendarPage } from '../pages/calendar-page';
import { demo } from '../support/demo';
import { loginOf } from '../support/logins';
import { expect, test } from '../support/test';
import { monday } from '../support/week';

/** Weeks after the last one of the demo, one per test. */
const BY_KEYS = monday( 70 );
const BY_NAMES = monday( 72 );
/** Maximum number of Tab presses; every element of the page is closer than that. */
const MAX_TABS = 60;

test.use( { visitor: 'trainer' } );

async function openWeek( page: Page, week: string ): Promise< CalendarPage > {
	const calendar = new CalendarPage( page );
	await calendar.open( demo.pages.page, { week } );
	await calendar.isReady();
	return calendar;
}

const hasFocus = ( target: Locator ) =>
	target.evaluate(
		( element ) => element === element.ownerDocument.activeElement
	);

/** Presses Tab until an element has the focus, as people without a mouse do. */
async function tabTo( page: Page, target: Locator ): Promise< void > {
	for ( let tabs = 0; tabs < MAX_TABS; tabs++ ) {
		if ( await hasFocus( target ) ) {
			return;
		}
		await page.keyboard.press( 'Tab' );
	}
	await expect( target ).toBeFocused();
}

test( 'by keyboard alone a free hour is found, booked and edited; the owner approves, cancels and undoes', async ( {
	page,
	browser,
} ) => {
	const { keyboard } = page;
	const calendar = await openWeek( page, BY_KEYS );
	await tabTo( page, calendar.grid );
	for ( const key of [ 'ArrowDown', 'ArrowDown', 'ArrowRight' ] ) {
		await keyboard.press( key );
	}
	await expect(
		calendar.root.getByRole( 'button', {
			name: /^Book Monday .* 08:00, Small hall$/,
		} )
	).toBeFocused();
	await keyboard.press( 'Enter' );
	const form = new BookingForm( calendar );
	await form.isReady();
	await tabTo( page, form.to );
	await keyboard.press( 'ControlOrMeta+a' );
	await keyboard.type( '0930' );
	await keyboard.press( 'Enter' );
	await expect( form.dialog ).toBeHidden();
	const made = calendar.card( /08:00–09:30, Small hall, .*Pending/ );
	await expect( made ).toHaveCount( 1 );

	await calendar.focusByKeys( made );
	await calendar.actByKeys( made, 'Edit', false );
	const edit = new BookingForm( calendar, 'Edit booking' );
	await edit.isReady();
	await tabTo( page, edit.from );
	await keyboard.press( 'ControlOrMeta+a' );
	await keyboard.type( '0830' );
	await keyboard.press( 'Enter' );
	await expect( edit.dialog ).toBeHidden();

	const context = await browser.newContext( {
		storageState: loginOf( 'owner' ),
	} );
	const owners = await context.newPage();
	const theirs = await openWeek( owners, BY_KEYS );
	const card = theirs.card( /08:30–10:00, Small hall/ );
	await tabTo( owners, theirs.grid );
	await theirs.focusByKeys( card );
	await theirs.actByKeys( card, 'Approve', false );
	await expect( card ).not.toHaveAccessibleName( /Pending/ );
	await owners.keyboard.press( 'Escape' );
	await theirs.focusByKeys( card );
	await theirs.actByKeys( card, 'Cancel booking', false );
	await expect( card ).toHaveAccessibleName( /Canceled/ );
	// The card changes at once; the Undo button appears after the server's response.
	await expect( theirs.button( 'Undo' ) ).toBeVisible();
	await owners.keyboard.press( 'F6' );
	await owners.keyboard.press( 'Enter' );
	await expect( card ).not.toHaveAccessibleName( /Canceled/ );
	await context.close();
} );

test( 'by roles and names alone a day is booked and edited; the owner approves, cancels and undoes', async ( {
	page,
	browser,
} ) => {
	const calendar = await openWeek( page, BY_NAMES );
	await calendar.root
		.getByRole( 'button', { name: /^Book Tuesday \d+ \w+$/ } )
		.click();
	const form = new BookingForm( calendar );
	await form.isReady();
	await form.from.fill( '18:00' );
	await form.to.fill( '19:00' );
	await form.button( 'Create' ).click();
	await expect( form.dialog ).toBeHidden();
	const made = calendar.card( /Tuesday .* 18:00–19:00, .*Pending/ );
	await made.getByRole( 'button' ).first().click();
	await calendar.dialogButton( 'Edit' ).click();
	const edit = new BookingForm( calendar, 'Edit booking' );
	await edit.isReady();
	await edit.to.fill( '20:00' );
	await edit.button( 'Save' ).click();
	await expect( edit.dialog ).toBeHidden();

	const context = await browser.newContext( {
		storageState: loginOf( 'owner' ),
	} );
	const theirs = await openWeek( await context.newPage(), BY_NAMES );
	const place = /Tuesday .* 18:00–20:00/;
	const card = theirs.card( place );
	await card.getByRole( 'button' ).first().click();
	await theirs.dialogButton( 'Approve' ).click();
	await expect( theirs.cardBelow( place ) ).not.toHaveAttribute(
		'aria-label',
		/Pending/
	);
	await theirs.dialogButton( 'Cancel booking' ).click();
	await expect( card ).toHaveAccessibleName( /Canceled/ );
	await theirs.button( 'Undo' ).click();
	await expect( card ).not.toHaveAccessibleName( /Canceled/ );
	await context.close();
} );
