import type { BrowserContext } from '@playwright/test';
import { BookingForm } from '../pages/booking-form';
import { CalendarPage } from '../pages/calendar-page';
import { demo, textOf } from '../support/demo';
import { fetchedFrom } from '../support/fetched';
import { expect, test } from '../support/test';
import { expectWeek, monday } from '../support/week';

/** Sets the site's language for this browser, which then gets the packs of tests/fixtures/languages. */
const speak = ( context: BrowserContext, locale: string ) =>
	context.addCookies( [
		{
			name: 'studio_calendar_test_language',
			value: locale,
			url: demo.url,
		},
	] );

const KEYS = [
	'Book',
	'Next week',
	'Previous week',
	'All rooms',
	'Room',
	'Trainer',
	'Default event',
	'Time from',
	'Time to',
	'Create',
	'Cancel',
	'New booking',
	'Pending',
	'Approved',
	'Close',
	'Date',
	'Repeat event / booking',
	'Weekly',
] as const;

/** Returns those of `KEYS` that are in the calendar in English, visible or spoken. */
async function englishIn( calendar: CalendarPage ): Promise< string[] > {
	const said = await calendar.root.evaluate( ( root ) => {
		const nodes = document.createTreeWalker( root, NodeFilter.SHOW_TEXT );
		const texts: string[] = [];
		while ( nodes.nextNode() ) {
			texts.push( nodes.currentNode.textContent ?? '' );
		}
		for ( const element of root.querySelectorAll( '*' ) ) {
			for ( const name of [ 'aria-label', 'title', 'placeholder' ] ) {
				texts.push( element.getAttribute( name ) ?? '' );
			}
		}
		return texts.map( ( text ) => text.trim() );
	} );
	return KEYS.filter( ( key ) => said.includes( key ) );
}

test.describe( 'on a site with a German language pack', () => {
	test.use( { visitor: 'trainer' } );

	test( 'the calendar speaks German, from the button to the form', async ( {
		page,
		context,
		checkAccessibility,
	} ) => {
		await speak( context, 'de_DE' );
		const calendar = new CalendarPage( page, 'de_DE' );
		await calendar.open( demo.pages.block );
		await calendar.isReady();
		await expect( page.locator( 'html' ) ).toHaveAttribute(
			'lang',
			'de-DE'
		);
		await expect( calendar.root ).toHaveAttribute( 'lang', 'de-DE' );
		await expectWeek( calendar, 0 );
		const weekday = new Intl.DateTimeFormat( 'de-DE', {
			weekday: 'short',
			timeZone: 'UTC',
		} ).format( new Date( `${ monday() }T00:00:00Z` ) );
		await expect( calendar.grid ).toContainText( weekday );
		await expect( calendar.button( 'Next week' ) ).toBeVisible();
		const form = new BookingForm( calendar );
		await form.open();
		for ( const field of [ form.room, form.event, form.from, form.to ] ) {
			await expect( field ).toBeVisible();
		}
		expect( await englishIn( calendar ) ).toEqual( [] );
		await checkAccessibility();
	} );

	test( 'its texts come with the page, once', async ( { page, context } ) => {
		await speak( context, 'de_DE' );
		const calendar = new CalendarPage( page, 'de_DE' );
		await calendar.open( demo.pages.block );
		await calendar.isReady();
		const fetched = await fetchedFrom(
			page,
			/studio_calendar=texts|\/languages\//
		);
		expect( fetched.map( ( { initiatorType } ) => initiatorType ) ).toEqual(
			[ 'link' ]
		);
	} );

	test( 'calls ask for German, and are refused in it', async ( {
		page,
		context,
	} ) => {
		await speak( context, 'de_DE' );
		const asked = page.waitForRequest( /getInRange_ready/ );
		const calendar = new CalendarPage( page, 'de_DE' );
		await calendar.open( demo.pages.block );
		const call = new URL( ( await asked ).url() );
		expect( call.searchParams.get( 'locale' ) ).toBe( 'de_DE' );
		call.searchParams.set( 'studio_id', '99999999' );
		const refusal = await page.request.get( call.href );
		expect( refusal.status() ).toBe( 404 );
		expect( await refusal.json() ).toMatchObject( {
			message: calendar.text( 'Studio not found' ),
		} );
	} );

	test.describe( 'whose texts do not come', () => {
		test.use( { expectedErrors: [ /languages: |Failed to load/ ] } );

		test( 'the calendar speaks English', async ( { page, context } ) => {
			await speak( context, 'de_DE' );
			await page.route( /studio_calendar=texts/, ( route ) =>
				route.abort()
			);
			const calendar = new CalendarPage( page );
			await calendar.open( demo.pages.block );
			await calendar.isReady();
			await expect( calendar.root ).toHaveAttribute( 'lang', 'en' );
			await expect( calendar.button( 'Next week' ) ).toBeVisible();
		} );
	} );
} );

test.describe( 'in wp-admin', () => {
	test.use( { visitor: 'owner' } );

	test( 'the bookings speak the pack’s language', async ( {
		page,
		context,
	} ) => {
		await speak( context, 'de_DE' );
		await page.goto(
			`${ demo.url }wp-admin/edit.php?post_type=studio_cal_studio&page=studio-calendar-bookings`
		);
		await expect(
			page.getByRole( 'link', {
				name: textOf( 'de_DE', 'Export CSV' ),
			} )
		).toBeVisible();
		await expect( page.locator( '.sc-bookings' ) ).toHaveAttribute(
			'lang',
			'de-DE'
		);
	} );
} );

test( 'a Russian pack says a single text in other words', async ( {
	page,
	context,
} ) => {
	await speak( context, 'ru_RU' );
	const calendar = new CalendarPage( page, 'ru' );
	await calendar.open( demo.pages.block );
	await calendar.isReady();
	await expect( calendar.root ).toHaveAttribute( 'lang', 'ru' );
	await expect(
		calendar.root.getByRole( 'button', { name: 'Неделя позже' } )
	).toBeVisible();
	await expect( calendar.button( 'Previous week' ) ).toBeVisible();
} );
