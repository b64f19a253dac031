import type { Page } from '@playwright/test';
import { CalendarPage } from '../pages/calendar-page';
import { demo } from '../support/demo';
import { expect, test } from '../support/test';
import { expectWeek, monday } from '../support/week';

/** Week, counted from the current one, that no other test changes. */
const WEEK = 5;

async function openWeek( page: Page ): Promise< CalendarPage > {
	const calendar = new CalendarPage( page );
	await calendar.open( demo.pages.page, { week: monday( WEEK ) } );
	await calendar.isReady();
	return calendar;
}

test.describe( 'a narrow column on a wide screen', () => {
	const column = ( page: Page, width: string ) =>
		page.evaluate( ( value ) => {
			const mount = document.querySelector( '[data-studio-calendar]' );
			( mount as HTMLElement ).style.maxWidth = value;
		}, width );

	test( 'is narrow, and wide again once it is widened', async ( {
		page,
		checkAccessibility,
	} ) => {
		const calendar = await openWeek( page );
		await expect( calendar.days ).toHaveCount( 0 );
		await column( page, '640px' );
		await expect( calendar.days ).toHaveCount( 7 );
		await expectWeek( calendar, WEEK );
		await checkAccessibility();
		await column( page, 'none' );
		await expect( calendar.days ).toHaveCount( 0 );
		await expectWeek( calendar, WEEK );
	} );

	test( 'keeps the booking that has the focus', async ( { page } ) => {
		const calendar = await openWeek( page );
		const card = calendar.card( /^Salsa I, Monday/ );
		await card.getByRole( 'button', { name: 'Salsa I' } ).focus();
		await column( page, '640px' );
		await expect( calendar.days ).toHaveCount( 7 );
		await expect( card.locator( ':focus' ) ).toHaveCount( 1 );
		await column( page, 'none' );
		await expect( calendar.days ).toHaveCount( 0 );
		await expect( card.locator( ':focus' ) ).toHaveCount( 1 );
	} );

	test( 'goes from day to day by keys, over the end of the week', async ( {
		page,
	} ) => {
		const calendar = await openWeek( page );
		await column( page, '640px' );
		await calendar.openDay( 5 );
		await page.keyboard.press( 'ArrowRight' );
		await expect( calendar.days.nth( 6 ) ).toBeFocused();
		await page.keyboard.press( 'ArrowRight' );
		await expect( page ).toHaveURL( new RegExp( monday( WEEK + 1 ) ) );
		await expect( calendar.days.nth( 0 ) ).toBeFocused();
		await calendar.isReady();
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'ArrowDown' );
		await expect( calendar.grid.locator( ':focus' ) ).toHaveCount( 1 );
	} );
} );
