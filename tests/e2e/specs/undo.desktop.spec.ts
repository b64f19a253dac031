import type { Locator } from '@playwright/test';
import type { CalendarPage } from '../pages/calendar-page';
import { bookAs } from '../support/calls';
import { lift, openWeek, test } from '../support/moving';
import { newBrowser, openTab } from '../support/sessions';
import { expect } from '../support/test';
import { monday } from '../support/week';

/** Week of the demo studio, counted from the current one, that neither the demo nor other specs use. */
const FAR = 139;

test.use( { visitor: 'admin' } );

const undos = ( calendar: CalendarPage ) =>
	calendar.root
		.locator( '.sc-toasts' )
		.getByRole( 'button', { name: 'Undo', exact: true } );

async function pay( calendar: CalendarPage, card: Locator ): Promise< void > {
	await calendar.act( card, 'Mark as paid', false );
	await expect( card ).toHaveAccessibleName( /, Paid/ );
}

test( 'a booking moved by mouse goes back by Ctrl+Z, and the focus with it', async ( {
	page,
	studio,
	checkAccessibility,
} ) => {
	const week = await openWeek( page, studio );
	const { calendar, card } = week;
	await lift( week, 1 );
	await page.mouse.up();
	await expect(
		calendar.root.getByText( 'Moved: Tango, Tue 10:00' )
	).toBeVisible();
	await checkAccessibility();
	await expect( card.locator( '.sc-card__t' ) ).toBeFocused();
	await page.keyboard.press( 'Control+z' );
	await expect( card ).toHaveAccessibleName( /^Tango, Monday / );
	await expect( calendar.root.getByText( 'Undone' ) ).toBeVisible();
	await expect( undos( calendar ) ).toHaveCount( 0 );
	await expect( card.locator( '.sc-card__t' ) ).toBeFocused();
	await page.reload();
	await calendar.isReady();
	await expect( card ).toHaveAccessibleName( /^Tango, Monday .* 10:00/ );
} );

test( 'three writes on one booking go back by three Ctrl+Z, one after the other', async ( {
	page,
	studio,
} ) => {
	const week = await openWeek( page, studio );
	const { calendar, card } = week;
	await lift( week, 1 );
	await page.mouse.up();
	await expect( card ).toHaveAccessibleName( /^Tango, Tuesday / );
	await pay( calendar, card );
	await calendar.act( card, 'Cancel booking', false );
	await expect( card ).toHaveAccessibleName( /Canceled/ );
	await expect( undos( calendar ) ).toHaveCount( 1 );
	await page.keyboard.press( 'Control+z' );
	await expect( card ).not.toHaveAccessibleName( /Canceled/ );
	await expect( card ).toHaveAccessibleName( /, Paid/ );
	await expect( undos( calendar ) ).toHaveCount( 0 );
	// The second comes while the first is under way.
	await page.keyboard.press( 'Control+z' );
	await page.keyboard.press( 'Control+z' );
	await expect( card ).toHaveAccessibleName( /^Tango, Monday .*, Unpaid/ );
	await page.reload();
	await calendar.isReady();
	await expect( card ).toHaveAccessibleName( /^Tango, Monday .* 10:00/ );
} );

