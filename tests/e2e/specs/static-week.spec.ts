import type { Locator, Page } from '@playwright/test';
import { CalendarPage } from '../pages/calendar-page';
import { demo } from '../support/demo';
import { expect, test } from '../support/test';
import { monday } from '../support/week';

const VIEW = /build\/block\/view\.js/;
/** Widths with each number of columns that the calendar knows, its breakpoints' neighbors among them. */
const WIDTHS = [ 320, 390, 420, 768, 800, 801, 1024, 1280, 1700, 1920 ];

/** Holds the calendar's script back; the returned function lets it come. */
async function holdScript( page: Page ): Promise< () => void > {
	let start: () => void = () => undefined;
	const isTime = new Promise< void >( ( resolve ) => ( start = resolve ) );
	await page.route( VIEW, async ( route ) => {
		await isTime;
		await route.continue();
	} );
	return start;
}

/** Waits until the printed week is there and the style sheet shows it. */
async function isPrinted( page: Page ): Promise< void > {
	await expect( page.locator( '.sc-static .sc-card' ).last() ).toBeAttached();
	await expect( page.locator( '.sc-static .sc-head' ) ).toBeVisible();
}

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

for ( const visitor of [ 'guest', 'trainer', 'owner' ] as const ) {
	test.describe( () => {
		test.use( { visitor } );

		test( `the app puts a ${ visitor }'s week where the server has printed it`, async ( {
			page,
			isMobile,
		} ) => {
			const size = page.viewportSize();
			for ( const width of isMobile ? [ size?.width ?? 0 ] : WIDTHS ) {
				await page.setViewportSize( {
					width,
					height: size?.height ?? 900,
				} );
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
				expect( { width, ...printed } ).toEqual( { width, ...drawn } );
				await page.unrouteAll( { behavior: 'ignoreErrors' } );
			}
		} );
	} );
}

/** Returns the scroll position once it rests at a day. */
async function placeOf( box: Locator ): Promise< readonly number[] > {
	const read = () =>
		box.evaluate( ( { scrollLeft, scrollTop } ) => [
			scrollLeft,
			scrollTop,
		] );
	let last: readonly number[] = [];
	await expect
		.poll( async () => {
			const before = last;
			last = await read();
			return String( last ) === String( before );
		} )
		.toBe( true );
	return last;
}

test( 'the printed week can be read by everybody, and keeps its place and the focus', async ( {
	page,
	checkAccessibility,
	isMobile,
} ) => {
	const start = await holdScript( page );
	await page.goto( demo.pages.block, { waitUntil: 'commit' } );
	await expect( page.locator( '.sc-static .sc-card' ).last() ).toBeAttached();
	await checkAccessibility();
	const box = page.locator( '.sc-static .sc-scroll' );
	if ( ! isMobile ) {
		// To the second day, where it would snap to in any case.
		await box.evaluate( ( element ) =>
			element.scrollTo(
				element.querySelectorAll< HTMLElement >( '.sc-day' )[ 1 ]
					?.offsetWidth ?? 0,
				130
			)
		);
	}
	const before = isMobile ? null : await placeOf( box );
	await page
		.locator( '.sc-static' )
		.getByRole( 'link', { name: 'Next week' } )
		.focus();
	start();
	const calendar = new CalendarPage( page );
	await calendar.isReady();
	await expect( page.locator( '.sc-static' ) ).toHaveCount( 0 );
	await expect( calendar.button( 'Next week' ) ).toBeFocused();
	if ( ! isMobile ) {
		expect( before?.[ 1 ] ).toBe( 130 );
		expect(
			await placeOf( calendar.root.locator( '.sc-scroll' ) )
		).toEqual( before );
	}
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

test.describe( 'where the script does not come', () => {
	test.use( { expectedErrors: [ /ERR_FAILED/ ] } );

	test( 'its links lead to the week and the room that they name', async ( {
		page,
		isMobile,
	} ) => {
		await page.route( VIEW, ( route ) => route.abort() );
		await page.goto( demo.pages.page );
		const week = page.locator( '.sc-static' );
		await week.getByRole( 'link', { name: 'Next week' } ).click();
		await expect( page ).toHaveURL( new RegExp( monday( 1 ) ) );
		if ( ! isMobile ) {
			await week
				.getByRole( 'link', { name: 'Big hall' } )
				.first()
				.click();
			await expect( page ).toHaveURL(
				new RegExp( `room_id=${ demo.rooms[ 0 ] }` )
			);
			await expect( week.locator( '.sc-head__room' ) ).toHaveText(
				'Big hall'
			);
		}
		await week.getByRole( 'link', { name: 'Today' } ).click();
		await expect( page ).not.toHaveURL( /week=/ );
	} );
} );
