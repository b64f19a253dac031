import { expect, type Locator, type Page } from '@playwright/test';
import type { BookingForm } from '../pages/booking-form';
import { CalendarPage } from '../pages/calendar-page';
import { demo, type Locale } from './demo';
import { EVERY_FAULT, FaultyLine, type Fault } from './faulty-line';
import { test as base } from './test';
import { monday } from './week';

/**
 * A console may name the call that failed and the browser's own word on it; an exception it may not. A leap of the clock
 * may overtake a part of the app that is loaded when there is nothing else to do.
 */
export const CALL_FAILED =
	/Failed to load resource|^Studio Calendar: [\w/]+: (network|timeout|unreadable_answer|invalid_nonce)|^Studio Calendar: chunk: (print|surroundings) |domContentLoadedEventStart/;

/** All but the one that is no failure. */
export const FAILURES = EVERY_FAULT.filter( ( fault ) => fault !== 'slow' );

/** The page's clock goes on by itself, and by leaps where a test would have to wait. */
export const leap = ( page: Page, seconds: number ) =>
	page.clock.fastForward( seconds * 1000 );

/** A line on which things happen, and a page whose clock can leap. */
export const test = base.extend< { readonly line: FaultyLine } >( {
	expectedErrors: [ CALL_FAILED ],

	line: async ( { page }, use ) => {
		const line = new FaultyLine();
		await line.start();
		await page.clock.install();
		await use( line );
		await page.close();
		await line.stop();
	},
} );

/** One try of a call that nobody answers: its time limit passes. @param spoiled How many were asked before. */
export async function outwait(
	page: Page,
	line: FaultyLine,
	spoiled: number,
	limit: number
): Promise< void > {
	await expect.poll( line.spoiled ).toBeGreaterThan( spoiled );
	await leap( page, limit );
}

/** The time limits of a read, which is tried three times, two seconds apart (docs/decisions/0030). */
export async function outwaitRead(
	page: Page,
	line: FaultyLine,
	before = 0
): Promise< void > {
	for ( const tries of [ 0, 1, 2 ] ) {
		await outwait( page, line, before + tries, 11 );
		await leap( page, 3 );
	}
}

/** The time limits of a write, which is asked once more how it ended. */
async function outwaitWrite( page: Page, line: FaultyLine ): Promise< void > {
	await outwait( page, line, 0, 31 );
	await outwait( page, line, 1, 16 );
}

/** A far week of the demo studio, with all that comes later: a leap of the clock would be the end of it. */
export async function openWeek(
	page: Page,
	locale: Locale,
	weeks: number,
	isAnswered = true
): Promise< CalendarPage > {
	const calendar = new CalendarPage( page, locale );
	await calendar.open( demo.pages.page, { week: monday( weeks ), locale } );
	if ( isAnswered ) {
		await calendar.isReady();
		await expect( calendar.live ).toBeAttached();
	}
	return calendar;
}

/** Says of a call, as `FaultyLine.plant` asks, whether it has this in its address or its body. */
export const names = ( part: string ) => ( call: string ) =>
	call.includes( part );

const OOPS = 'Oops something went wrong...';

/** What is said of a write, in the visitor's language. */
const writeFailure = ( calendar: CalendarPage, fault: Fault ) =>
	calendar.text(
		fault === 'hang'
			? 'The server did not answer in time. It is not known yet whether the change was saved. If you try again, nothing is done twice.'
			: OOPS
	);

/** What is said of a read, in the visitor's language. */
export const readFailure = ( calendar: CalendarPage, fault: Fault ) =>
	calendar.text(
		fault === 'hang' ? 'The server did not answer in time.' : OOPS
	);

interface Planted {
	readonly line: FaultyLine;
	readonly fault: Fault;
	readonly mend: () => Promise< void >;
}

/** A read that is slow is said to be on its way; one that fails says so where it belongs and is tried again by a press. */
export async function readAgain(
	calendar: CalendarPage,
	{ line, fault, mend }: Planted,
	[ waiting, alert ]: readonly [ Locator, Locator ],
	retry: Locator
): Promise< void > {
	if ( fault === 'slow' ) {
		await expect( waiting ).toContainText( calendar.text( 'Loading...' ) );
		return;
	}
	await line.ifHanging( () => outwaitRead( calendar.page, line ) );
	await expect( alert ).toContainText( readFailure( calendar, fault ) );
	await mend();
	await retry.click();
}

/** The window that says how a change of a card has failed, and its way on. */
export async function changeAgain(
	calendar: CalendarPage,
	{ line, fault, mend }: Planted
): Promise< void > {
	await line.ifHanging( () => outwaitWrite( calendar.page, line ) );
	await line.ifFailing( async () => {
		const dialog = calendar.dialog(
			calendar.text( fault === 'hang' ? 'No answer' : 'Not saved' )
		);
		await expect( dialog ).toContainText( writeFailure( calendar, fault ) );
		await mend();
		await dialog
			.getByRole( 'button', { name: calendar.text( 'Try again' ) } )
			.click();
		await expect( dialog ).toBeHidden();
	} );
}

/** The form says what has happened, has every word still, and the same press again ends well. */
export async function saveAgain(
	calendar: CalendarPage,
	{ line, fault, mend }: Planted,
	form: BookingForm,
	key: 'Create' | 'Save'
): Promise< void > {
	const words = await form.hidden.inputValue();
	await form.button( key ).click();
	await line.ifHanging( () => outwaitWrite( calendar.page, line ) );
	await line.ifFailing( async () => {
		await expect( form.dialog.getByRole( 'alert' ) ).toContainText(
			writeFailure( calendar, fault )
		);
		await expect( form.hidden ).toHaveValue( words );
		await mend();
		await form.button( key ).click();
	} );
	await expect( form.dialog ).toBeHidden();
	await mend();
}
