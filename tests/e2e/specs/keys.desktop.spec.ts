/** Single keys, and keys that come before the script that moves bookings. */
import type { Page } from '@playwright/test';
import { BookingForm } from '../pages/booking-form';
import { holdBack } from '../support/calls';
import { openWeek, test, WEEK, type ShownWeek } from '../support/moving';
import { expect } from '../support/test';
import { expectEntries } from '../support/windows';

test.use( { visitor: 'admin' } );

/** Holds the script that moves bookings until the returned function is called. */
const holdMoving = ( page: Page, isLost = false ) =>
	holdBack( page, /build\/moving\.js/, isLost );

/** Presses an entry of a menu or a card, and keys before any other task has run; an arrow if none is named. */
async function pressWithKey( pressed: HTMLElement, keys = [ 'ArrowDown' ] ) {
	pressed.click();
	for ( const key of keys ) {
		for ( let turn = 0; turn < 50; turn++ ) {
			await Promise.resolve();
		}
		pressed.ownerDocument.activeElement?.dispatchEvent(
			new KeyboardEvent( 'keydown', {
				key,
				bubbles: true,
				cancelable: true,
			} )
		);
	}
}

test( 'keys after M are played once the script for them has come', async ( {
	page,
	studio,
} ) => {
	const release = await holdMoving( page );
	const { calendar, card, ghost } = await openWeek( page, studio );
	const { keyboard } = page;
	await calendar.focusByKeys( card );
	for ( const key of [
		'm',
		'ArrowDown',
		'Shift+ArrowDown',
		'ArrowRight',
		'PageDown',
		'PageUp',
		'ArrowLeft',
		' ',
		'b',
	] ) {
		await keyboard.press( key );
	}
	await expect( card.locator( '.sc-card__t' ) ).toBeFocused();
	await expect( ghost ).toHaveCount( 0 );
	release();
	await expect( ghost ).toContainText( '10:15–11:30' );
	await expect( calendar.root.getByRole( 'dialog' ) ).toHaveCount( 0 );
	await keyboard.press( 'Escape' );
	await expect( ghost ).toHaveCount( 0 );
	await expect( card ).toHaveAccessibleName( /^Tango, Monday .* 10:00/ );
} );

test( 'a drop before the script has come is saved', async ( {
	page,
	studio,
} ) => {
	const release = await holdMoving( page );
	const { calendar, card, ghost } = await openWeek( page, studio );
	const { keyboard } = page;
	await calendar.act( card, 'Move', false );
	await keyboard.press( 'ArrowDown' );
	await keyboard.press( 'ArrowDown' );
	await keyboard.press( 'Enter' );
	release();
	await expect( card ).toHaveAccessibleName( / 10:30–11:30, / );
	await expect( ghost ).toHaveCount( 0 );
	await expect( card ).not.toHaveClass( /is-moved/ );
	await expect( card.locator( '.sc-card__t' ) ).toBeFocused();
} );

test( 'a key in the same moment as the press on Move is the card’s', async ( {
	page,
	studio,
} ) => {
	const { calendar, card, ghost } = await openWeek( page, studio );
	await card.hover();
	await calendar.more( card ).click();
	await calendar.menuItem( 'Move' ).evaluate( pressWithKey );
	await expect( ghost ).toContainText( '10:15–11:15' );
	await expect( card.locator( '.sc-card__t' ) ).toBeFocused();
} );

