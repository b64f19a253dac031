import type { Locator } from '@playwright/test';
import { CalendarPage } from '../pages/calendar-page';
import { demo } from '../support/demo';
import { expect, test } from '../support/test';
import { monday } from '../support/week';
import { expectEntries } from '../support/windows';

const ANY_CARD = /, \w+ \d+ \w+ \d\d:\d\d–\d\d:\d\d, /;

const widthsFor = ( isMobile: boolean ) =>
	isMobile ? [ 375, 320 ] : [ 1280, 820 ];

/** Presses "Save" if the picker has this button; otherwise selecting a day is enough. */
async function saveWhereAsked( picker: Locator ) {
	const save = picker.getByRole( 'button', { name: 'Save' } );
	if ( ( await save.count() ) > 0 ) {
		await save.click();
	}
}

/** Returns the texts of an element's buttons in document order and in visual reading order. */
async function orders( place: Locator ) {
	// Reads all positions at one moment, because a dialog may still be sliding in.
	const seen = await place.getByRole( 'button' ).evaluateAll( ( buttons ) =>
		buttons.map( ( button ) => {
			const { x, y } = button.getBoundingClientRect();
			return { name: ( button as HTMLElement ).innerText, x, y };
		} )
	);
	return {
		document: seen.map( ( { name } ) => name ),
		seen: [ ...seen ]
			.sort( ( a, b ) => a.y - b.y || a.x - b.x )
			.map( ( { name } ) => name ),
	};
}

