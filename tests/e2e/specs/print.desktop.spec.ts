import type { Page } from '@playwright/test';
import { CalendarPage } from '../pages/calendar-page';
import { demo } from '../support/demo';
import { expect, test } from '../support/test';

/** Size of A4 in points; browsers round it slightly. */
const LANDSCAPE = { width: 842, height: 595 };

interface Paper {
	readonly width: number;
	readonly height: number;
}

/** Returns the sheets on which the browser prints a page. */
async function sheetsOf( page: Page ): Promise< readonly Paper[] > {
	const pdf = ( await page.pdf( { preferCSSPageSize: true } ) ).toString(
		'latin1'
	);
	const boxes = pdf.matchAll( /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g );
	return Array.from( boxes, ( [ , width, height ] ) => ( {
		width: Math.round( Number( width ) ),
		height: Math.round( Number( height ) ),
	} ) );
}

/** Waits until the week and the print sheets are loaded, which come shortly after it. */
async function isReadyToPrint( calendar: CalendarPage ): Promise< void > {
	await calendar.isReady();
	await calendar.beginsToPrint();
	await calendar.page.evaluate( () =>
		window.dispatchEvent( new Event( 'afterprint' ) )
	);
}

const isLandscape = ( { width, height }: Paper ) =>
	Math.abs( width - LANDSCAPE.width ) <= 2 &&
	Math.abs( height - LANDSCAPE.height ) <= 2;

test.use( { visitor: 'owner' } );

test( 'four rooms are printed on a landscape sheet each', async ( {
	page,
} ) => {
	const calendar = new CalendarPage( page );
	await calendar.open( demo.pages.page );
	await isReadyToPrint( calendar );
	const sheets = await sheetsOf( page );
	expect( sheets ).toHaveLength( demo.rooms.length );
	expect( sheets.every( isLandscape ) ).toBe( true );
	await expect( page.locator( '.sc-sheet' ) ).toHaveCount( 0 );
} );

test( 'one room is one landscape sheet', async ( { page } ) => {
	const calendar = new CalendarPage( page );
	await calendar.open( demo.pages.page, {
		room_id: String( demo.rooms[ 0 ] ),
	} );
	await isReadyToPrint( calendar );
	const sheets = await sheetsOf( page );
	expect( sheets ).toHaveLength( 1 );
	expect( sheets.every( isLandscape ) ).toBe( true );
} );

test( 'a phone prints the sheets without the day of its screen', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 375, height: 720 } );
	const calendar = new CalendarPage( page );
	await calendar.open( demo.pages.page );
	await isReadyToPrint( calendar );
	await page.emulateMedia( { media: 'print' } );
	await calendar.beginsToPrint();
	await expect( page.locator( '.sc-sheet' ) ).toHaveCount(
		demo.rooms.length
	);
	await expect( page.locator( '.sc-pages' ) ).toBeHidden();
	await expect( page.locator( '.sc-head' ).first() ).toBeHidden();
} );

test( "the theme's own paper stays as it was", async ( { page } ) => {
	const calendar = new CalendarPage( page );
	await calendar.open( demo.pages.block, {
		room_id: String( demo.rooms[ 0 ] ),
	} );
	await isReadyToPrint( calendar );
	const sheets = await sheetsOf( page );
	expect( sheets.filter( isLandscape ) ).toHaveLength( 1 );
	expect( sheets.length ).toBeGreaterThan( 1 );
} );

test.describe( 'without the sheets', () => {
	test.use( {
		expectedErrors: [ /build\/print\.(js|css)|chunk: print/ ],
	} );

	test( 'the week is printed as it is on the screen', async ( { page } ) => {
		await page.route( /\/print\.(js|css)/, ( route ) => route.abort() );
		const failed = page.waitForEvent( 'console', {
			predicate: ( message ) => message.text().includes( 'chunk: print' ),
		} );
		const calendar = new CalendarPage( page );
		await calendar.open( demo.pages.page );
		await calendar.isReady();
		await failed;
		await page.emulateMedia( { media: 'print' } );
		await page.evaluate( () =>
			window.dispatchEvent( new Event( 'beforeprint' ) )
		);
		await expect( calendar.grid ).toBeVisible();
	} );
} );
