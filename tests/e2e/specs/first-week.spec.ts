import type { Page } from '@playwright/test';
import { CalendarPage } from '../pages/calendar-page';
import { demo } from '../support/demo';
import { VIEW } from '../support/static-week';
import { expect, test } from '../support/test';
import { dayFromToday, monday } from '../support/week';

const LATE = 'The calendar could not start. Reload the page and try again.';

/** Returns the items of the week as the server prints it. */
const itemsOn = ( page: Page ) => page.locator( '.sc-plain li' );

const datesOn = ( page: Page ) =>
	page
		.locator( '.sc-plain h3 time' )
		.evaluateAll( ( days ) =>
			days.map( ( day ) => day.getAttribute( 'datetime' ) )
		);

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	for ( const [ place, address ] of Object.entries( demo.pages ) ) {
		test( `${ place }: a guest reads the week, pages on and selects a room`, async ( {
			page,
		} ) => {
			await page.goto( address );
			await expect( itemsOn( page ).first() ).toBeVisible();
			await expect
				.poll( () => datesOn( page ) )
				.toContain( dayFromToday( 0 ) );
			await expect( page.getByText( 'Loading...' ) ).toBeHidden();
			await expect( page.getByText( LATE ) ).toBeHidden();

			await page.getByRole( 'link', { name: 'Next week' } ).click();
			await expect( page ).toHaveURL( new RegExp( monday( 1 ) ) );
			await expect
				.poll( async () => ( await datesOn( page ) )[ 0 ] )
				.toBe( monday( 1 ) );

			await page
				.locator( '.sc-plain' )
				.getByRole( 'link', { name: 'Big hall' } )
				.click();
			await expect( page ).toHaveURL(
				new RegExp( `room_id=${ demo.rooms[ 0 ] }` )
			);
			await expect( page ).toHaveURL( new RegExp( monday( 1 ) ) );
			await expect( itemsOn( page ).first() ).not.toContainText(
				'Big hall'
			);
			await expect(
				page.locator( '.sc-plain [aria-current]' )
			).toHaveText( 'Big hall' );

			await page
				.locator( '.sc-plain' )
				.getByRole( 'link', { name: 'Today' } )
				.click();
			await expect
				.poll( () => datesOn( page ) )
				.toContain( dayFromToday( 0 ) );
		} );
	}

	test( 'fits the window', async ( { page } ) => {
		await page.goto( demo.pages.block );
		await expect( itemsOn( page ).first() ).toBeVisible();
		const [ inside, window ] = await page.evaluate( () => [
			document.documentElement.scrollWidth,
			document.documentElement.clientWidth,
		] );
		expect( inside ).toBe( window );
	} );
} );

test.describe( 'where the script never comes', () => {
	test.use( { expectedErrors: [ /ERR_FAILED/ ] } );

	test( 'the week stays readable beside a message', async ( { page } ) => {
		await page.route( VIEW, ( route ) => route.abort() );
		await page.goto( demo.pages.block );
		await expect( page.getByText( LATE ) ).toBeVisible();
		await expect(
			page.locator( '.sc-static .sc-card:visible' ).first()
		).toBeVisible();
		await expect( page.locator( '.sc-plain' ) ).toHaveCount( 0 );
	} );
} );

for ( const visitor of [ 'guest', 'trainer', 'owner' ] as const ) {
	test.describe( () => {
		test.use( { visitor } );

		test( `a ${ visitor } has the bookings before any answer`, async ( {
			page,
		} ) => {
			const held: ( () => void )[] = [];
			await page.route( /getInRange_ready/, async ( route ) => {
				await new Promise< void >( ( resolve ) =>
					held.push( resolve )
				);
				await route.continue();
			} );
			const calendar = new CalendarPage( page );
			await calendar.open( demo.pages.block, { week: monday( 1 ) } );
			await expect(
				calendar.root.locator( '.sc-card' ).first()
			).toBeVisible();
			await expect.poll( () => held.length ).toBeGreaterThan( 0 );
			held.forEach( ( answer ) => answer() );
			await page.unrouteAll( { behavior: 'ignoreErrors' } );
			await calendar.isReady();
		} );
	} );
}
