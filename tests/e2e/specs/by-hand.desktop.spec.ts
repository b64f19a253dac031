/** Journeys of somebody who moves bookings without a mouse: by keys alone, and by roles and names alone. */
import type { Locator, Page } from '@playwright/test';
import { dayName, openDate, SeriesDialog, test } from '../support/series';
import { expect } from '../support/test';

test.use( { visitor: 'admin' } );

/** Presses Tab until something has the focus. */
const tabTo = ( page: Page, target: Locator ) =>
	expect( async () => {
		await page.keyboard.press( 'Tab' );
		await expect( target ).toBeFocused( { timeout: 100 } );
	} ).toPass();

test( 'by keys alone: to another room next week, longer, the following half with a clash, and that back', async ( {
	page,
	series,
} ) => {
	await series.book( { title: 'Band', at: 4, from: '19:15', to: '21:00' } );
	const calendar = await openDate( page, series, 1 );
	const { keyboard } = page;
	const ghost = page.locator( '.sc-drop' );
	const inAttic = calendar.card( /^Tango, .*, Attic/ );
	const inHall = calendar.card( /^Tango, .*, Hall/ );
	const lift = async ( card: Locator ) => {
		await calendar.focusByKeys( card );
		await keyboard.press( 'm' );
		await expect( ghost ).toBeVisible();
	};
	const dropThisOne = async () => {
		await keyboard.press( 'Enter' );
		await expect( calendar.button( 'This one' ) ).toBeFocused();
		await keyboard.press( 'Enter' );
		await expect( ghost ).toHaveCount( 0 );
	};

	await lift( inHall );
	await keyboard.press( 'ArrowRight' );
	await keyboard.press( 'PageDown' );
	await expect( ghost ).toContainText( '18:00–19:00' );
	await dropThisOne();
	await expect( inAttic ).toHaveAccessibleName( /18:00–19:00, Attic/ );
	await expect( inAttic ).not.toHaveClass( /is-moved/ );

	await lift( inAttic );
	await keyboard.press( 'Shift+ArrowDown' );
	await expect( ghost ).toContainText( '18:00–19:15' );
	await dropThisOne();
	await expect( inAttic ).toHaveAccessibleName( /18:00–19:15, Attic/ );
	await expect( inAttic ).not.toHaveClass( /is-moved/ );

	await expect( inAttic.locator( '.sc-card__t' ) ).toBeFocused();
	await keyboard.press( 'ArrowLeft' );
	await expect( inHall.locator( '.sc-card__t' ) ).toBeFocused();
	await keyboard.press( 'm' );
	await expect( ghost ).toBeVisible();
	await keyboard.press( 'ArrowDown' );
	await keyboard.press( 'ArrowDown' );
	await expect( ghost ).toContainText( '18:30–19:30' );
	await keyboard.press( 'Enter' );
	await expect( calendar.button( 'This one' ) ).toBeFocused();
	await keyboard.press( 'Tab' );
	await keyboard.press( 'Enter' );
	const plan = new SeriesDialog( calendar );
	await expect( plan.scope( 'This and following' ) ).toBeFocused();
	await expect( plan.line( 4 ) ).toContainText( 'Taken by Band from 19:15' );
	const move = plan.dialog.getByRole( 'button', { name: /^Move \d/ } );
	await expect( move ).toHaveAttribute( 'aria-disabled', 'false' );
	await tabTo( page, move );
	await keyboard.press( 'Enter' );
	await plan.isDone();
	await expect( inHall ).toHaveAccessibleName( /18:30–19:30, Hall/ );

	await keyboard.press( 'Control+z' );
	await expect( inHall ).toHaveAccessibleName( /18:00–19:00, Hall/ );
	await expect( inAttic ).toHaveAccessibleName( /18:00–19:15, Attic/ );
	await expect( inHall.locator( '.sc-card__t' ) ).toBeFocused();
} );

test( 'by roles and names alone: the following half to another time, one date apart, and back', async ( {
	page,
	series,
} ) => {
	await series.book( { title: 'Band', at: 4, from: '19:15', to: '21:00' } );
	const calendar = await openDate( page, series, 2 );
	const root = page.getByRole( 'region', { name: 'Studio calendar' } );
	const button = ( name: string | RegExp ) =>
		root.getByRole( 'button', { name } );
	const card = root.getByRole( 'button', { name: /^Tango, Tuesday / } );

	await card.press( 'Enter' );
	await root
		.getByRole( 'dialog', { name: 'Tango' } )
		.getByRole( 'button', { name: 'Edit' } )
		.press( 'Enter' );
	const form = root.getByRole( 'dialog', { name: 'Edit booking' } );
	const start = form.getByRole( 'textbox', { name: 'Time from' } );
	await start.selectText();
	await start.pressSequentially( '18:30' );
	await form.getByRole( 'button', { name: 'Save' } ).press( 'Enter' );
	const dialog = root.getByRole( 'dialog', { name: 'Move “Tango”' } );
	await dialog.getByRole( 'radio', { name: 'This and following' } ).check();
	const clash = dialog
		.getByRole( 'listitem' )
		.filter( { hasText: dayName( 4 ) } );
	await expect( clash ).toContainText( 'Taken by Band from 19:15' );
	await clash
		.getByRole( 'combobox', { name: `What to do on ${ dayName( 4 ) }` } )
		.selectOption( 'Change room: Attic' );
	const move = dialog.getByRole( 'button', { name: 'Move 4 bookings' } );
	await expect( move ).toHaveAttribute( 'aria-disabled', 'false' );
	await move.press( 'Enter' );
	await expect( dialog ).toHaveCount( 0 );
	await calendar.isReady();
	await expect( root.getByText( '4 bookings moved' ) ).toBeVisible();
	await expect( card ).toHaveAccessibleName( /18:30–19:30/ );
	await button( /^Undo/ ).press( 'Enter' );
	await expect( root.getByText( 'Undone' ) ).toBeVisible();
	await expect( card ).toHaveAccessibleName( /18:00–19:00/ );
} );
