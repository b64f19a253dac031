import type { Page } from '@playwright/test';
import { CalendarPage } from '../pages/calendar-page';
import { demo } from '../support/demo';
import { expect, test } from '../support/test';
import { swipe } from '../support/touch';
import { expectWeek, monday } from '../support/week';

/** Weeks, counted from the current one, that no other test changes; the second has no bookings. */
const WEEK = 5;
const EMPTY_WEEK = 45;

const selected = ( calendar: CalendarPage ) =>
	calendar.root.getByRole( 'tab', { selected: true } );

async function openWeek( page: Page, week: number ): Promise< CalendarPage > {
	const calendar = new CalendarPage( page );
	await calendar.open( demo.pages.page, { week: monday( week ) } );
	await calendar.isReady();
	return calendar;
}

/** Adds up the page's layout shifts in `window.shifts`. */
const watchShifts = ( page: Page ) =>
	page.addInitScript( () => {
		Object.assign( window, { shifts: 0 } );
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() ) {
				const { value } = entry as PerformanceEntry & { value: number };
				const { shifts } = window as unknown as { shifts: number };
				Object.assign( window, { shifts: shifts + value } );
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );

/** Returns the sum of the layout shifts after everything has been rendered. */
const shiftsOf = ( page: Page ) =>
	page.evaluate( async () => {
		await document.fonts.ready;
		await new Promise( ( resolve ) => {
			requestAnimationFrame( () => requestAnimationFrame( resolve ) );
		} );
		return ( window as unknown as { shifts: number } ).shifts;
	} );

const toLeft = ( page: Page ) =>
	swipe( page, { x: 330, y: 500 }, { x: 60, y: 500 } );
const toRight = ( page: Page ) =>
	swipe( page, { x: 60, y: 500 }, { x: 330, y: 500 } );

test.use( { reducedMotion: 'no-preference' } );

test( 'a swipe leads from day to day, and past Sunday into the next week', async ( {
	page,
} ) => {
	const calendar = await openWeek( page, WEEK );
	await calendar.openDay( 0 );
	await toLeft( page );
	await expect( selected( calendar ) ).toHaveAccessibleName( /^Tuesday/ );
	await expect( calendar.grid ).toHaveAccessibleName( /Tuesday/ );
	await calendar.openDay( 6 );
	await toLeft( page );
	await expect( calendar.grid ).toHaveAccessibleName( /Monday/ );
	await expect( page ).toHaveURL(
		new RegExp( `week=${ monday( WEEK + 1 ) }` )
	);
	await expectWeek( calendar, WEEK + 1 );
	await calendar.openDay( 0 );
	await toRight( page );
	await expect( calendar.grid ).toHaveAccessibleName( /Sunday/ );
	await expect( page ).toHaveURL( new RegExp( monday( WEEK ) ) );
} );

test( 'a swipe up scrolls the page, and nothing inside it', async ( {
	page,
} ) => {
	const calendar = await openWeek( page, WEEK );
	await calendar.openDay( 0 );
	await swipe( page, { x: 180, y: 700 }, { x: 180, y: 300 } );
	await expect
		.poll( () => page.evaluate( () => window.scrollY ) )
		.toBeGreaterThan( 100 );
	const day = calendar.root.getByRole( 'heading', { level: 3 } );
	await expect( day ).toBeInViewport();
	await expect( calendar.grid ).toHaveAccessibleName( /Monday/ );
} );

test( 'nothing moves while it loads', async ( { page } ) => {
	await watchShifts( page );
	await openWeek( page, WEEK );
	expect( await shiftsOf( page ) ).toBe( 0 );
} );

test.describe( 'as trainer', () => {
	test.use( { visitor: 'trainer' } );

	test( 'nothing moves while it loads for one with a login, either', async ( {
		page,
	} ) => {
		await watchShifts( page );
		await openWeek( page, WEEK );
		expect( await shiftsOf( page ) ).toBe( 0 );
	} );

	test( 'at 320 px everything is there, 44 px high, and the page does not scroll aside', async ( {
		page,
		checkAccessibility,
	} ) => {
		await page.setViewportSize( { width: 320, height: 640 } );
		const calendar = await openWeek( page, WEEK );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBe( 320 );
		for ( const tab of await calendar.days.all() ) {
			await expect( tab ).toBeInViewport( { ratio: 1 } );
		}
		const small = await calendar.root
			.locator( 'button:visible, select:visible' )
			.evaluateAll( ( targets ) =>
				targets
					.filter( ( target ) => ! target.closest( '.sc-page' ) )
					.map( ( target ) => {
						const { width, height } =
							target.getBoundingClientRect();
						return { text: target.textContent, width, height };
					} )
					.filter(
						( { width, height } ) => width < 44 || height < 42
					)
			);
		expect( small ).toEqual( [] );
		await checkAccessibility();
	} );

	test( 'an empty day says so, and offers to book', async ( {
		page,
		checkAccessibility,
	} ) => {
		const calendar = await openWeek( page, EMPTY_WEEK );
		await expect(
			calendar.root.getByText( 'No bookings found', { exact: true } )
		).toBeVisible();
		await expect( calendar.button( 'Book' ) ).toBeVisible();
		await checkAccessibility();
	} );
} );
