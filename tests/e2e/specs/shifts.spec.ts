import type { Page } from '@playwright/test';
import { CalendarPage } from '../pages/calendar-page';
import { demo, type DemoRole } from '../support/demo';
import { shiftsOn, watchShifts, WITHOUT_WEB_FONTS } from '../support/shifts';
import { expect, test } from '../support/test';
import { monday } from '../support/week';

const READ = /booking\/getInRange_ready/;
const PLACES = {
	'block theme': demo.pages.block,
	'classic theme': demo.pages.shortcode,
	'full window': demo.pages.page,
};
const VISITORS: readonly ( DemoRole | 'guest' )[] = [ 'guest', 'owner' ];

test.use( {
	launchOptions: async ( { launchOptions }, use ) => {
		const { args = [] } = launchOptions;
		await use( { ...launchOptions, args: [ ...args, WITHOUT_WEB_FONTS ] } );
	},
} );

/** Delays the responses to reads, so that the browser paints each intermediate state. */
async function slowDown( page: Page ): Promise< void > {
	await page.route( READ, async ( route ) => {
		await new Promise( ( resolve ) => setTimeout( resolve, 700 ) );
		await route.continue();
	} );
}

/** Next week is not in the page's HTML, so that guests see the skeleton first, too. */
const WEEKS = { 'this week': {}, 'next week': { week: monday( 1 ) } };

for ( const visitor of VISITORS ) {
	for ( const [ place, address ] of Object.entries( PLACES ) ) {
		for ( const [ when, params ] of Object.entries( WEEKS ) ) {
			test.describe( () => {
				test.use( { visitor } );

				test( `${ place }, ${ when }: nothing moves under the eyes of a ${ visitor }`, async ( {
					page,
				} ) => {
					await watchShifts( page );
					await slowDown( page );
					const calendar = new CalendarPage( page );
					await calendar.open( address, params );
					await calendar.isReady();
					expect( await shiftsOn( page ) ).toEqual( [] );
					await page.unrouteAll( { behavior: 'ignoreErrors' } );
				} );
			} );
		}
	}
}

test.describe( 'when reads fail', () => {
	test.use( { expectedErrors: [ /500|getInRange_ready/ ] } );

	for ( const [ when, params ] of Object.entries( WEEKS ) ) {
		test( `${ when }: what then is said pushes nothing away`, async ( {
			page,
		} ) => {
			await watchShifts( page );
			await page.route( READ, ( route ) =>
				route.fulfill( { status: 500, body: 'broken' } )
			);
			const calendar = new CalendarPage( page );
			await calendar.open( demo.pages.block, params );
			const said = calendar.root.getByRole( 'button', {
				name: /Try (again|now)/,
			} );
			await expect( said ).toBeVisible();
			expect( await shiftsOn( page ) ).toEqual( [] );
		} );
	}
} );
