import { CalendarPage } from '../pages/calendar-page';
import { demo } from '../support/demo';
import { expect, test } from '../support/test';
import { addStyle } from '../support/themes';

/** Styles with which themes widen a block. Some of them leave too little space for it in some viewports. */
const WIDENED = {
	'margins of a fixed size': 'margin-inline: -80px; max-width: none',
	'a width beyond the text':
		'margin-left: -40px; width: calc(100% + 80px); max-width: calc(100% + 80px)',
	'the width of the window, shifted':
		'position: relative; left: 50%; width: 100vw; max-width: 100vw; transform: translateX(-50%)',
	'margins of the window':
		'margin-inline: calc(50% - 50vw); width: auto; max-width: 100vw',
};

for ( const [ way, rule ] of Object.entries( WIDENED ) ) {
	test( `widened by ${ way } the calendar stays in the window`, async ( {
		page,
	} ) => {
		await addStyle( page, `.alignwide { ${ rule } }` );
		const calendar = new CalendarPage( page );
		await calendar.open( demo.pages.block );
		await calendar.isReady();
		const root = page.locator( '.sc-root' );
		await expect( root ).toHaveClass( /\balignwide\b/ );
		const { left, right, space } = await root.evaluate( ( element ) => {
			const box = element.getBoundingClientRect();
			return {
				left: box.left,
				right: box.right,
				space: document.documentElement.clientWidth,
			};
		} );
		expect( left ).toBeGreaterThanOrEqual( 0 );
		expect( right ).toBeLessThanOrEqual( space );
		expect( right - left ).toBeGreaterThan( 280 );
	} );
}