test.describe( 'as owner', () => {
	test.use( { visitor: 'owner' } );

	test( 'Back closes one window after the other, and then leaves', async ( {
		page,
	} ) => {
		const calendar = new CalendarPage( page );
		await calendar.open( demo.pages.shortcode );
		await calendar.open( demo.pages.page, { week: monday( 4 ) } );
		await calendar.isReady();
		const address = page.url();
		const card = calendar.grid
			.getByRole( 'button', { name: ANY_CARD } )
			.first();
		await card.click();
		await expect( calendar.dialog( /./ ) ).toBeVisible();
		await expectEntries( page, 1 );
		await page.goBack();
		await expect( calendar.dialog( /./ ) ).toHaveCount( 0 );
		await expect( card ).toBeFocused();
		expect( page.url() ).toBe( address );

		await card.click();
		await calendar.dialogButton( 'Edit' ).click();
		const form = calendar.dialog( calendar.text( 'Edit booking' ) );
		await form.getByRole( 'button', { name: /^Date: / } ).click();
		const picker = calendar.dialog( calendar.text( 'Date' ) );
		await expect( picker ).toBeVisible();
		await expectEntries( page, 2 );
		await page.goBack();
		await expect( picker ).toHaveCount( 0 );
		await expect( form ).toBeVisible();
		await expectEntries( page, 1 );
		await page.goBack();
		await expect( form ).toHaveCount( 0 );
		expect( page.url() ).toBe( address );

		await card.click();
		await expect( calendar.dialog( /./ ) ).toBeVisible();
		await expectEntries( page, 1 );
		await page.keyboard.press( 'Escape' );
		await expect( calendar.dialog( /./ ) ).toHaveCount( 0 );
		await expectEntries( page, 0 );
		await page.goBack();
		await expect( page ).toHaveURL( demo.pages.shortcode );
	} );

	test( 'A window keeps the focus and the presses, and gives the page back', async ( {
		page,
	} ) => {
		const calendar = new CalendarPage( page );
		await calendar.open( demo.pages.page, { week: monday( 4 ) } );
		await calendar.isReady();
		const card = calendar.grid
			.getByRole( 'button', { name: ANY_CARD } )
			.first();
		await card.click();
		const info = calendar.dialog( /./ );
		const close = info.getByRole( 'button', { name: 'Close' } );
		await expect( close ).toBeFocused();
		const count = await info
			.locator( ':is(a[href], button):not([tabindex="-1"])' )
			.count();
		const focused = page.locator( '.sc-dialog :focus' );
		for ( let pressed = 0; pressed < count; pressed++ ) {
			await expect( focused ).toHaveCount( 1 );
			await page.keyboard.press( 'Tab' );
		}
		await expect( close ).toBeFocused();
		await page.keyboard.press( 'Shift+Tab' );
		await expect( focused ).toHaveCount( 1 );
		await expect( close ).not.toBeFocused();
		await page.locator( '.sc-card__t' ).nth( 1 ).focus();
		await expect( focused ).toHaveCount( 1 );

		// Hidden from screen readers, and so from getByRole.
		await expect( calendar.grid ).toHaveCount( 0 );
		await expect( page.getByRole( 'dialog' ) ).toHaveCount( 1 );
		await page.mouse.click( 5, 5 );
		await expect( info ).toHaveCount( 0 );
		await expect( card ).toBeFocused();
		await expect( calendar.grid ).toBeVisible();
	} );

	test( 'Back after a range was chosen shows the one before', async ( {
		page,
	} ) => {
		const calendar = new CalendarPage( page );
		await calendar.open( demo.pages.page );
		await calendar.isReady();
		const address = page.url();
		await calendar.root.getByRole( 'button', { name: /^Dates: / } ).click();
		const picker = calendar.dialog( /./ );
		await picker.getByRole( 'tab', { name: 'Date' } ).click();
		await picker.getByRole( 'button', { name: 'Next month' } ).click();
		await picker.getByRole( 'gridcell' ).nth( 10 ).click();
		await saveWhereAsked( picker );
		await expect( picker ).toHaveCount( 0 );
		await expect( page ).toHaveURL( /week=/ );
		await calendar.isReady();
		await page.goBack();
		await expect( page ).toHaveURL( address );
		await calendar.isReady();
		await expect( calendar.today ).toHaveCount( 0 );
	} );

	test( 'Tab goes through the buttons of a dialog as they are seen', async ( {
		page,
		isMobile,
		checkAccessibility,
	} ) => {
		const calendar = new CalendarPage( page );
		for ( const locale of [ 'en', 'ru' ] as const ) {
			const shown = new CalendarPage( page, locale );
			for ( const width of widthsFor( isMobile ) ) {
				await page.setViewportSize( { width, height: 900 } );
				await shown.open( demo.pages.page, { locale } );
				await shown.isReady();
				const pending = shown.grid.locator( '.is-pending' ).first();
				await shown.reach( pending );
				await pending.getByRole( 'button' ).first().click();
				const foot = page.locator( '.sc-dialog__foot' );
				await expect( foot.getByRole( 'button' ).first() ).toHaveText(
					shown.text( 'Approve' )
				);
				const info = await orders( foot );
				expect( info.document, `${ locale } ${ width }` ).toEqual(
					info.seen
				);
				await foot
					.getByRole( 'button', { name: shown.text( 'Edit' ) } )
					.click();
				await expect(
					shown.dialog( shown.text( 'Edit booking' ) )
				).toBeVisible();
				const form = await orders( foot );
				expect( form.document ).toEqual( form.seen );
				await checkAccessibility();
				await page.keyboard.press( 'Escape' );
				await expect( foot ).toHaveCount( 0 );
			}
		}
		await calendar.open( demo.pages.page );
	} );
} );

test( 'what is found in the page and copied from it is what was written', async ( {
	page,
} ) => {
	const calendar = new CalendarPage( page );
	await calendar.open( demo.pages.block );
	await calendar.isReady();
	const card = calendar.grid
		.getByRole( 'article', { name: /^Hip-hop 10–13/ } )
		.first();
	await calendar.reach( card );
	const copied = await card.evaluate( ( element ) => {
		const title = element.querySelector( '.sc-card__t' );
		const selection = element.ownerDocument.getSelection();
		if ( title ) {
			selection?.selectAllChildren( title );
		}
		return selection?.toString();
	} );
	expect( copied ).toBe( 'Hip-hop 10–13' );
	expect( await calendar.root.innerText() ).not.toMatch(
		/[\u00ad\u200b\u2011\u2060\ufeff]/
	);
} );
