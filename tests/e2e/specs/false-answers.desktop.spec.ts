import type { Page } from '@playwright/test';
import { BookingForm } from '../pages/booking-form';
import { book } from '../support/calls';
import { CALL_FAILED, openWeek } from '../support/faults';
import { withoutFirstWeek } from '../support/first-week';
import { expect, test } from '../support/test';
import { monday } from '../support/week';

/** First of the weeks, counted from the current one, that neither the demo nor other specs use. */
const FAR = 190;

test.use( {
	visitor: 'owner',
	expectedErrors: [ CALL_FAILED ],
} );

type Json = Readonly< Record< string, unknown > >;

/** Changes the server's response on its way to the page, as a faulty cache or proxy does. */
const turn = ( page: Page, call: RegExp, into: ( answer: Json ) => unknown ) =>
	page.route( call, async ( route ) => {
		// Without the page's ETag the server sends the full response.
		const headers = { ...route.request().headers(), 'if-none-match': '' };
		const response = await route.fetch( { headers } );
		const answer = ( await response.json() ) as Json;
		await route.fulfill( { response, json: into( answer ) } );
	} );

const READ = /getInRange_ready/;

const taken = ( weeks: number, from: string, to: string ) => ( {
	date: monday( weeks ),
	from,
	to,
	room: 'Big hall',
} );

test( 'a week of another studio, and one of other days, are no answer', async ( {
	page,
} ) => {
	await book( page, taken( FAR + 1, '10:00', '11:00' ) );
	await withoutFirstWeek( page );
	await turn( page, READ, ( answer ) => ( {
		...answer,
		studio: { ...( answer[ 'studio' ] as Json ), id: 999 },
	} ) );
	const calendar = await openWeek( page, 'ru', FAR, false );
	const oops = calendar.text( 'Oops something went wrong...' );
	await expect( calendar.alert ).toContainText( oops );
	await page.unroute( READ );
	// A cache that ignores the dates responds with the week before.
	await page.route( READ, ( route ) => {
		const url = new URL( route.request().url() );
		url.searchParams.set( 'date_from', monday( FAR ) );
		url.searchParams.set( 'date_to', monday( FAR ) );
		return route.continue( { url: url.href } );
	} );
	await calendar.button( 'Try again' ).click();
	await calendar.isReady();
	await calendar.button( 'Next week' ).click();
	await expect( calendar.alert ).toContainText( oops );
	await expect( calendar.grid ).toBeHidden();
	await page.unroute( READ );
	await calendar.button( 'Try again' ).click();
	await expect( calendar.card( /10:00–11:00/ ) ).toHaveCount( 1 );
} );

test( 'an older week never undoes what this page has done', async ( {
	page,
} ) => {
	await book( page, taken( FAR + 3, '10:00', '11:00' ) );
	const calendar = await openWeek( page, 'et', FAR + 3 );
	const card = calendar.card( /10:00–11:00/ );
	const unpaid = new RegExp( `, ${ calendar.text( 'Unpaid' ) }` );
	let first: Json | null = null;
	await turn( page, READ, ( answer ) => ( first ??= answer ) );
	await page.evaluate( () => window.dispatchEvent( new Event( 'online' ) ) );
	await expect.poll( () => first ).not.toBeNull();
	await calendar.act( card, 'Mark as paid', false );
	const paid = new RegExp( `, ${ calendar.text( 'Paid' ) }` );
	await expect( card ).toHaveAccessibleName( paid );
	const again = page.waitForResponse( READ );
	await page.evaluate( () => window.dispatchEvent( new Event( 'online' ) ) );
	await again;
	await expect( card ).toHaveAccessibleName( paid );
	await expect( card ).not.toHaveAccessibleName( unpaid );
	// A pending request would outlive the page.
	await page.unrouteAll( { behavior: 'wait' } );
} );

