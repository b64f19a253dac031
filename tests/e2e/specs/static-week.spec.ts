import type { Page } from '@playwright/test';
import { CalendarPage } from '../pages/calendar-page';
import { holdBack } from '../support/calls';
import { demo } from '../support/demo';
import { holdScript, isPrinted } from '../support/static-week';
import { expect, test } from '../support/test';
import { monday } from '../support/week';

/** Widths with each number of columns that the calendar knows, its breakpoints' neighbors among them. */
const WIDTHS = [ 320, 390, 420, 768, 800, 801, 1024, 1280, 1700, 1920 ];

/**
 * Returns the rectangles in whole pixels of what both the printed week and the app show, by their texts, and where the week is
 * scrolled to. Pixels are whole because browsers lay out equal parts of a width up to a fraction apart.
 */
const picture = ( page: Page, root: string ) =>
	page.locator( root ).evaluate( ( element ) => {
		const seen = Array.from(
			element.querySelectorAll< HTMLElement >(
				[
					'.sc-card',
					'.sc-card__t',
					'.sc-card__time',
					'.sc-card__who',
					'.sc-card__foot',
					'.sc-pay',
					'.sc-ava',
					'.sc-head__title',
					'.sc-head__nav > *',
					'.sc-head__room',
					'.sc-head__range',
					'.sc-hour:not([hidden])',
					'.sc-scroll .sc-day__n',
					'.sc-scroll .sc-day__pend',
					':is(.sc-scroll, .sc-roombar) .sc-roomh',
					'.sc-dayhead h3',
					'.sc-tab b',
					'.sc-tint',
					'.sc-line',
					'.sc-scroll',
				].join()
			)
		);
		const within = ( { left, right, width }: DOMRect ) =>
			width > 2 && right > 0 && left < window.innerWidth;
		const lines = seen
			.filter(
				( part ) =>
					part.checkVisibility() &&
					! part.closest( '.sc-page:not(.is-shown)' )
			)
			.map( ( part ) => {
				// Of labels that are buttons in the app the text counts.
				const range = document.createRange();
				range.selectNodeContents( part );
				const isText = part.matches( '.sc-hour, h3' );
				const rect = isText
					? range.getBoundingClientRect()
					: part.getBoundingClientRect();
				const { left, top, width, height } = rect;
				const text = part.matches( '.sc-scroll, .sc-head *' )
					? ''
					: part.innerText.trim().replace( /\s+/g, ' ' );
				return within( rect )
					? `${ part.className.split( ' ' )[ 0 ] ?? '' } ${ [
							left,
							top + window.scrollY,
							...( isText ? [] : [ width, height ] ),
						]
							.map( Math.round )
							.join() } ${ text }`
					: '';
			} );
		const box = element.querySelector( '.sc-scroll' );
		return {
			at: [ box?.scrollLeft ?? 0, box?.scrollTop ?? 0 ].map( Math.round ),
			lines: lines.filter( Boolean ).sort(),
		};
	} );

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
				const start = await holdScript( page );
				const calendar = new CalendarPage( page );
				await page.goto( `${ demo.pages.page }&week=${ monday( 1 ) }`, {
					waitUntil: 'commit',
				} );
				await isPrinted( page );
				await page.evaluate( () => document.fonts.ready );
				const printed = await picture( page, '.sc-static' );
				start();
				await calendar.isReady();
				const drawn = await picture( page, '.sc:not(.sc-static)' );

				expect( printed.lines.length ).toBeGreaterThan( 20 );
				expect( { size, ...printed } ).toEqual( { size, ...drawn } );
				await page.unrouteAll( { behavior: 'ignoreErrors' } );
			}
		} );
	} );
}

test( 'the printed week can be read by everybody, and keeps the focus', async ( {
	page,
	checkAccessibility,
} ) => {
	const start = await holdScript( page );
	await page.goto( demo.pages.page, { waitUntil: 'commit' } );
	await isPrinted( page );
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
	const start = await holdScript( page );
	await page.goto( `${ demo.pages.page }&week=${ monday( 1 ) }`, {
		waitUntil: 'commit',
	} );
	await isPrinted( page );
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
