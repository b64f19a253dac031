import type { Page } from '@playwright/test';
import { CalendarPage } from '../pages/calendar-page';
import { holdBack } from '../support/calls';
import { demo } from '../support/demo';
import { expectSameWeek } from '../support/same-week';
import { holdScript, isPrinted, openPrinted } from '../support/static-week';
import { expect, test } from '../support/test';
import { monday } from '../support/week';

/** Widths with each number of columns that the calendar knows, its breakpoints' neighbors among them. */
const WIDTHS = [ 320, 390, 420, 768, 800, 801, 1024, 1280, 1700, 1920 ];

/** Returns the sizes of windows to look at; a phone has its own only. */
function sizesFor( page: Page, isMobile: boolean ) {
	const { width, height } = page.viewportSize() ?? {
		width: 1280,
		height: 900,
	};
	return ( isMobile ? [ width ] : WIDTHS ).map( ( one ) => ( {
		width: one,
		height,
	} ) );
}

for ( const visitor of [ 'guest', 'trainer', 'owner', 'admin' ] as const ) {
	test.describe( () => {
		test.use( { visitor } );

		test( `the app puts a ${ visitor }'s week where the server has printed it`, async ( {
			page,
			isMobile,
		} ) => {
			for ( const size of sizesFor( page, isMobile ) ) {
				await page.setViewportSize( size );
				await expectSameWeek( page, monday( 1 ) );
			}
		} );
	} );
}

test( 'the printed week can be read by everybody, and keeps the focus', async ( {
	page,
	checkAccessibility,
} ) => {
	const start = await openPrinted( page );
	await checkAccessibility();
	await page
		.locator( '.sc-static' )
		.getByRole( 'link', { name: 'Next week' } )
		.focus();
	start();
	const calendar = new CalendarPage( page );
	await calendar.isReady();
	await expect( page.locator( '.sc-static' ) ).toHaveCount( 0 );
	await expect( calendar.button( 'Next week' ) ).toBeFocused();
} );

test( 'a card that is pressed before the app is there opens with it', async ( {
	page,
} ) => {
	const start = await openPrinted(
		page,
		`${ demo.pages.page }&week=${ monday( 1 ) }`
	);
	const card = page
		.locator( '.sc-static .sc-card:not(.is-busy):visible' )
		.first();
	const name = await card
		.locator( '.sc-card__t' )
		.evaluate( ( title ) => title.textContent );
	await card.click();
	start();
	const calendar = new CalendarPage( page );
	await expect( calendar.root.getByRole( 'dialog' ) ).toContainText(
		name.replace( /^\d\d:\d\d /, '' )
	);
} );

test( 'the printed week is drawn in the next font while its first one is on its way', async ( {
	page,
} ) => {
	const bringFont = await holdBack( page, /\.woff2/ );
	const start = await holdScript( page );
	const familyOf = ( root: string ) =>
		page
			.locator( `${ root } .sc-card__t` )
			.first()
			.evaluate( ( title ) => getComputedStyle( title ).fontFamily );
	await page.goto( demo.pages.block, { waitUntil: 'commit' } );
	await isPrinted( page );
	const theme = await page
		.locator( 'body' )
		.evaluate( ( body ) => getComputedStyle( body ).fontFamily );
	const next = theme.replace( /^[^,]+, /, '' );

	expect( theme ).not.toBe( next );
	expect( await familyOf( '.sc-static' ) ).toBe( next );
	start();
	await new CalendarPage( page ).isReady();
	expect( await familyOf( '.sc:not(.sc-static)' ) ).toBe( next );
	bringFont();
	await expect.poll( () => familyOf( '.sc:not(.sc-static)' ) ).toBe( theme );
} );
