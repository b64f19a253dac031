import { CalendarPage } from '../pages/calendar-page';
import { demo } from '../support/demo';
import { expect, test } from '../support/test';
import { expectWeek } from '../support/week';

const PLACES = {
	'block in a block theme': demo.pages.block,
	'shortcode in a classic theme': demo.pages.shortcode,
	'full-window page': demo.pages.page,
};

for ( const [ place, address ] of Object.entries( PLACES ) ) {
	test( `${ place }: a guest sees this week's bookings`, async ( {
		page,
		checkAccessibility,
	} ) => {
		const calendar = new CalendarPage( page );
		await calendar.open( address );
		await calendar.isReady();
		await calendar.expectRole( 'guest' );
		await expectWeek( calendar, 0 );
		await checkAccessibility();
	} );
}

test( 'the demo timetable stands where it was booked', async ( { page } ) => {
	const calendar = new CalendarPage( page );
	await calendar.open( demo.pages.block );
	await calendar.isReady();
	for ( const name of [
		/^Salsa I, Monday .*18:30–20:00, Big hall/,
		/^Busy, Tuesday .*14:00–16:00, Studio 4$/,
		/^Rock & swing, Wednesday .*18:30–20:30, Big hall/,
	] ) {
		await calendar.reach( calendar.card( name ) );
		await expect( calendar.card( name ) ).toBeVisible();
	}
	expect( ( await calendar.cardNames() ).join() ).not.toMatch( /paid/i );
} );

test.describe( 'as owner', () => {
	test.use( { visitor: 'owner' } );

	test( "the owner sees this week's bookings, and how they are paid", async ( {
		page,
		checkAccessibility,
	} ) => {
		const calendar = new CalendarPage( page );
		await calendar.open( demo.pages.block );
		await calendar.isReady();
		await calendar.expectRole( 'owner' );
		await expectWeek( calendar, 0 );
		const names = await calendar.cardNames();
		expect(
			names.every( ( name ) => /, (Paid|Unpaid), /.test( name ) )
		).toBe( true );
		expect( names.some( ( name ) => name.includes( ', Pending, ' ) ) ).toBe(
			true
		);
		expect( names.join() ).not.toContain( 'Busy' );
		await checkAccessibility();
	} );
} );
