import { CalendarPage } from '../pages/calendar-page';
import { demo } from '../support/demo';
import { expect, test } from '../support/test';

test.describe( 'where the system is dark', () => {
	test.use( { colorScheme: 'dark' } );

	test( 'the page of its own is dark, and turns with the system', async ( {
		page,
		checkAccessibility,
	} ) => {
		const calendar = new CalendarPage( page );
		await calendar.open( demo.pages.page );
		await calendar.isReady();
		await expect( calendar.root ).toHaveAttribute( 'data-scheme', 'dark' );
		await expect( page.locator( 'body' ) ).toHaveCSS(
			'background-color',
			'rgb(21, 23, 28)'
		);
		await checkAccessibility();
		await page.emulateMedia( { colorScheme: 'light' } );
		await expect( calendar.root ).toHaveAttribute( 'data-scheme', 'light' );
	} );

	test( 'it is so in a frame too, unless its address says otherwise', async ( {
		page,
	} ) => {
		await page.goto( demo.url );
		const schemeOf = async ( scheme: string ) => {
			await page.evaluate( ( address ) => {
				const frame = document.createElement( 'iframe' );
				frame.src = address;
				document.body.replaceChildren( frame );
			}, demo.pages.page + scheme );
			return page
				.frameLocator( 'iframe' )
				.locator( '.sc:not(.sc-static)' )
				.getAttribute( 'data-scheme' );
		};
		expect( await schemeOf( '' ) ).toBe( 'dark' );
		expect( await schemeOf( '&scheme=light' ) ).toBe( 'light' );
	} );
} );

test( 'the page of its own is light where the system is', async ( {
	page,
} ) => {
	const calendar = new CalendarPage( page );
	await calendar.open( demo.pages.page );
	await calendar.isReady();
	await expect( calendar.root ).toHaveAttribute( 'data-scheme', 'light' );
	await calendar.open( demo.pages.page, { scheme: 'dark' } );
	await calendar.isReady();
	await expect( calendar.root ).toHaveAttribute( 'data-scheme', 'dark' );
} );
