import type { Page } from '@playwright/test';
import { CalendarPage } from '../pages/calendar-page';
import { demo } from '../support/demo';
import { expect, test } from '../support/test';
import { addStyle, leaksOn, showThemeParts } from '../support/themes';

const PLACES = {
	'block theme': demo.pages.block,
	'classic theme': demo.pages.shortcode,
};

/** Returns cards outside of their columns, buttons with cut texts, and the widths of the calendar and its root. */
const fitOf = ( page: Page ) =>
	page.evaluate( () => {
		const within = ( inner: DOMRect, outer: DOMRect ) =>
			inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
		const outside = Array.from( document.querySelectorAll( '.sc-card' ) )
			.filter( ( card ) => {
				const column = card.closest( '.sc-col' );
				return (
					column !== null &&
					! within(
						card.getBoundingClientRect(),
						column.getBoundingClientRect()
					)
				);
			} )
			.map( ( card ) => card.getAttribute( 'aria-label' ) );
		const cut = Array.from(
			document.querySelectorAll( '.sc-btn, .sc-head__title' )
		)
			.filter(
				( { scrollWidth, clientWidth } ) => scrollWidth > clientWidth
			)
			.map( ( part ) => part.textContent );
		const root = document.querySelector( '.sc-root' );
		const calendar = document.querySelector( '.sc' );
		return {
			outside,
			cut,
			rootWidth: root?.clientWidth ?? 0,
			width: calendar?.clientWidth ?? 0,
			isPageScrolled:
				document.documentElement.scrollWidth > window.innerWidth + 1,
		};
	} );

for ( const [ place, address ] of Object.entries( PLACES ) ) {
	test( `in the ${ place } everything stands whole in its place`, async ( {
		page,
	} ) => {
		const calendar = new CalendarPage( page );
		await calendar.open( address );
		await calendar.isReady();
		const fit = await fitOf( page );
		expect( fit.outside ).toEqual( [] );
		expect( fit.cut ).toEqual( [] );
		expect( fit.width ).toBe( fit.rootWidth );
		expect( fit.width ).toBeGreaterThan( 280 );
		expect( fit.isPageScrolled, 'the page scrolls sideways' ).toBe( false );
	} );

	test( `in the ${ place }, all of it floated, the calendar keeps the width there is`, async ( {
		page,
	} ) => {
		await addStyle(
			page,
			'* { box-sizing: content-box; line-height: 3 } button { all: unset } table, div { float: left } body { margin: 0 }'
		);
		const calendar = new CalendarPage( page );
		await calendar.open( address );
		await calendar.isReady();
		const { rootWidth, width, room } = await page.evaluate( () => {
			const root = document.querySelector( '.sc-root' );
			const parent = root?.parentElement;
			return {
				rootWidth: root?.clientWidth ?? 0,
				width: document.querySelector( '.sc' )?.clientWidth ?? 0,
				room: Math.min( parent?.clientWidth ?? 0, window.innerWidth ),
			};
		} );
		expect( width ).toBe( rootWidth );
		expect( width ).toBeGreaterThan( Math.min( 280, room - 1 ) );
		expect( room ).toBeGreaterThan( 280 );
	} );

	test( `in the ${ place } no style of ours reaches the page`, async ( {
		page,
	} ) => {
		const calendar = new CalendarPage( page );
		await calendar.open( address );
		await calendar.isReady();
		const card = calendar.card( /^Salsa I,/ ).first();
		await calendar.reach( card );
		await card.locator( '[role=button]' ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( calendar.dialog( 'Salsa I' ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await showThemeParts( page );
		expect( await leaksOn( page ) ).toEqual( [] );
	} );
}
