import { CalendarPage } from '../pages/calendar-page';
import { holdReads } from '../support/calls';
import { demo } from '../support/demo';
import { expect, test } from '../support/test';
import { monday } from '../support/week';

test.use( { visitor: 'owner' } );

test( 'a week that is on its way says so, and looks and acts like none that is free', async ( {
	page,
} ) => {
	const calendar = new CalendarPage( page );
	await calendar.open( demo.pages.page );
	await calendar.isReady();
	const release = await holdReads( page );
	await page.evaluate( ( week ) => {
		const url = new URL( window.location.href );
		url.searchParams.set( 'week', week );
		window.history.pushState( null, '', url );
		window.dispatchEvent( new PopStateEvent( 'popstate' ) );
	}, monday( 9 ) );
	const wait = calendar.root.locator( '.sc-wait' );
	await expect( wait ).toHaveText( calendar.text( 'Loading...' ) );
	await expect( wait.locator( 'span' ) ).toBeInViewport();
	const column = calendar.root
		.locator( '.is-skeleton .sc-col:visible' )
		.first();
	const block = await column.evaluate(
		( element ) =>
			window.getComputedStyle( element, '::before' ).backgroundImage
	);
	expect( block ).toContain( 'gradient' );
	const box = await column.boundingBox();
	const [ x, y ] = [ ( box?.x ?? 0 ) + 10, ( box?.y ?? 0 ) + 100 ];
	await page.mouse.move( x, y );
	await page.mouse.click( x, y );
	await expect( calendar.root.locator( '.sc-add' ) ).toHaveCount( 0 );
	await expect( calendar.root.locator( '.sc-dialog' ) ).toHaveCount( 0 );
	release();
	await calendar.isReady();
	await expect( wait ).toHaveCount( 0 );
	await expect(
		calendar.root.locator(
			'.sc-page.is-shown .is-skeleton, .sc-scroll .is-skeleton'
		)
	).toHaveCount( 0 );
} );

test( 'a week that was fetched ahead is there at once', async ( { page } ) => {
	const calendar = new CalendarPage( page );
	const ahead = page.waitForResponse( ( answer ) =>
		answer.url().includes( `date_from=${ monday( 1 ) }` )
	);
	await calendar.open( demo.pages.page );
	// The headers come first, and a week is there with its last byte.
	await ( await ahead ).finished();
	await calendar.isReady();
	await page.evaluate( () => {
		new MutationObserver( () => {
			if ( document.querySelector( '.sc-wait' ) ) {
				document.title = 'has waited';
			}
		} ).observe( document.body, { childList: true, subtree: true } );
	} );
	await calendar.button( 'Next week' ).click();
	await calendar.isReady();
	await expect( calendar.today ).toBeVisible();
	await expect( page ).not.toHaveTitle( 'has waited' );
} );
