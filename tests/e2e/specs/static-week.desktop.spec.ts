import type { CDPSession, Locator, Page } from '@playwright/test';
import { CalendarPage } from '../pages/calendar-page';
import { demo } from '../support/demo';
import { withoutFirstWeek } from '../support/first-week';
import {
	inHalves,
	openPrinted,
	VIEW,
	type Halves,
} from '../support/static-week';
import { shiftsOn, watchShifts } from '../support/shifts';
import { expect, test } from '../support/test';
import { answerChanged } from '../support/themes';
import { dayFromToday, monday } from '../support/week';

/** Scroll box of the printed week. */
const PRINTED = '.sc-static .sc-scroll';

/** Returns the scroll position once it rests at a day. The browser scrolls to the first one with a frame, so frames are awaited. */
async function placeOf( box: Locator ): Promise< readonly number[] > {
	const read = () =>
		box.evaluate( async ( element ) => {
			for ( let frames = 0; frames < 2; frames++ ) {
				await new Promise( requestAnimationFrame );
			}
			return [ element.scrollLeft, element.scrollTop ];
		} );
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

/** Returns where the week comes to rest once both halves of its page are there, of which the first was painted when `part` was seen. */
async function placeInPieces(
	page: Page,
	halves: Halves,
	part: ( box: Locator ) => Locator
): Promise< readonly number[] > {
	const box = page.locator( PRINTED );
	await page.goto( halves.address, { waitUntil: 'commit' } );
	await expect( part( box ) ).toBeVisible();
	await placeOf( box );
	halves.complete();
	await expect( page.locator( '.sc-card' ).last() ).toBeAttached();
	return placeOf( box );
}

test( 'the app keeps where the printed week was scrolled to', async ( {
	page,
} ) => {
	const start = await openPrinted( page );
	const box = page.locator( PRINTED );
	// To the second day, where it would snap to in any case.
	await box.evaluate( ( element ) =>
		element.scrollTo(
			element.querySelectorAll< HTMLElement >( '.sc-day' )[ 1 ]
				?.offsetWidth ?? 0,
			130
		)
	);
	const before = await placeOf( box );
	start();
	const calendar = new CalendarPage( page );
	await calendar.isReady();

	expect( before[ 0 ] ).toBeGreaterThan( 100 );
	expect( before[ 1 ] ).toBe( 130 );
	expect( await placeOf( calendar.root.locator( '.sc-scroll' ) ) ).toEqual(
		before
	);
} );

test( 'the printed week begins where the app would begin', async ( {
	page,
} ) => {
	const calendar = new CalendarPage( page );
	const address = `${ demo.pages.page }&week=${ monday( 1 ) }`;
	await page.setViewportSize( { width: 1000, height: 500 } );
	const start = await openPrinted( page, address );
	const printed = await placeOf( page.locator( PRINTED ) );
	start();
	await calendar.isReady();

	// Without the first week the app begins by itself.
	await withoutFirstWeek( page );
	await page.goto( address );
	await calendar.isReady();
	expect( printed ).toEqual(
		await placeOf( calendar.root.locator( '.sc-scroll' ) )
	);
	expect( printed[ 1 ] ).toBeGreaterThan( 20 );
} );

test( 'a page that comes in pieces begins where it would as a whole', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 1000, height: 500 } );
	const halves = await inHalves(
		`${ demo.pages.page }&week=${ monday( 1 ) }`,
		'<div class="sc-row sc-body"'
	);
	const pieces = await placeInPieces( page, halves, ( box ) =>
		box.locator( '.sc-heads' )
	);
	await page.goto( halves.address );
	const whole = await placeOf( page.locator( PRINTED ) );
	await halves.close();

	expect( pieces ).toEqual( whole );
	expect( pieces[ 1 ] ).toBeGreaterThan( 20 );
} );

test( 'a page of which today is missing at first begins at today', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 1280, height: 800 } );
	const halves = await inHalves(
		`${ demo.pages.page }&week=${ monday( 1 ) }`,
		'<div class="sc-day"><span class="sc-day__in"><span>Fri',
		// As on a Sunday night, when Chromium would snap to Thursday, the last day that is there.
		( html ) => html.replace( /--sc-day:0;top:[^"]+/, '--sc-day:6;top:0px' )
	);
	const [ left ] = await placeInPieces( page, halves, ( box ) =>
		box.getByText( 'Thu' )
	);
	const last = await page
		.locator( PRINTED )
		.evaluate(
			( { scrollWidth, clientWidth } ) => scrollWidth - clientWidth
		);
	await halves.close();

	expect( last ).toBeGreaterThan( 500 );
	expect( left ).toBe( last );
} );

test( 'the printed week snaps to days once all of them are there', async ( {
	page,
} ) => {
	await openPrinted( page );
	await expect( page.locator( PRINTED ) ).toHaveCSS(
		'scroll-snap-type',
		'x'
	);
} );

