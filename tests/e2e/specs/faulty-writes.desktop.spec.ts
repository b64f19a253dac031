import type { Locator, Page } from '@playwright/test';
import { BookingForm } from '../pages/booking-form';
import type { CalendarPage } from '../pages/calendar-page';
import { book, bookAs } from '../support/calls';
import type { Locale } from '../support/demo';
import {
	changeAgain,
	undoAgain,
	names,
	openWeek,
	saveAgain,
	test,
} from '../support/faults';
import { EVERY_FAULT } from '../support/faulty-line';
import { expect } from '../support/test';
import { monday } from '../support/week';

/** First of the weeks, counted from the current one, that neither the demo nor other specs use. */
const FAR = 120;

test.use( { visitor: 'owner' } );

/** Books in a week and opens it; returns the calendar and the booking's card. */
async function openBooked(
	page: Page,
	locale: Locale,
	weeks: number
): Promise< readonly [ CalendarPage, Locator ] > {
	await book( page, {
		date: monday( weeks ),
		from: '10:00',
		to: '11:00',
		room: 'Big hall',
	} );
	const calendar = await openWeek( page, locale, weeks );
	return [ calendar, calendar.card( /10:00–11:00/ ) ];
}

test( 'payment, both ways', async ( { page, line } ) => {
	test.slow();
	const [ calendar, card ] = await openBooked( page, 'ru', FAR );
	for ( const fault of EVERY_FAULT ) {
		for ( const [ call, key, says ] of [
			[ 'booking/markPaid/', 'Mark as paid', 'Paid' ],
			[ 'booking/markUnpaid/', 'Mark as unpaid', 'Unpaid' ],
		] as const ) {
			await test.step( `${ call } ${ fault }`, async () => {
				const mend = await line.plant( page, fault, names( call ) );
				await calendar.act( card, key, false );
				await changeAgain( calendar, { line, fault, mend } );
				await expect( card ).toHaveAccessibleName(
					new RegExp( `, ${ calendar.text( says ) }` )
				);
				await mend();
				await page.keyboard.press( 'Escape' );
			} );
		}
	}
} );

test( 'cancelling and taking it back', async ( { page, line } ) => {
	test.slow();
	const [ calendar, card ] = await openBooked( page, 'et', FAR + 3 );
	const canceled = new RegExp( calendar.text( 'Canceled' ) );
	for ( const fault of EVERY_FAULT ) {
		await test.step( `cancel ${ fault }`, async () => {
			const cancel = await line.plant(
				page,
				fault,
				names( 'booking/cancel/' )
			);
			await calendar.act( card, 'Cancel booking', false );
			await changeAgain( calendar, { line, fault, mend: cancel } );
			await expect( calendar.button( 'Undo' ) ).toBeVisible();
			await cancel();
		} );

		await test.step( `undo ${ fault }`, async () => {
			const undo = await line.plant(
				page,
				fault,
				names( 'booking/undo' )
			);
			await undoAgain( calendar, { line, fault, mend: undo } );
			await expect( card ).toBeVisible();
			await expect( card ).not.toHaveAccessibleName( canceled );
			await undo();
		} );
	}
} );

test( 'approving', async ( { page, line } ) => {
	test.slow();
	await bookAs(
		'trainer',
		EVERY_FAULT.map( ( _fault, index ) => ( {
			date: monday( FAR + 6 ),
			from: `${ 10 + index }:00`,
			to: `${ 10 + index }:30`,
			room: 'Big hall',
		} ) )
	);
	const calendar = await openWeek( page, 'ru', FAR + 6 );
	const pending = new RegExp( calendar.text( 'Pending' ) );
	for ( const [ index, fault ] of EVERY_FAULT.entries() ) {
		await test.step( fault, async () => {
			const card = calendar.card(
				new RegExp( `${ 10 + index }:00–${ 10 + index }:30` )
			);
			await expect( card ).toHaveAccessibleName( pending );
			const mend = await line.plant(
				page,
				fault,
				names( 'booking/approve/' )
			);
			await calendar.act( card, 'Approve', false );
			await changeAgain( calendar, { line, fault, mend } );
			await expect( card ).not.toHaveAccessibleName( pending );
			await mend();
			await page.keyboard.press( 'Escape' );
		} );
	}
} );

test( 'the form, for a new booking and for one that is changed', async ( {
	page,
	line,
} ) => {
	test.slow();
	const calendar = await openWeek( page, 'et', FAR + 9 );
	for ( const [ index, fault ] of EVERY_FAULT.entries() ) {
		const [ from, to, later ] = [ 0, 1, 2 ]
			.map(
				( half ) =>
					`${ 8 + index + Math.floor( half / 2 ) }:${ half % 2 ? '30' : '00' }`
			)
			.map( ( time ) => time.padStart( 5, '0' ) ) as [
			string,
			string,
			string,
		];
		const card = ( end: string ) =>
			calendar.card( new RegExp( `${ from }–${ end }` ) );

		await test.step( `add ${ fault }`, async () => {
			const form = new BookingForm( calendar );
			await form.open();
			await form.type( form.from, from );
			await form.type( form.to, to );
			await form.hidden.fill( `Key ${ fault }` );
			const mend = await line.plant(
				page,
				fault,
				names( 'booking/add' )
			);
			await saveAgain( calendar, { line, fault, mend }, form, 'Create' );
			await expect( card( to ) ).toHaveCount( 1 );
		} );

		await test.step( `edit ${ fault }`, async () => {
			await calendar.act( card( to ), 'Edit', false );
			const form = new BookingForm( calendar, 'Edit booking' );
			await form.isReady();
			await form.type( form.to, later );
			await form.hidden.fill( `Lamp ${ fault }` );
			const mend = await line.plant(
				page,
				fault,
				names( 'edit_booking' )
			);
			await saveAgain( calendar, { line, fault, mend }, form, 'Save' );
			await expect( card( later ) ).toHaveCount( 1 );
			await expect( card( to ) ).toHaveCount( 0 );
		} );
	}
} );
