import { CalendarPage } from '../pages/calendar-page';
import { demo } from '../support/demo';
import { expect, test } from '../support/test';
import { expectWeek, monday } from '../support/week';

/** Returns a pattern for "November 2026", or for both months if the week spans two. */
function monthOf( from: string ): RegExp {
	const year = from.slice( 0, 4 );
	const month = new Intl.DateTimeFormat( 'en-GB', {
		month: 'short',
		timeZone: 'UTC',
	} ).format( new Date( `${ from }T00:00:00Z` ) );
	return new RegExp( `^${ month }.*${ year }|^${ month } – .*\\d{4}$` );
}

test( 'next, previous and Today move by whole weeks', async ( { page } ) => {
	const calendar = new CalendarPage( page );
	await calendar.open( demo.pages.block );
	await calendar.isReady();
	await expect( calendar.month ).toHaveText( monthOf( monday() ) );
	await expect( calendar.today ).toBeHidden();

	await calendar.button( 'Next week' ).click();
	await expect( page ).toHaveURL( new RegExp( `week=${ monday( 1 ) }` ) );
	await expect( calendar.month ).toHaveText( monthOf( monday( 1 ) ) );
	await expect( calendar.today ).toBeVisible();
	await expectWeek( calendar, 1 );

	await calendar.button( 'Previous week' ).click();
	await calendar.button( 'Previous week' ).click();
	await expect( calendar.month ).toHaveText( monthOf( monday( -1 ) ) );
	await expectWeek( calendar, -1 );

	await calendar.today.click();
	await expect( calendar.today ).toBeHidden();
	await expect( page ).not.toHaveURL( /week=/ );
	await expectWeek( calendar, 0 );
} );

test( 'the address leads to a week', async ( { page } ) => {
	const calendar = new CalendarPage( page );
	await calendar.open( demo.pages.page, { week: monday( 2 ) } );
	await calendar.isReady();
	await expectWeek( calendar, 2 );
	await expect( calendar.today ).toBeVisible();
} );

test( 'a room can be chosen, and the address keeps it', async ( { page } ) => {
	const calendar = new CalendarPage( page );
	await calendar.open( demo.pages.block );
	await calendar.isReady();
	await calendar.root
		.getByRole( 'combobox', { name: 'Room' } )
		.selectOption( 'Small hall' );
	await expect( page ).toHaveURL( /room_id=\d+/ );
	const roomsInView = async () =>
		new Set(
			( await calendar.cardNames() ).map(
				( name ) =>
					/(Big|Small) hall|Rehearsal|Studio/.exec( name )?.[ 0 ]
			)
		);
	expect( await roomsInView() ).toEqual( new Set( [ 'Small hall' ] ) );
	await page.reload();
	await calendar.isReady();
	expect( await roomsInView() ).toEqual( new Set( [ 'Small hall' ] ) );
} );
