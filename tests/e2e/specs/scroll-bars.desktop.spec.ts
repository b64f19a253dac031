/** The printed week and the app's where scroll bars take width from the page, as on most computers; Playwright hides them otherwise. */
import { expectSameWeek } from '../support/same-week';
import { openPrinted } from '../support/static-week';
import { expect, test } from '../support/test';
import { monday } from '../support/week';

test.use( {
	launchOptions: [
		( { launchOptions }, use ) =>
			use( {
				...launchOptions,
				ignoreDefaultArgs: [ '--hide-scrollbars' ],
			} ),
		{ scope: 'worker' },
	],
} );

for ( const width of [ 820, 1000, 1280, 1700, 1920 ] ) {
	test( `the app puts the week where it is printed at ${ String( width ) } px`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width, height: 700 } );
		await expectSameWeek( page, monday( 1 ) );
		const bar = await page.evaluate(
			() => window.innerWidth - document.documentElement.clientWidth
		);
		expect( bar ).toBeGreaterThan( 5 );
	} );
}

test( 'the printed week goes by the window again once that is resized, after a press too', async ( {
	page,
} ) => {
	await openPrinted( page );
	const grid = page.locator( '.sc-static .sc-scroll > .sc-grid' );
	await expect( grid ).toHaveAttribute( 'style', /--sc-w/ );
	await grid.locator( '.sc-hours' ).click();
	await page.setViewportSize( { width: 1000, height: 700 } );
	await expect( grid ).not.toHaveAttribute( 'style', /--sc-w/ );
} );