test( 'a cancel is undone by keys alone: F6 leads to it and back', async ( {
	page,
	studio,
} ) => {
	const { calendar, card } = await openWeek( page, studio );
	await calendar.focusByKeys( card );
	await calendar.actByKeys( card, 'Cancel booking', false );
	await expect( card ).toHaveAccessibleName( /Canceled/ );
	await expect( undos( calendar ) ).toBeVisible();
	const next = calendar.button( 'Next week' );
	await next.focus();
	await page.keyboard.press( 'F6' );
	await expect( undos( calendar ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( card ).not.toHaveAccessibleName( /Canceled/ );
	await expect( next ).toBeFocused();
	await page.reload();
	await calendar.isReady();
	await expect( card ).toBeVisible();
} );

test( 'two toasts wait side by side while one of them is pointed at', async ( {
	page,
	studio,
} ) => {
	await page.clock.install();
	await studio.book( 'Yoga', '12:00', '13:00' );
	const { calendar, card } = await openWeek( page, studio );
	await pay( calendar, card );
	await pay( calendar, calendar.card( /^Yoga, / ) );
	const toasts = calendar.root.locator( '.sc-toast' );
	await expect( toasts ).toHaveText( [
		/^Marked as paid: Tango, Mon 10:00Undo/,
		/^Marked as paid: Yoga, Mon 12:00Undo/,
	] );
	await toasts.first().hover();
	await page.clock.runFor( 15_000 );
	await expect( undos( calendar ) ).toHaveCount( 2 );
	await undos( calendar ).first().click();
	await expect( card ).toHaveAccessibleName( /, Unpaid/ );
	await expect( undos( calendar ) ).toHaveCount( 1 );
	await calendar.month.hover();
	await page.clock.runFor( 11_000 );
	await expect( undos( calendar ) ).toHaveCount( 0 );
	await expect( calendar.card( /^Yoga, / ) ).toHaveAccessibleName( /, Paid/ );
} );

test.describe( 'after a change by somebody else', () => {
	test.use( {
		expectedErrors: [ /booking\/undo: changed_meanwhile|409/ ],
	} );

	test( 'nothing is undone, and the toast says so', async ( {
		page,
		studio,
	} ) => {
		const { calendar, card } = await openWeek( page, studio );
		await pay( calendar, card );
		await studio.cancel();
		await undos( calendar ).click();
		await expect(
			calendar.root.getByText( 'Changed in the meantime, not undone' )
		).toBeVisible();
		await expect( undos( calendar ) ).toHaveCount( 0 );
		await expect( card ).toHaveCount( 0 );
	} );
} );

test( 'the booking’s window offers it for ten minutes', async ( {
	page,
	studio,
	checkAccessibility,
} ) => {
	await page.clock.install();
	const { calendar, card } = await openWeek( page, studio );
	await pay( calendar, card );
	await calendar.month.hover();
	await page.clock.runFor( 11_000 );
	await expect( undos( calendar ) ).toHaveCount( 0 );
	await calendar.button( 'Next week' ).click();
	await calendar.isReady();
	await calendar.button( 'Previous week' ).click();
	await card.locator( '.sc-card__t' ).click();
	const info = calendar.dialog( 'Tango' );
	await expect( info ).toContainText( 'Marked as paid: Tango, Mon 10:00' );
	await checkAccessibility();
	await calendar.dialogButton( 'Undo' ).click();
	await expect( info.getByRole( 'status' ) ).toHaveText( 'Undone' );
	await expect( info ).toContainText( 'Unpaid' );

	await calendar.dialogButton( 'Mark as paid' ).click();
	await expect( calendar.dialogButton( 'Undo' ) ).toBeVisible();
	await page.clock.fastForward( 601_000 );
	await expect( calendar.dialogButton( 'Undo' ) ).toHaveCount( 0 );
	await expect( info.getByRole( 'status' ) ).toBeEmpty();
} );

test( 'an approval is undone, and a trainer’s move gives it back', async ( {
	browser,
} ) => {
	const taken = { from: '10:00', to: '11:00', room: 'Big hall' };
	await bookAs( 'trainer', [ { date: monday( FAR ), ...taken } ] );
	const owner = await openTab(
		await newBrowser( browser, 'owner', null ),
		FAR
	);
	const card = owner.calendar.card( / 10:00–11:00, Big hall/ );
	await owner.calendar.act( card, 'Approve', false );
	await expect( card ).not.toHaveAccessibleName( /Pending/ );
	await owner.calendar.page.keyboard.press( 'Control+z' );
	await expect( card ).toHaveAccessibleName( /Pending/ );
	await owner.calendar.act( card, 'Approve', false );
	await expect( card ).not.toHaveAccessibleName( /Pending/ );
	await owner.context.close();

	const trainer = await openTab(
		await newBrowser( browser, 'trainer', null ),
		FAR
	);
	const { calendar } = trainer;
	const own = calendar.card( /, Big hall, / );
	await calendar.focusByKeys( own );
	const { keyboard } = calendar.page;
	const ghost = calendar.root.locator( '.sc-drop' );
	await keyboard.press( 'm' );
	await expect( ghost ).toContainText( '10:00–11:00' );
	await keyboard.press( 'ArrowDown' );
	await expect( ghost ).toContainText( '10:15–11:15' );
	await keyboard.press( 'Enter' );
	await expect( own ).toHaveAccessibleName( / 10:15–11:15, .*Pending/ );
	await expect( calendar.root.locator( '.sc-toast' ) ).toContainText(
		'Pending again'
	);
	await undos( calendar ).click();
	await expect( own ).toHaveAccessibleName( / 10:00–11:00, / );
	await expect( own ).not.toHaveAccessibleName( /Pending/ );
	await trainer.context.close();
} );
