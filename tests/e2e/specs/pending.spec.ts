import { CalendarPage } from '../pages/calendar-page';
import { demo } from '../support/demo';
import { expect, test } from '../support/test';
import { monday } from '../support/week';

test.use( { visitor: 'owner' } );

for ( const place of [ 'page', 'shortcode' ] as const ) {
	test( `on the ${ place } what waits is led to one after the other, all of it and round again`, async ( {
		page,
	} ) => {
		const calendar = new CalendarPage( page, 'ru' );
		await calendar.open( demo.pages[ place ], {
			locale: 'ru',
			week: monday( 1 ),
			room_id: String( demo.rooms[ 0 ] ),
		} );
		await calendar.isReady();
		const chip = calendar.root.locator( '.sc-chip' );
		const count = Number(
			await chip.locator( '.sc-chip__count' ).textContent()
		);
		expect( count ).toBeGreaterThan( 1 );
		const focused = calendar.grid.locator(
			'.sc-card.is-pending:focus-within'
		);
		const led: string[] = [];
		await chip.click();
		for ( let press = 0; press <= count; press++ ) {
			await expect( focused ).toHaveCount( 1 );
			await expect( focused ).toBeInViewport();
			led.push(
				( await focused.getAttribute( 'data-booking-id' ) ) ?? ''
			);
			// The button that replaces a chip scrolled out of view comes last in the document.
			const way = calendar.root
				.locator( '.sc-chip, .sc-next button' )
				.last();
			await expect( way ).toBeInViewport();
			await way.click();
			await expect( focused ).not.toHaveAttribute(
				'data-booking-id',
				led.at( -1 ) ?? ''
			);
		}
		expect( new Set( led ).size ).toBe( count );
		expect( led[ count ] ).toBe( led[ 0 ] );
	} );
}
