import type { Page } from '@playwright/test';
import { startAbly } from '../../fixtures/ably/server.mjs';
import { BookingForm } from '../pages/booking-form';
import { demo } from '../support/demo';
import {
	FAILURES,
	leap,
	names,
	openWeek,
	outwait,
	outwaitRead,
	readAgain,
	readFailure,
	test,
} from '../support/faults';
import { EVERY_FAULT } from '../support/faulty-line';
import { expect } from '../support/test';
import { monday } from '../support/week';

/** First of the weeks, counted from the current one, that neither the demo nor other specs use. */
const FAR = 160;

test.use( { visitor: 'owner' } );
test.slow();

const isRead = ( from: string ) => ( call: string ) =>
	call.includes( 'getInRange_ready' ) && call.includes( from );

/** Goes to a week as the browser's Back and Forward buttons do. */
const goTo = ( page: Page, week: string ) =>
	page.evaluate( ( to ) => {
		const url = new URL( window.location.href );
		url.searchParams.set( 'week', to );
		window.history.pushState( null, '', url );
		window.dispatchEvent( new PopStateEvent( 'popstate' ) );
	}, week );

test( 'a week', async ( { page, line } ) => {
	const calendar = await openWeek( page, 'et', FAR );
	const wait = calendar.root.locator( '.sc-wait' );
	for ( const [ index, fault ] of EVERY_FAULT.entries() ) {
		await test.step( fault, async () => {
			const week = monday( FAR + 3 * ( index + 1 ) );
			const mend = await line.plant( page, fault, isRead( week ) );
			await goTo( page, week );
			await readAgain(
				calendar,
				{ line, fault, mend },
				[ wait, calendar.alert ],
				calendar.button( 'Try again' )
			);
			await calendar.isReady();
			await expect( calendar.alert ).toBeHidden();
			await mend();
		} );
	}
} );

test( 'a week that is asked for again', async ( { page, line } ) => {
	const calendar = await openWeek( page, 'ru', 5 );
	const cards = await calendar.cardNames();
	expect( cards.length ).toBeGreaterThan( 0 );
	const bar = calendar.root
		.getByRole( 'status' )
		.filter( { hasText: calendar.text( 'Try now' ) } );
	const ask = () =>
		page.evaluate( () => window.dispatchEvent( new Event( 'online' ) ) );
	for ( const fault of FAILURES ) {
		await test.step( fault, async () => {
			const mend = await line.plant( page, fault, isRead( monday( 5 ) ) );
			await ask();
			await line.ifHanging( async () => {
				await outwait( page, line, 0, 11 );
				await outwaitRead( page, line, 1 );
			} );
			await expect( bar ).toContainText( calendar.text( 'Offline.' ) );
			expect( await calendar.cardNames() ).toEqual( cards );
			await mend();
			// A poll of the calendar may reach the server first, which removes the button.
			await calendar
				.button( 'Try now' )
				.click( { timeout: 5000 } )
				.catch( () => undefined );
			await expect( bar ).toBeHidden();
			expect( await calendar.cardNames() ).toEqual( cards );
		} );
	}
} );

test( 'the history of a trainer', async ( { page, line } ) => {
	const calendar = await openWeek( page, 'et', 5 );
	const card = calendar.grid.getByRole( 'article' ).first();
	const history = calendar.dialog( calendar.text( 'Users History' ) );
	for ( const fault of EVERY_FAULT ) {
		await test.step( fault, async () => {
			const mend = await line.plant(
				page,
				fault,
				names( 'get_trainer_history' )
			);
			await calendar.act( card, 'Trainer history', false );
			await readAgain(
				calendar,
				{ line, fault, mend },
				[ history, history.getByRole( 'alert' ) ],
				calendar.dialogButton( 'Try again' )
			);
			await expect( history.getByRole( 'table' ) ).toBeVisible();
			await mend();
			await page.keyboard.press( 'Escape' );
			await expect( history ).toBeHidden();
			await page.keyboard.press( 'Escape' );
		} );
	}
} );

test( 'the events of the form, both calls', async ( { page, line } ) => {
	const calendar = await openWeek( page, 'ru', FAR );
	const form = new BookingForm( calendar );
	const none = calendar.dialog( calendar.text( 'No events available' ) );
	for ( const fault of EVERY_FAULT ) {
		await test.step( fault, async () => {
			await form.open();
			await form.hidden.fill( `Key ${ fault }` );
			const mend = await line.plant( page, fault, names( '/events/' ) );
			await form.trainer.selectOption( String( demo.users.trainer.id ) );
			await line.ifHanging( async () => {
				await outwaitRead( page, line );
				await outwaitRead( page, line, 3 );
			} );
			await line.ifFailing( async () => {
				await expect( none ).toContainText(
					calendar.text( 'Oops something went wrong...' )
				);
				await mend();
				await none
					.getByRole( 'button', {
						name: calendar.text( 'Try again' ),
					} )
					.click();
			} );
			await form.isReady();
			await expect( none ).toBeHidden();
			await expect( form.hidden ).toHaveValue( `Key ${ fault }` );
			await mend();
			// Cached events would be offered without a request.
			await page.reload();
			await calendar.isReady();
			await expect( calendar.live ).toBeAttached();
			await page.evaluate( () => sessionStorage.clear() );
		} );
	}
} );

test( 'the check of a series', async ( { page, line } ) => {
	const calendar = await openWeek( page, 'et', FAR );
	const form = new BookingForm( calendar );
	await form.open();
	const sum = form.dialog.locator( '.sc-sum' );
	await form.hidden.fill( 'Key' );
	await form.dialog.getByRole( 'checkbox' ).first().check();
	await expect( sum ).toContainText( '5' );
	for ( const [ index, fault ] of EVERY_FAULT.entries() ) {
		await test.step( fault, async () => {
			const mend = await line.plant( page, fault, names( 'dry_run' ) );
			await form.type( form.to, `${ 15 + index }:00` );
			await line.ifHanging( () => outwaitRead( page, line ) );
			await line.ifFailing( async () => {
				await expect( sum ).toContainText(
					readFailure( calendar, fault )
				);
				await mend();
				await form.button( 'Try again' ).click();
			} );
			await expect( sum ).toContainText( '5' );
			await expect( sum.getByRole( 'button' ) ).toHaveCount( 0 );
			await expect( form.hidden ).toHaveValue( 'Key' );
			await mend();
		} );
	}
} );

test( 'the token of Ably: the calendar asks by itself until it has one', async ( {
	page,
	context,
	line,
} ) => {
	const ably = await startAbly();
	await context.addCookies( [
		{
			name: 'studio_calendar_ably',
			value: String( ably.port ),
			url: demo.url,
		},
	] );
	for ( const fault of FAILURES ) {
		await test.step( fault, async () => {
			const mend = await line.plant(
				page,
				fault,
				names( 'realtime/token' )
			);
			const calendar = await openWeek( page, 'ru', FAR );
			await expect.poll( line.spoiled ).toBeGreaterThan( 0 );
			await expect( calendar.live ).toHaveText(
				new RegExp(
					calendar
						.text( 'Updating every %d s' )
						.replace( '%d', '\\d+' )
				)
			);
			await mend();
			await line.ifHanging( () => leap( page, 11 ) );
			await leap( page, 31 );
			await expect( calendar.live ).toHaveText( calendar.text( 'Live' ) );
		} );
	}
	// The page would log a cut connection to the console.
	await page.close();
	await ably.stop();
} );