test( 'an answer about another booking is not believed: neither shown nor taken back', async ( {
	page,
} ) => {
	await book( page, taken( FAR + 5, '10:00', '11:00' ) );
	await book( page, taken( FAR + 5, '20:00', '21:00' ) );
	const calendar = await openWeek( page, 'ru', FAR + 5 );
	const card = calendar.card( /10:00–11:00/ );
	const other = calendar.card( /20:00–21:00/ );
	const otherId = Number( await other.getAttribute( 'data-booking-id' ) );
	const PAID = /booking\/markPaid\//;
	await turn( page, PAID, ( answer ) => ( {
		...answer,
		booking: {
			...( answer[ 'booking' ] as Json ),
			id: otherId,
			time_from: '15:00',
			time_to: '16:00',
		},
	} ) );
	await calendar.act( card, 'Mark as paid', false );
	const dialog = calendar.dialog( calendar.text( 'Not saved' ) );
	await expect( dialog ).toBeVisible();
	await expect( calendar.card( /15:00–16:00/ ) ).toHaveCount( 0 );
	await page.unroute( PAID );
	await dialog
		.getByRole( 'button', { name: calendar.text( 'Try again' ) } )
		.click();
	await expect( dialog ).toBeHidden();
	await expect( card ).toHaveAccessibleName(
		new RegExp( `, ${ calendar.text( 'Paid' ) }` )
	);
	await page.keyboard.press( 'Escape' );

	const ADD = /booking\/add/;
	await turn( page, ADD, ( answer ) => ( {
		...answer,
		bookings: ( answer[ 'bookings' ] as Json[] ).map( ( booking ) => ( {
			...booking,
			id: otherId,
			time_from: '20:00',
			time_to: '21:00',
		} ) ),
	} ) );
	const form = new BookingForm( calendar );
	await form.open();
	await form.button( 'Create' ).click();
	await expect( form.dialog.getByRole( 'alert' ) ).toContainText(
		calendar.text( 'Oops something went wrong...' )
	);
	await expect(
		calendar.root.getByText( calendar.text( 'Created Successfully' ) )
	).toHaveCount( 0 );
	await page.unroute( ADD );
	await form.button( 'Create' ).click();
	await expect( form.dialog ).toBeHidden();
	await expect( calendar.card( /12:00–14:00/ ) ).toHaveCount( 1 );
	await expect( other ).toHaveCount( 1 );
} );

test( 'a nonce that cannot be renewed while the server rests is no logout', async ( {
	page,
} ) => {
	await book( page, taken( FAR + 7, '10:00', '11:00' ) );
	const calendar = await openWeek( page, 'et', FAR + 7 );
	const card = calendar.card( /10:00–11:00/ );
	const PAID = /booking\/markPaid\//;
	const RENEWAL = /action=rest-nonce/;
	// As after a night, the page's nonce has expired.
	await page.route( PAID, ( route ) => {
		const url = new URL( route.request().url() );
		url.searchParams.set( '_wpnonce', 'aaaaaaaaaa' );
		return route.continue( { url: url.href } );
	} );
	await page.route( RENEWAL, ( route ) =>
		route.fulfill( { status: 503, body: '<h1>Briefly unavailable</h1>' } )
	);
	await calendar.act( card, 'Mark as paid', false );
	const dialog = calendar.dialog( calendar.text( 'Not saved' ) );
	await expect( dialog ).toContainText(
		calendar.text( 'Oops something went wrong...' )
	);
	await page.unroute( PAID );
	await page.unroute( RENEWAL );
	await dialog
		.getByRole( 'button', { name: calendar.text( 'Try again' ) } )
		.click();
	await expect( card ).toHaveAccessibleName(
		new RegExp( `, ${ calendar.text( 'Paid' ) }` )
	);
} );

test.describe( 'on a slow line', () => {
	// What moves bookings may still be on its way when the line is lost.
	test.use( {
		expectedErrors: [
			new RegExp( `${ CALL_FAILED.source }|chunk: moving` ),
		],
	} );

	test( 'on 3G a week is read and booked; offline the words stay, and back again they are saved', async ( {
		page,
		context,
	} ) => {
		test.slow();
		const network = await context.newCDPSession( page );
		const emulate = ( isOffline: boolean ) =>
			network.send( 'Network.emulateNetworkConditions', {
				offline: isOffline,
				latency: 400,
				downloadThroughput: 400_000 / 8,
				uploadThroughput: 400_000 / 8,
			} );
		await network.send( 'Network.enable' );
		await emulate( false );
		const calendar = await openWeek( page, 'ru', FAR + 9 );
		const form = new BookingForm( calendar );
		await form.open();
		await form.button( 'Create' ).click();
		await expect( form.dialog ).toBeHidden();
		await expect( calendar.card( /12:00–14:00/ ) ).toHaveCount( 1 );

		await form.open();
		await form.type( form.from, '1500' );
		await form.hidden.fill( 'Key at the bar.' );
		await emulate( true );
		await form.button( 'Create' ).click();
		await expect( form.dialog.getByRole( 'alert' ) ).toContainText(
			calendar.text( 'Oops something went wrong...' )
		);
		await expect( form.hidden ).toHaveValue( 'Key at the bar.' );
		await page.keyboard.press( 'Escape' );
		await calendar.button( 'Book' ).click();
		await emulate( false );
		await form.button( 'Continue' ).click();
		await expect( form.from ).toHaveValue( '15:00' );
		await expect( form.hidden ).toHaveValue( 'Key at the bar.' );
		await form.isReady();
		await form.button( 'Create' ).click();
		await expect( form.dialog ).toBeHidden();
		await expect( calendar.card( /15:00–17:00/ ) ).toHaveCount( 1 );
		await expect( calendar.root ).not.toContainText(
			calendar.text( 'Offline.' )
		);
	} );
} );
