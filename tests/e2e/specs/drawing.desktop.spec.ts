import type { Page } from '@playwright/test';
import { BookingForm } from '../pages/booking-form';
import { CalendarPage } from '../pages/calendar-page';
import { demo } from '../support/demo';
import { openWeek, test, type ShownWeek } from '../support/moving';
import { middleOf } from '../support/pointer';
import { expect } from '../support/test';

test.use( { visitor: 'admin' } );

/** Presses below the card, at the end of its time, and moves down by pixels. */
async function drawBelow( page: Page, { card }: ShownWeek, by: number ) {
	const box = await card.boundingBox();
	const { x } = await middleOf( card );
	const y = ( box?.y ?? 0 ) + ( box?.height ?? 0 ) + 20;
	await page.mouse.move( x, y );
	await page.mouse.down();
	await page.mouse.move( x, y + by, { steps: 6 } );
}

test( 'a time drawn over free hours opens the form with it', async ( {
	page,
	studio,
	checkAccessibility,
} ) => {
	const week = await openWeek( page, studio );
	const form = new BookingForm( week.calendar );
	await drawBelow( page, week, 120 );
	await expect( week.ghost ).toContainText( /^New booking11:\d\d–1\d:\d\d/ );
	await checkAccessibility();
	const label = ( await week.ghost.textContent() ) ?? '';
	const [ from = '', to = '' ] = label.match( /\d\d:\d\d/g ) ?? [];
	await page.mouse.up();
	await form.isReady();
	await expect( form.from ).toHaveValue( from );
	await expect( form.to ).toHaveValue( to );
	await expect( week.ghost ).toHaveCount( 0 );
} );

test( 'Escape ends a drawing, and a taken time takes none', async ( {
	page,
	studio,
} ) => {
	await studio.book( 'Yoga', '13:00', '14:00' );
	const week = await openWeek( page, studio );
	await drawBelow( page, week, 60 );
	await expect( week.ghost ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( week.ghost ).toHaveCount( 0 );
	await page.mouse.up();
	await drawBelow( page, week, 60 );
	const yoga = await middleOf( week.calendar.card( /^Yoga, / ) );
	await page.mouse.move( yoga.x, yoga.y, { steps: 4 } );
	await expect( week.ghost ).toContainText( 'Taken by Yoga from 13:00' );
	await page.mouse.up();
	await expect( week.ghost ).toHaveCount( 0 );
	await expect( week.calendar.root.getByRole( 'dialog' ) ).toHaveCount( 0 );
} );

test( 'four pixels on a free hour are a click, which takes the hour', async ( {
	page,
	studio,
} ) => {
	const week = await openWeek( page, studio );
	const form = new BookingForm( week.calendar );
	await drawBelow( page, week, 4 );
	await page.mouse.up();
	await form.isReady();
	await expect( form.from ).toHaveValue( '11:00' );
	await expect( form.to ).toHaveValue( '12:00' );
} );

test.describe( 'a guest', () => {
	test.use( { visitor: 'guest' } );

	test( 'draws nothing', async ( { page } ) => {
		const calendar = new CalendarPage( page );
		await calendar.open( demo.pages.page );
		await calendar.isReady();
		const { x, y } = await middleOf( calendar.grid );
		await page.mouse.move( x, y );
		await page.mouse.down();
		await page.mouse.move( x, y + 90, { steps: 6 } );
		await expect( page.locator( '.sc-drop' ) ).toHaveCount( 0 );
		await page.mouse.up();
	} );
} );
