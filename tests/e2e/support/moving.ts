import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { CalendarPage } from '../pages/calendar-page';
import { demo } from './demo';
import { createStudio, type OwnStudio } from './own-studio';
import { middleOf } from './pointer';
import { test as base } from './test';
import { monday } from './week';

/** Monday of a past week, since a room with upcoming bookings cannot be deleted; an owner may move bookings there. */
export const WEEK = monday( -9 );

/** Each test has a studio of its own with one booking, on Monday from 10:00 to 11:00. */
export const test = base.extend< { readonly studio: OwnStudio } >( {
	studio: async ( { page }, use, { title } ) => {
		const studio = await createStudio( page.request, title, WEEK );
		await use( studio );
		// A calendar that is still open would read what is gone; a step back that is under way would lead to it again.
		await page.close();
		await studio.remove();
	},
} );

export interface ShownWeek {
	readonly calendar: CalendarPage;
	readonly ghost: Locator;
	readonly card: Locator;
}

export async function openWeek(
	page: Page,
	studio: OwnStudio
): Promise< ShownWeek > {
	const calendar = new CalendarPage( page );
	await calendar.open( studio.page, { week: WEEK } );
	await calendar.isReady();
	const ghost = page.locator( '.sc-drop' );
	return { calendar, ghost, card: calendar.card( /^Tango, / ) };
}

/** Presses the card in its middle and moves it by columns and pixels, in steps as a hand does. */
export async function lift(
	{ calendar, card }: ShownWeek,
	columns: number,
	down = 0
) {
	const { mouse } = calendar.page;
	const { x, y } = await middleOf( card );
	const column = await calendar.grid
		.locator( '.sc-col' )
		.first()
		.boundingBox();
	await mouse.move( x, y );
	await mouse.down();
	await mouse.move( x + columns * ( column?.width ?? 0 ), y + down, {
		steps: 6,
	} );
	await expect( calendar.page.locator( '.sc-drop' ) ).toBeVisible();
}

/** Lifts the card by keys alone. */
export async function liftByKeys( { calendar, card, ghost }: ShownWeek ) {
	await calendar.focusByKeys( card );
	await calendar.page.keyboard.press( 'm' );
	await expect( ghost ).toBeVisible();
}

/** Opens the week with Yoga half an hour after the card, as the studio's gap asks: any later, the card breaks it. */
export async function openWithGap(
	page: Page,
	studio: OwnStudio
): Promise< ShownWeek > {
	await studio.book( 'Yoga', '11:30', '12:30' );
	await setGap( page, studio, 30 );
	return openWeek( page, studio );
}

/** Sets the gap between bookings in the studio's screen. */
async function setGap( page: Page, { id }: OwnStudio, minutes: number ) {
	await page.goto(
		`${ demo.url }wp-admin/post.php?post=${ id }&action=edit`
	);
	await page.getByLabel( 'Gap between bookings' ).fill( String( minutes ) );
	await page.getByRole( 'button', { name: 'Update' } ).click();
	await expect( page.getByLabel( 'Gap between bookings' ) ).toHaveValue(
		String( minutes )
	);
}

/** Opens the history of the trainer of a card, and returns its dialog once it lists bookings. */
export async function historyOf(
	{ calendar, card }: Pick< ShownWeek, 'calendar' | 'card' >,
	isTouch = false
): Promise< Locator > {
	await calendar.act( card, 'Trainer history', isTouch );
	const history = calendar.dialog( 'Users History' );
	await expect( history ).toContainText( /Total bookings: \d+/ );
	return history;
}
