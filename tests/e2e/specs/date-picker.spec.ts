import type { Locator, Page } from '@playwright/test';
import { BookingForm } from '../pages/booking-form';
import { CalendarPage } from '../pages/calendar-page';
import { DatePicker } from '../pages/date-picker';
import { demo, type Locale } from '../support/demo';
import { expect, test } from '../support/test';
import { expectWeek, monday } from '../support/week';

const dayAfter = ( date: string, days: number ) =>
	new Date( Date.parse( `${ date }T00:00:00Z` ) + days * 86_400_000 )
		.toISOString()
		.slice( 0, 10 );

async function datesOf( page: Page, hasTouch: boolean, locale: Locale = 'en' ) {
	const calendar = new CalendarPage( page, locale );
	await calendar.open( demo.pages.page, { locale } );
	await calendar.isReady();
	return { calendar, dates: new DatePicker( calendar, 'Dates', hasTouch ) };
}

/** Waits until the dialog has opened and is wholly inside the viewport. */
async function expectInWindow( page: Page, dialog: Locator ): Promise< void > {
	const size = page.viewportSize() ?? { width: 0, height: 0 };
	await expect( async () => {
		const box = await dialog.boundingBox();
		expect( box?.x ).toBeGreaterThanOrEqual( 0 );
		expect( box?.y ).toBeGreaterThanOrEqual( 0 );
		const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
		expect( x + width ).toBeLessThanOrEqual( size.width );
		expect( y + height ).toBeLessThanOrEqual( size.height );
	} ).toPass( { timeout: 40_000 } );
}

const pressOutside = ( page: Page, hasTouch: boolean ) =>
	hasTouch ? page.touchscreen.tap( 5, 5 ) : page.mouse.click( 5, 5 );

test( 'a date leads to its week', async ( { page, hasTouch } ) => {
	const { calendar, dates } = await datesOf( page, hasTouch );
	await dates.open();
	await dates.choose( dayAfter( monday( 2 ), 3 ) );
	await expect( page ).not.toHaveURL( /week=/ );
	await dates.press( dates.button( 'Save' ) );
	await expect( dates.dialog ).toBeHidden();
	await expect( page ).toHaveURL( new RegExp( `week=${ monday( 2 ) }$` ) );
	await expectWeek( calendar, 2 );
} );

test( 'a chosen range stays through arrows, reload and back', async ( {
	page,
	hasTouch,
} ) => {
	const { calendar, dates } = await datesOf( page, hasTouch );
	const from = dayAfter( monday( 1 ), 2 );
	await dates.open();
	await dates.press( dates.tab( 'Range' ) );
	await dates.choose( from );
	await expect( dates.dialog ).toContainText( 'Pick an end date' );
	await dates.choose( dayAfter( from, 9 ) );
	await expect( dates.dialog ).toContainText( '10 days' );
	await dates.press( dates.button( 'Save' ) );
	const range = new RegExp( `week=${ from }&days=10` );
	await expect( page ).toHaveURL( range );
	await calendar.isReady();
	const words = await dates.field.innerText();

	await calendar.button( 'Next week' ).click();
	const next = new RegExp( `week=${ dayAfter( from, 7 ) }&days=10` );
	await expect( page ).toHaveURL( next );
	await page.reload();
	await calendar.isReady();
	await expect( page ).toHaveURL( next );
	await expect( dates.field ).not.toHaveText( words );
	await page.goBack();
	await expect( page ).toHaveURL( range );
	await expect( dates.field ).toHaveText( words );

	await calendar.today.click();
	await expect( page ).not.toHaveURL( /week=|days=/ );
	await expectWeek( calendar, 0 );
} );

test( 'a shared link shows guests 31 days at once, over the end of a year', async ( {
	page,
} ) => {
	const calendar = new CalendarPage( page );
	await calendar.open( demo.pages.page, { week: '2026-12-18', days: '31' } );
	await calendar.isReady();
	await expect( calendar.month ).toHaveText( 'Dec 2026 – Jan 2027' );
	const dates = new DatePicker( calendar, 'Dates', false );
	await expect( dates.field ).toHaveText( '18 Dec – 17 Jan' );
	await expect( calendar.alert ).toHaveCount( 0 );
} );

