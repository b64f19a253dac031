import { CalendarPage } from '../pages/calendar-page';
import { demo } from '../support/demo';
import { expect, test } from '../support/test';

const ANY_CARD = /, \w+ \d+ \w+ \d\d:\d\d–\d\d:\d\d, /;

test.use( { reducedMotion: 'no-preference' } );

test( 'a sheet is pulled down by its handle, and springs back from a little', async ( {
	page,
} ) => {
	const calendar = new CalendarPage( page );
	await calendar.open( demo.pages.block );
	await calendar.isReady();
	const card = calendar.grid
		.getByRole( 'button', { name: ANY_CARD } )
		.first();
	await card.tap();
	const sheet = calendar.dialog( /./ );
	const handle = sheet.locator( '.sc-handle' );
	const pull = async ( way: number ) => {
		// Waits for the animations that open the sheet and let it spring back.
		await sheet.evaluate( async ( element ) => {
			await Promise.all(
				element.getAnimations().map( ( { finished } ) => finished )
			);
		} );
		const box = await handle.boundingBox();
		expect( box?.height ).toBeGreaterThanOrEqual( 44 );
		const x = ( box?.x ?? 0 ) + 60;
		const y = ( box?.y ?? 0 ) + 8;
		await page.mouse.move( x, y );
		await page.mouse.down();
		await page.mouse.move( x, y + way, { steps: 4 } );
		return box?.y ?? 0;
	};
	const top = () =>
		sheet.evaluate( ( element ) => element.getBoundingClientRect().top );
	const before = await pull( 60 );
	const pulled = Date.now();
	await expect
		.poll( async () => Math.round( ( await top() ) - before ), {
			message: 'it follows',
		} )
		.toBe( 60 );
	// The same distance in less time would be a flick, which closes the sheet.
	await expect.poll( () => Date.now() - pulled ).toBeGreaterThan( 300 );
	await page.mouse.up();
	await expect( sheet ).toBeVisible();
	await expect
		.poll( () => sheet.evaluate( ( { style } ) => style.translate ) )
		.toBe( '' );
	await pull( 500 );
	await page.mouse.up();
	await expect( sheet ).toHaveCount( 0 );
} );
