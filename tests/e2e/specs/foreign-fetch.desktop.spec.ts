import type { Page } from '@playwright/test';
import { CalendarPage } from '../pages/calendar-page';
import { demo } from '../support/demo';
import { expect, test } from '../support/test';
import { monday } from '../support/week';

/** Returns the requests that the page's `wp.apiFetch` has received. */
const asked = ( page: Page ) =>
	page.evaluate( () => ( window as unknown as { asked: string[] } ).asked );

/** Gives the page an api-fetch that rejects all requests, as middlewares of other plugins may do. */
const withForeignFetch = ( page: Page ) =>
	page.addInitScript( () => {
		const calls: string[] = [];
		const apiFetch = ( { path, url }: { path?: string; url?: string } ) => {
			calls.push( path ?? url ?? '' );
			return Promise.reject( new Error( 'Not by this one.' ) );
		};
		Object.assign( window, { wp: { apiFetch }, asked: calls } );
	} );

/** Week in which no other desktop test changes a booking. */
const WEEK = monday( -2 );

test.use( { visitor: 'owner' } );

test( "neither reads nor writes go through the page's own api-fetch", async ( {
	page,
} ) => {
	await withForeignFetch( page );
	const addresses: URL[] = [];
	page.on( 'request', ( request ) => {
		const url = new URL( request.url() );
		if ( /studio-calendar\/v1/.test( decodeURIComponent( url.href ) ) ) {
			addresses.push( url );
		}
	} );
	const calendar = new CalendarPage( page );
	await calendar.open( demo.pages.block, { week: WEEK } );
	await calendar.isReady();
	const card = calendar.card( /^Band rehearsal, Thursday/ );
	const wasPaid = /, Paid/.test(
		( await card.getAttribute( 'aria-label' ) ) ?? ''
	);
	await calendar.act(
		card,
		wasPaid ? 'Mark as unpaid' : 'Mark as paid',
		false
	);
	await expect( card ).toHaveAccessibleName(
		wasPaid ? /, Unpaid/ : /, Paid/
	);
	expect( addresses.length ).toBeGreaterThan( 1 );
	expect(
		addresses.filter( ( url ) => url.searchParams.has( '_locale' ) )
	).toEqual( [] );
	expect( await asked( page ) ).toEqual( [] );
} );