test( 'the keyboard alone chooses a range', async ( { page, hasTouch } ) => {
	const { calendar, dates } = await datesOf( page, hasTouch );
	const { keyboard } = page;
	const from = monday( 1 );
	await calendar.button( 'Next week' ).click();
	await dates.field.focus();
	await keyboard.press( 'Enter' );
	await expect( dates.day( from ) ).toBeFocused();
	await keyboard.press( 'Shift+Tab' );
	await keyboard.press( 'Shift+Tab' );
	await keyboard.press( 'Shift+Tab' );
	await keyboard.press( 'Shift+Tab' );
	await expect( dates.tab( 'Date' ) ).toBeFocused();
	await keyboard.press( 'ArrowRight' );
	await expect( dates.tab( 'Range' ) ).toHaveAttribute(
		'aria-selected',
		'true'
	);
	await keyboard.press( 'Tab' );
	await keyboard.press( 'Tab' );
	await keyboard.press( 'Tab' );
	await keyboard.press( 'Tab' );
	await expect( page.locator( ':focus' ) ).toHaveAttribute( 'data-date' );
	await keyboard.press( 'PageDown' );
	await keyboard.press( 'Home' );
	const start = await page.locator( ':focus' ).getAttribute( 'data-date' );
	await keyboard.press( 'Enter' );
	await keyboard.press( 'ArrowDown' );
	await keyboard.press( 'Space' );
	await keyboard.press( 'Tab' );
	await expect( dates.button( 'Save' ) ).toBeFocused();
	await keyboard.press( 'Enter' );
	await expect( dates.dialog ).toBeHidden();
	await expect( dates.field ).toBeFocused();
	await expect( page ).toHaveURL(
		new RegExp( `week=${ String( start ) }&days=8` )
	);
} );

const HEADS: Readonly< Record< 'en' | 'ru', readonly string[] > > = {
	en: [ 'Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa' ],
	ru: [ 'Вс', 'Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб' ],
};

for ( const locale of [ 'en', 'ru' ] as const ) {
	test( `in ${ locale } the picker is whole, named and in its language`, async ( {
		page,
		hasTouch,
		checkAccessibility,
	} ) => {
		const { calendar, dates } = await datesOf( page, hasTouch, locale );
		await dates.open();
		await expectInWindow( page, dates.dialog );
		await expect( dates.dialog.locator( 'thead th' ) ).toHaveText( [
			...HEADS[ locale ],
		] );
		await dates.press( dates.tab( 'Range' ) );
		await expect( dates.dialog ).toContainText(
			calendar.text( 'Pick a start date' )
		);
		await checkAccessibility();
		await page.keyboard.press( 'Escape' );
		await expect( dates.dialog ).toBeHidden();
		await expect( dates.field ).toBeFocused();
	} );
}

test( 'a press outside closes it', async ( { page, hasTouch } ) => {
	const { dates } = await datesOf( page, hasTouch );
	await dates.open();
	await pressOutside( page, hasTouch );
	await expect( dates.dialog ).toBeHidden();
	await expect( page ).not.toHaveURL( /week=/ );
} );

test.describe( 'where the picker cannot be had', () => {
	test.use( { expectedErrors: [ /date-picker/ ] } );

	test( 'that is said, and it is asked for again', async ( {
		page,
		hasTouch,
	} ) => {
		const { calendar, dates } = await datesOf( page, hasTouch );
		const file = /\/date-picker\.js/;
		await page.route( file, ( route ) => route.abort() );
		await dates.press( dates.field );
		await expect( calendar.alert ).toHaveText(
			'Oops something went wrong...'
		);
		await dates.press( dates.field );
		await expect( calendar.alert ).toBeHidden();
		await page.unroute( file );
		await dates.open();
	} );
} );

test.describe( 'in the form', () => {
	test.use( { visitor: 'trainer' } );

	test( 'it lies on the form and closes alone', async ( {
		page,
		hasTouch,
		checkAccessibility,
	} ) => {
		const calendar = new CalendarPage( page );
		await calendar.open( demo.pages.page );
		await calendar.isReady();
		const form = new BookingForm( calendar );
		await form.open();
		const date = new DatePicker( calendar, 'Date', hasTouch );
		await date.open();
		await expectInWindow( page, date.dialog );
		await checkAccessibility();
		await page.keyboard.press( 'Escape' );
		await expect( date.dialog ).toBeHidden();
		await expect( form.dialog ).toBeVisible();
		await expect( date.field ).toBeFocused();

		await date.open();
		await pressOutside( page, hasTouch );
		await expect( date.dialog ).toBeHidden();
		await expect( form.dialog ).toBeVisible();

		await date.open();
		await date.choose( dayAfter( monday( 1 ), 2 ) );
		await expect( date.dialog ).toBeHidden();
		const [ year, , day ] = dayAfter( monday( 1 ), 2 ).split( '-' );
		await expect( date.field ).toHaveText(
			new RegExp( `^Wed ${ Number( day ) } \\w+ ${ String( year ) }$` )
		);
		await expect( date.field ).toBeFocused();
	} );
} );
