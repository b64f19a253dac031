import { CalendarPage } from '../pages/calendar-page';
import { demo } from '../support/demo';
import { leap } from '../support/faults';
import { withoutFirstWeek } from '../support/first-week';
import { expect, test } from '../support/test';
import { expectWeek, monday } from '../support/week';

const READ = /booking(\/|%2F)getInRange_ready/;
const APPROVE = /booking(\/|%2F)approve/;

// With a fake clock the page has no navigation timing, which a WordPress script reads, and idle chunks may time out.
test.use( {
	expectedErrors: [
		/timeout|domContentLoadedEventStart|^Studio Calendar: chunk: (print|surroundings) /,
	],
} );

test( 'a first read that nobody answers ends in words and can be tried again', async ( {
	page,
	checkAccessibility,
} ) => {
	await page.clock.install();
	await withoutFirstWeek( page );
	let tries = 0;
	await page.route( READ, () => {
		tries++;
	} );
	const calendar = new CalendarPage( page );
	await calendar.open( demo.pages.block, { week: monday( 1 ) } );
	for ( const count of [ 1, 2, 3 ] ) {
		await expect.poll( () => tries ).toBe( count );
		await leap( page, 10 );
		await leap( page, 2 );
	}
	await expect( calendar.alert ).toContainText(
		'The server did not answer in time.'
	);
	await checkAccessibility();
	await page.unroute( READ );
	await calendar.button( 'Try again' ).click();
	await expectWeek( calendar, 1 );
} );

test.describe( 'as owner', () => {
	test.use( { visitor: 'owner' } );

	test( 'an approval whose answers never come is said, found out, and never done twice', async ( {
		page,
		checkAccessibility,
	} ) => {
		await page.clock.install();
		const asked: string[] = [];
		// The server processes the first request, but its response is lost; the second does not reach the server.
		await page.route( APPROVE, async ( route ) => {
			const url = new URL( route.request().url() );
			asked.push( url.searchParams.get( 'request_id' ) ?? '' );
			if ( asked.length === 1 ) {
				await route.fetch();
			} else if ( asked.length > 2 ) {
				await route.continue();
			}
		} );
		const calendar = new CalendarPage( page );
		await calendar.open( demo.pages.page, { week: monday( 4 ) } );
		await calendar.isReady();
		// Waits for the late chunks, which would time out when the clock leaps.
		await expect( calendar.live ).toBeAttached();
		const pending = calendar.card( /Pending, Unpaid/ ).first();
		await calendar.reach( pending );
		const name = await pending.getAttribute( 'aria-label' );
		const place = name?.split( ', Pending' )[ 0 ] ?? '';
		const pattern = new RegExp( `^${ place.replace( /[()]/g, '\\$&' ) }` );
		const card = calendar.card( pattern );
		await calendar.act( card, 'Approve', false );
		await expect.poll( () => asked.length ).toBe( 1 );
		await leap( page, 31 );
		await expect.poll( () => asked.length ).toBe( 2 );
		await leap( page, 16 );
		const dialog = calendar.dialog( 'No answer' );
		await expect( dialog ).toContainText(
			'It is not known yet whether the change was saved.'
		);
		await checkAccessibility();
		await expect( calendar.cardBelow( pattern ) ).not.toHaveAttribute(
			'aria-label',
			/Pending/
		);
		await dialog.getByRole( 'button', { name: 'Try again' } ).click();
		await expect( dialog ).toBeHidden();
		await expect.poll( () => asked.length ).toBe( 3 );
		expect( new Set( asked ).size ).toBe( 1 );
		await expect( card ).not.toHaveAccessibleName( /Pending/ );
	} );
} );
