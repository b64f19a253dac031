import { CalendarPage } from '../pages/calendar-page';
import { demo, type Locale } from '../support/demo';
import { fetchedFrom } from '../support/fetched';
import { expect, test } from '../support/test';
import { expectWeek, monday } from '../support/week';

const OTHERS: Locale[] = [ 'ru', 'et' ];

for ( const locale of OTHERS ) {
	test( `in ${ locale } the calendar speaks it`, async ( {
		page,
		checkAccessibility,
	} ) => {
		const calendar = new CalendarPage( page, locale );
		await calendar.open( demo.pages.block, { locale } );
		await calendar.isReady();
		await expect( calendar.root ).toHaveAttribute( 'lang', locale );
		await expectWeek( calendar, 0 );
		const month = new Intl.DateTimeFormat( locale, {
			month: 'short',
			timeZone: 'UTC',
		} ).format( new Date( `${ monday() }T00:00:00Z` ) );
		await expect( calendar.month ).toHaveText(
			new RegExp( `^${ month.slice( 0, 3 ) }`, 'i' )
		);
		await calendar.button( 'Next week' ).click();
		await expect( calendar.button( 'Today' ) ).toBeVisible();
		await checkAccessibility();
	} );

	test( `in ${ locale } its texts come with the page, once`, async ( {
		page,
	} ) => {
		const calendar = new CalendarPage( page, locale );
		await calendar.open( demo.pages.block, { locale } );
		await calendar.isReady();
		const fetched = await fetchedFrom( page, /\/languages\// );
		const atStart = `link ${ locale }.js`;
		// What only chunks say comes with the first of them, once the browser is idle.
		expect( [
			[ atStart ],
			[ atStart, `script ${ locale }-later.js` ],
		] ).toContainEqual(
			fetched.map(
				( { file, initiatorType } ) => `${ initiatorType } ${ file }`
			)
		);
	} );

	test( `in ${ locale } a missing studio is told in it`, async ( {
		page,
	} ) => {
		const calendar = new CalendarPage( page, locale );
		await calendar.open( `${ demo.url }?studio_calendar=page`, { locale } );
		await expect( calendar.alert ).toHaveText(
			calendar.text( 'studio_id is required' )
		);
	} );
}

test( 'a language that is not offered falls back to English', async ( {
	page,
} ) => {
	const calendar = new CalendarPage( page );
	await calendar.open( demo.pages.block, { locale: 'xx' } );
	await calendar.isReady();
	await expect( calendar.root ).toHaveAttribute( 'lang', 'en' );
	await expect( calendar.button( 'Next week' ) ).toBeVisible();
} );

test( 'without a studio the page says "studio_id is required"', async ( {
	page,
	checkAccessibility,
} ) => {
	const calendar = new CalendarPage( page );
	await calendar.open( `${ demo.url }?studio_calendar=page` );
	await expect( calendar.alert ).toHaveText( 'studio_id is required' );
	await checkAccessibility();
} );
