import { CalendarPage } from '../pages/calendar-page';
import { demo } from '../support/demo';
import { withoutFirstWeek } from '../support/first-week';
import { expect, test } from '../support/test';
import { expectWeek, monday } from '../support/week';

const READ = /booking\/getInRange_ready/;

test.use( { expectedErrors: [ /500|getInRange_ready/ ] } );

test( 'when the server fails, the error replaces the grid after three tries', async ( {
	page,
	checkAccessibility,
} ) => {
	let tries = 0;
	await page.route( READ, ( route ) => {
		tries++;
		return route.fulfill( { status: 500, body: 'broken' } );
	} );
	await withoutFirstWeek( page );
	const calendar = new CalendarPage( page );
	await calendar.open( demo.pages.block, { week: monday( 1 ) } );
	await expect( calendar.alert ).toContainText(
		'Oops something went wrong...'
	);
	await expect( calendar.grid ).toBeHidden();
	expect( tries ).toBe( 3 );
	await checkAccessibility();

	await page.unroute( READ );
	await calendar.button( 'Try again' ).click();
	await expect( calendar.alert ).toBeHidden();
	await expectWeek( calendar, 1 );
} );