test( 'a key in the same moment as E is not the card’s', async ( {
	page,
	studio,
} ) => {
	const { calendar, card, ghost } = await openWeek( page, studio );
	const button = card.locator( '.sc-card__t' );
	const dialog = calendar.root.getByRole( 'dialog' );
	await button.focus();
	// The form's script is there the second time.
	await page.keyboard.press( 'e' );
	await expect( dialog ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toHaveCount( 0 );
	// A press on the root does nothing.
	await calendar.root.evaluate( pressWithKey, [ 'e', 'm' ] );
	await expect( dialog ).toBeVisible();
	await expect( ghost ).toHaveCount( 0 );
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toHaveCount( 0 );
	await expect( button ).toBeFocused();
} );

test( 'Escape in the same moment as the press on a card opens nothing', async ( {
	page,
	studio,
} ) => {
	const { calendar, card } = await openWeek( page, studio );
	const button = card.locator( '.sc-card__t' );
	await button.click();
	const dialog = calendar.root.getByRole( 'dialog' );
	await expect( dialog ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toHaveCount( 0 );
	await button.evaluate( pressWithKey, [ 'Escape' ] );
	await expect( page.locator( '.sc-scrim' ) ).toHaveCount( 0 );
	await expect( dialog ).toHaveCount( 0 );
	await expect( button ).toBeFocused();
} );

test( 'Escape gives up waiting for the script', async ( { page, studio } ) => {
	const release = await holdMoving( page );
	const { calendar, card, ghost } = await openWeek( page, studio );
	const { keyboard } = page;
	await calendar.focusByKeys( card );
	await keyboard.press( 'm' );
	await keyboard.press( 'ArrowDown' );
	await keyboard.press( 'Escape' );
	await keyboard.press( 'Enter' );
	await expect( calendar.dialog( 'Tango' ) ).toBeVisible();
	release();
	await keyboard.press( 'Escape' );
	await expect( ghost ).toHaveCount( 0 );
	await expect( card ).toHaveAccessibleName( / 10:00–11:00, / );
} );

test.describe( 'without the script', () => {
	test.use( { expectedErrors: [ /build\/moving\.js|chunk: moving/ ] } );

	test( 'M says so, and the keys are the calendar’s again', async ( {
		page,
		studio,
	} ) => {
		const release = await holdMoving( page, true );
		const { calendar, card } = await openWeek( page, studio );
		await calendar.focusByKeys( card );
		await page.keyboard.press( 'm' );
		await page.keyboard.press( 'ArrowDown' );
		release();
		const message = calendar.root.getByRole( 'alert' );
		await expect( message ).toContainText( 'Oops something went wrong...' );
		await expect( card.locator( '.sc-card__t' ) ).toBeFocused();
		await page.keyboard.press( 'ArrowDown' );
		await expect( card.locator( '.sc-card__t' ) ).not.toBeFocused();
		await message.getByRole( 'button', { name: 'Close' } ).click();
		await expect( message ).toHaveCount( 0 );
	} );
} );

test( 'B, E and T do what their buttons do, but not in a field', async ( {
	page,
	studio,
} ) => {
	const { calendar, card } = await openWeek( page, studio );
	const { keyboard } = page;
	const form = new BookingForm( calendar );
	const room = calendar.root.getByRole( 'combobox', { name: 'Room' } );
	await room.focus();
	await keyboard.press( 'b' );
	await keyboard.press( 't' );
	await expect( page ).toHaveURL( new RegExp( `week=${ WEEK }` ) );
	await expect( calendar.root.getByRole( 'dialog' ) ).toHaveCount( 0 );

	await calendar.focusByKeys( card );
	await keyboard.press( 'e' );
	await expect( calendar.dialog( 'Edit booking' ) ).toBeVisible();
	await keyboard.press( 'Escape' );
	await expect( card.locator( '.sc-card__t' ) ).toBeFocused();

	await keyboard.press( 'b' );
	await form.isReady();
	await expect( form.from ).toHaveValue( '12:00' );
	await keyboard.press( 'Escape' );
	await expect( card.locator( '.sc-card__t' ) ).toBeFocused();

	await keyboard.press( 't' );
	await expect( page ).not.toHaveURL( /week=/ );
	await expect( calendar.button( 'Today' ) ).toHaveCount( 0 );
} );

/** Holds each step of the browser in its history until `leaveEntry()` of the window is called; runs in the page. */
function holdSteps(): void {
	const go = history.go.bind( history );
	history.go = ( delta ) => {
		Object.assign( window, { leaveEntry: () => go( delta ) } );
	};
}

/** Opens the form of the booking, and waits for the entry that it has in the browser's history. */
async function editByKeys( { calendar, card }: ShownWeek ): Promise< void > {
	await calendar.focusByKeys( card );
	await calendar.page.keyboard.press( 'e' );
	await expect( calendar.dialog( 'Edit booking' ) ).toBeVisible();
	await expectEntries( calendar.page, 1 );
}

/** Presses T while the browser's step is held, lets it take the step only then, and expects today's week all the same. */
async function expectToday( { calendar }: ShownWeek ): Promise< void > {
	const { page } = calendar;
	await page.waitForFunction( 'window.leaveEntry' );
	await page.keyboard.press( 't' );
	await page.evaluate( 'window.leaveEntry()' );
	await expectEntries( page, 0 );
	await expect( page ).not.toHaveURL( /week=/ );
	await expect( calendar.button( 'Today' ) ).toHaveCount( 0 );
}

test( 'T right after Escape leads to today, though the browser leaves the form’s entry only afterwards', async ( {
	page,
	studio,
} ) => {
	await page.addInitScript( holdSteps );
	const week = await openWeek( page, studio );
	await editByKeys( week );
	await page.keyboard.press( 'Escape' );
	await expect( week.card.locator( '.sc-card__t' ) ).toBeFocused();
	await expectToday( week );
} );

test( 'T right after a reload with an open form leads to today, though the browser leaves its entry only afterwards', async ( {
	page,
	studio,
} ) => {
	const week = await openWeek( page, studio );
	await editByKeys( week );
	await page.addInitScript( holdSteps );
	await page.reload();
	await week.calendar.isReady();
	await week.calendar.focusByKeys( week.card );
	await expectToday( week );
} );

test( 'single keys are turned off in their sheet, and on again by its button', async ( {
	page,
	studio,
	checkAccessibility,
} ) => {
	const { calendar, card, ghost } = await openWeek( page, studio );
	const { keyboard } = page;
	const sheet = calendar.dialog( 'Keyboard shortcuts' );
	const use = sheet.getByRole( 'checkbox', { name: 'Use single keys' } );
	await calendar.focusByKeys( card );
	await keyboard.press( '?' );
	await expect( use ).toBeChecked();
	await checkAccessibility();
	await use.uncheck();
	await checkAccessibility();
	await keyboard.press( 'Escape' );
	await expectEntries( page, 0 );
	await page.reload();
	await calendar.isReady();
	await calendar.focusByKeys( card );
	for ( const key of [ '?', 'm', 'e', 'b', 't' ] ) {
		await keyboard.press( key );
	}
	await keyboard.press( 'Enter' );
	await calendar.dialog( 'Tango' ).waitFor();
	await keyboard.press( 'Escape' );
	await expect( calendar.root.getByRole( 'dialog' ) ).toHaveCount( 0 );
	await expect( ghost ).toHaveCount( 0 );
	await expect( page ).toHaveURL( new RegExp( `week=${ WEEK }` ) );

	await calendar.button( 'Keyboard shortcuts' ).press( 'Enter' );
	await expect( use ).not.toBeChecked();
	await use.check();
	await keyboard.press( 'Escape' );
	await expect( calendar.button( 'Keyboard shortcuts' ) ).toBeFocused();
	await calendar.focusByKeys( card );
	await keyboard.press( 'm' );
	await expect( ghost ).toBeVisible();
} );
