/** The printed week and the app's where scroll bars take width from the page, as on most computers; Playwright hides them otherwise. */
import { expectSameWeek } from '../support/same-week';
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
