import { CalendarPage } from '../pages/calendar-page';
import { demo } from '../support/demo';
import { VIEW } from '../support/static-week';
import { expect, test } from '../support/test';

const ELEMENT = /wp-includes\/js\/dist\/element(\.min)?\.js/;
const LATE = 'The calendar could not start. Reload the page and try again.';

test( 'React that comes after our script starts the calendar all the same', async ( {
	page,
} ) => {
	let source = '';
	// An optimizer that joins scripts in another order has this effect: the tag loads nothing, the code comes later.
	await page.route( ELEMENT, async ( route ) => {
		source = await ( await route.fetch() ).text();
		await route.fulfill( { contentType: 'text/javascript', body: '' } );
	} );
	const calendar = new CalendarPage( page );
	await page.goto( demo.pages.block );
	await page.waitForLoadState( 'load' );
	await expect( calendar.grid ).toBeHidden();
	await page.addScriptTag( { content: source } );
	await calendar.isReady();
	await expect( page.getByText( LATE ) ).toHaveCount( 0 );
} );

for ( const [ what, pattern ] of [
	[ 'our script', VIEW ],
	[ 'React', ELEMENT ],
] as const ) {
	test.describe( `where ${ what } never comes`, () => {
		test.use( { expectedErrors: [ /ERR_FAILED/ ] } );

		test( 'the page says so after a while and offers a reload', async ( {
			page,
			checkAccessibility,
		} ) => {
			await page.route( pattern, ( route ) => route.abort() );
			await page.goto( demo.pages.block );
			const message = page.getByText( LATE );
			await expect( message ).toBeHidden();
			await expect( message ).toBeVisible( { timeout: 30_000 } );
			await checkAccessibility();
			await page.unroute( pattern );
			await page.getByRole( 'link', { name: 'Reload' } ).click();
			await new CalendarPage( page ).isReady();
			await expect( message ).toHaveCount( 0 );
		} );
	} );
}
