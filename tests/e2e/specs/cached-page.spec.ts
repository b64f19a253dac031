import type { Page } from '@playwright/test';
import { CalendarPage } from '../pages/calendar-page';
import { demo, later } from '../support/demo';
import { expect, test } from '../support/test';
import { dayFromToday, expectWeek, monday } from '../support/week';

const DAY = 86_400_000;

/** Serves the block page as a page cache does: the HTML of a guest for every visitor. */
async function serveFromCache( page: Page, html: string ): Promise< void > {
	await page.route( demo.pages.block, ( route ) =>
		route.fulfill( { contentType: 'text/html; charset=UTF-8', body: html } )
	);
}

/** Returns the number of weeks between the current week and that of a day. */
const weeksUntil = ( date: string ) =>
	Math.floor( ( Date.parse( date ) - Date.parse( monday() ) ) / ( 7 * DAY ) );

async function guestHtml( page: Page ): Promise< string > {
	const guest = await page
		.context()
		.browser()
		?.newContext( {
			storageState: { cookies: [], origins: [] },
		} );
	const answer = await guest?.request.get( demo.pages.block );
	const html = ( await answer?.text() ) ?? '';
	await guest?.close();
	expect( html ).toContain( '&quot;nonce&quot;:null' );
	return html;
}

/** Sets the clocks of the visitor and of the server to days after the page was cached. */
async function travel( page: Page ): Promise< void > {
	await page.addInitScript( {
		content: `{
			const ahead = ${ later.days * DAY };
			const Now = Date;
			window.Date = class extends Now {
				constructor( ...parts ) {
					super( ...( parts.length > 0 ? parts : [ Now.now() + ahead ] ) );
				}
				static now() {
					return Now.now() + ahead;
				}
			};
		}`,
	} );
	await page.route( `${ demo.url }**`, async ( route ) => {
		const url = route.request().url().replace( demo.url, later.url );
		await route.fulfill( { response: await route.fetch( { url } ) } );
	} );
}

test( 'a guest still reads on HTML that was saved eight days ago', async ( {
	page,
} ) => {
	const html = await guestHtml( page );
	await travel( page );
	await serveFromCache( page, html );
	const answers: string[] = [];
	page.on( 'response', ( response ) => {
		answers.push( `${ response.status() } ${ response.url() }` );
	} );
	const calendar = new CalendarPage( page );
	await calendar.open( demo.pages.block );
	await calendar.isReady();
	await expectWeek( calendar, weeksUntil( dayFromToday( later.days ) ) );
	expect( answers.filter( ( answer ) => /^[45]/.test( answer ) ) ).toEqual(
		[]
	);
	expect( answers.join() ).toContain( 'getInRange_ready' );
	// Requests for the neighboring weeks may still be pending.
	await page.unrouteAll( { behavior: 'ignoreErrors' } );
} );

test( 'a calendar reads its week and the next, and the one before once somebody turns to it', async ( {
	page,
} ) => {
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	/** Others change the studio meanwhile, so that its week may be read again. */
	const weeks = () => [
		...new Set(
			asked
				.filter( ( url ) => url.includes( 'getInRange_ready' ) )
				.map( ( url ) =>
					new URL( url ).searchParams.get( 'date_from' )
				)
		),
	];
	const calendar = new CalendarPage( page );
	await calendar.open( demo.pages.block );
	await calendar.isReady();
	await expect.poll( weeks ).toEqual( [ monday(), monday( 1 ) ] );
	// What comes when the browser is idle.
	await expect( calendar.live ).toHaveText( /^Updating every/ );
	expect( weeks() ).toHaveLength( 2 );
	await calendar.root.hover();
	await expect
		.poll( weeks )
		.toEqual( [ monday(), monday( 1 ), monday( -1 ) ] );
} );

test.describe( 'as trainer', () => {
	test.use( { visitor: 'trainer' } );

	test( "a trainer on a guest's cached HTML gets the trainer's view", async ( {
		page,
	} ) => {
		await serveFromCache( page, await guestHtml( page ) );
		const calendar = new CalendarPage( page );
		await calendar.open( demo.pages.block );
		await calendar.expectRole( 'trainer' );
		await expectWeek( calendar, 0 );
	} );
} );
