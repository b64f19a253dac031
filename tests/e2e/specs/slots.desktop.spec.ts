import type { Page } from '@playwright/test';
import { CalendarPage } from '../pages/calendar-page';
import { demo } from '../support/demo';
import { expect, test } from '../support/test';
import { monday } from '../support/week';

test.use( { visitor: 'owner' } );

/** Opens a week that no other test changes; these tests store no booking. */
async function openWeek( page: Page, week = monday( 6 ) ) {
	const calendar = new CalendarPage( page );
	await calendar.open( demo.pages.page, { week } );
	await calendar.isReady();
	return calendar;
}

const marker = ( { root }: CalendarPage ) =>
	root.getByRole( 'button', { name: /^Book .* \d\d:\d\d, / } );
const ribbon = ( { root }: CalendarPage ) => root.getByRole( 'navigation' );

test( 'a free hour is marked where the mouse points', async ( {
	page,
	checkAccessibility,
} ) => {
	const calendar = await openWeek( page );
	// The first column is Monday's first room; the pointer is at its top, between 07:00 and 08:00.
	const monday0 = calendar.grid.locator( '.sc-col' ).first();
	await monday0.hover( { position: { x: 20, y: 10 } } );
	await expect( marker( calendar ) ).toHaveAccessibleName(
		/^Book Monday .* 07:00, Big hall$/
	);
	await checkAccessibility();
	await calendar.month.hover();
	await expect( marker( calendar ) ).toHaveCount( 0 );
} );

test( 'the first day stands beside the hours, not behind them', async ( {
	page,
} ) => {
	const { grid } = await openWeek( page );
	const hours = await grid.locator( '.sc-hours' ).boundingBox();
	const room = await grid.locator( '.sc-col' ).first().boundingBox();
	expect( hours && room && room.x - ( hours.x + hours.width ) ).toBeCloseTo(
		0,
		0
	);
} );

test( 'by keys alone: free hours, day heads, hour labels', async ( {
	page,
} ) => {
	const calendar = await openWeek( page );
	const { keyboard } = page;
	const focused = ( name: RegExp ) =>
		expect( calendar.root.getByRole( 'button', { name } ) ).toBeFocused();
	await calendar.grid.focus();
	await keyboard.press( 'ArrowDown' );
	await focused( /^Book Monday .* 07:00, Big hall$/ );
	await keyboard.press( 'ArrowRight' );
	await focused( /^Book Monday .* 07:00, Small hall$/ );
	await keyboard.press( 'ArrowUp' );
	await focused( /^Book Monday \d+ \w+$/ );
	await keyboard.press( 'ArrowRight' );
	await focused( /^Book Tuesday \d+ \w+$/ );
	await keyboard.press( 'ArrowLeft' );
	await keyboard.press( 'ArrowDown' );
	await keyboard.press( 'ArrowLeft' );
	await focused( /^Book at 07:00$/ );
} );

test( 'the ribbon moves the days, the whole week is remembered, the page never scrolls sideways', async ( {
	page,
	checkAccessibility,
} ) => {
	const calendar = await openWeek( page );
	const seen = ribbon( calendar )
		.getByRole( 'button' )
		.and( page.locator( '[aria-current=true]' ) );
	const pageOverflow = () =>
		page.evaluate( () => {
			const { scrollWidth, clientWidth } = document.documentElement;
			return scrollWidth - clientWidth;
		} );
	await expect( seen ).toHaveCount( 3 );
	await expect( seen.first() ).toHaveAccessibleName( /^Monday/ );
	await ribbon( calendar )
		.getByRole( 'button', { name: /^Sunday/ } )
		.click();
	await expect( seen.first() ).toHaveAccessibleName( /^Friday/ );
	expect( await pageOverflow() ).toBe( 0 );
	await checkAccessibility();
	const whole = calendar.button( 'Whole week' );
	await expect( whole ).toHaveCount( 0 );
	await page.setViewportSize( { width: 1920, height: 900 } );
	await expect( whole ).toHaveAttribute( 'aria-pressed', 'true' );
	await whole.click();
	await expect( ribbon( calendar ) ).toBeVisible();
	await page.reload();
	await calendar.isReady();
	await expect( whole ).toHaveAttribute( 'aria-pressed', 'false' );
	await whole.click();
	await expect( ribbon( calendar ) ).toHaveCount( 0 );
	await expect( calendar.grid.locator( '.sc-col' ).last() ).toBeInViewport();
	expect( await pageOverflow() ).toBe( 0 );
	await checkAccessibility();
} );

test( 'the chip leads to the next booking that waits', async ( { page } ) => {
	const calendar = await openWeek( page, monday() );
	await calendar.root
		.getByRole( 'button', { name: /^\d+ pending$/ } )
		.click();
	const card = calendar.grid
		.getByRole( 'article', { name: /, Pending, / } )
		.and( page.locator( ':focus-within' ) );
	await expect( card ).toHaveCount( 1 );
	await expect( card ).toBeInViewport();
} );