/** Notes each day with which the frame of the overview began, from the first on; runs in the page. */
function noteFrames(): void {
	const framed = new Set< string >();
	Object.assign( window, { framed } );
	new MutationObserver( () => {
		document
			.querySelectorAll( '.is-seen-first .sc-vh' )
			.forEach( ( day ) => framed.add( day.innerHTML ) );
	} ).observe( document, {
		attributes: true,
		childList: true,
		subtree: true,
	} );
}

test( 'the overview frames today from the first moment on', async ( {
	page,
} ) => {
	await page.addInitScript( noteFrames );
	const range = `week=${ dayFromToday( -5 ) }&days=7`;
	await page.goto( `${ demo.pages.page }&${ range }` );
	const calendar = new CalendarPage( page );
	await calendar.isReady();
	await placeOf( calendar.root.locator( '.sc-scroll' ) );
	const [ first = '' ] = await calendar.root
		.locator( '.is-seen-first .sc-vh' )
		.allTextContents();

	expect( first ).toMatch( /\d/ );
	expect( await page.evaluate( '[...framed]' ) ).toEqual( [ first ] );
} );

for ( const [ name, width, from ] of [
	[
		'overview',
		1280,
		'<span class="sc-ribbon__day"><span class="sc-ribbon__name">Thu',
	],
	[ 'tabs', 375, '<span class="sc-tab"><span>Thu' ],
] as const ) {
	test( `days in the ${ name } stand still while more of them come`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width, height: 800 } );
		await watchShifts( page );
		const halves = await inHalves(
			`${ demo.pages.page }&week=${ monday( 1 ) }`,
			from
		);
		await page.goto( halves.address, { waitUntil: 'commit' } );
		await expect(
			page.locator( '.sc-static' ).getByText( 'Wed' ).last()
		).toBeVisible();
		await page.evaluate( () => new Promise( requestAnimationFrame ) );
		halves.complete();
		await expect( page.locator( '.sc-card' ).last() ).toBeAttached();
		const shifts = await shiftsOn( page );
		await halves.close();
		expect( shifts ).toEqual( [] );
	} );
}

test.describe( 'where the script does not come', () => {
	test.use( { expectedErrors: [ /ERR_FAILED/ ] } );

	test( 'links lead to the week and the room that they name', async ( {
		page,
	} ) => {
		await page.route( VIEW, ( route ) => route.abort() );
		await page.goto( demo.pages.page );
		const week = page.locator( '.sc-static' );
		await week.getByRole( 'link', { name: 'Next week' } ).click();
		await expect( page ).toHaveURL( new RegExp( monday( 1 ) ) );
		await week.getByRole( 'link', { name: 'Big hall' } ).first().click();
		await expect( page ).toHaveURL(
			new RegExp( `room_id=${ demo.rooms[ 0 ] }` )
		);
		await expect( week.locator( '.sc-head__room' ) ).toHaveText(
			'Big hall'
		);
		await week.getByRole( 'link', { name: 'Today' } ).click();
		await expect( page ).not.toHaveURL( /week=/ );
	} );
} );

test.describe( 'days that are out of view at first', () => {
	const drawn = ( page: Page ) =>
		page.locator( '.sc-static .is-later .sc-card__t' ).evaluateAll(
			( titles ) =>
				titles.filter( ( title ) =>
					title.checkVisibility( {
						contentVisibilityAuto: false,
					} )
				).length
		);
	/** The time of animations: stopped before the page comes, because a busy machine is later than the second that they wait. */
	let time: CDPSession;

	test.beforeEach( async ( { page } ) => {
		time = await page.context().newCDPSession( page );
		await time.send( 'Animation.enable' );
		await time.send( 'Animation.setPlaybackRate', { playbackRate: 0 } );
		// The demo has too few rooms for days to wait; the server marks those of many rooms (Static_Week_Test).
		await page.route( demo.pages.page, ( route ) =>
			answerChanged( route, ( html ) =>
				html.replaceAll( /class="sc-col /g, 'class="sc-col is-later ' )
			)
		);
		await openPrinted( page );
	} );

	test( 'are drawn a little later', async ( { page } ) => {
		expect( await drawn( page ) ).toBe( 0 );
		await time.send( 'Animation.setPlaybackRate', { playbackRate: 1 } );
		await expect.poll( () => drawn( page ) ).toBeGreaterThan( 3 );
	} );

	test( 'are drawn at once on paper, and in a window as wide as all of them', async ( {
		page,
	} ) => {
		expect( await drawn( page ) ).toBe( 0 );
		await page.emulateMedia( { media: 'print' } );
		expect( await drawn( page ) ).toBeGreaterThan( 3 );
		await page.emulateMedia( { media: null } );
		expect( await drawn( page ) ).toBe( 0 );
		await page.setViewportSize( { width: 2100, height: 800 } );
		expect( await drawn( page ) ).toBeGreaterThan( 3 );
	} );

	test( 'are drawn at once where the week is touched', async ( { page } ) => {
		expect( await drawn( page ) ).toBe( 0 );
		await page.locator( '.sc-static .sc-head__title' ).click();
		expect( await drawn( page ) ).toBeGreaterThan( 3 );
	} );
} );
