import { expect, type Locator, type Page } from '@playwright/test';
import type { BookingForm } from '../pages/booking-form';
import { CalendarPage } from '../pages/calendar-page';
import { demo, type Locale } from './demo';
import { EVERY_FAULT, FaultyLine, type Fault } from './faulty-line';
import { test as base } from './test';
import { monday } from './week';

/**
 * Console errors that a failed request may cause: the calendar's line with the endpoint and the cause, and the
 * browser's own message, but no exception. When the clock leaps, a chunk that loads while the browser is idle may pass its
 * time limit, too, and a WordPress script reads the navigation timing, which such a page does not have. One expression,
 * because Playwright takes a list of two for a value and its options.
 */
export const CALL_FAILED =
	/Failed to load resource|^Studio Calendar: [\w/]+: (network|timeout|unreadable_answer|invalid_nonce)|^Studio Calendar: chunk: (print|surroundings) |domContentLoadedEventStart/;

/** All faults except `slow`, which is no failure. */
export const FAILURES = EVERY_FAULT.filter( ( fault ) => fault !== 'slow' );

/** Advances the page's clock, which also runs by itself, where a test would have to wait. */
export const leap = ( page: Page, seconds: number ) =>
	page.clock.fastForward( seconds * 1000 );

/** Test with a faulty connection between page and site, and with a page clock that can leap. */
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

/** Lets one unanswered request reach its time limit. @param spoiled Number of requests spoiled before. */
export async function outwait(
	page: Page,
	line: FaultyLine,
	spoiled: number,
	limit: number
): Promise< void > {
	await expect.poll( line.spoiled ).toBeGreaterThan( spoiled );
	await leap( page, limit );
}

/** Lets the time limits of a read pass; it is tried three times, two seconds apart (docs/decisions/0030). */
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

/** Lets the time limits of a write pass; it is sent once more to learn how it ended. */
async function outwaitWrite( page: Page, line: FaultyLine ): Promise< void > {
	await outwait( page, line, 0, 31 );
	await outwait( page, line, 1, 16 );
}

/** Opens a week of the demo studio and waits for its late chunks, which would time out when the clock leaps. */
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

/** Returns a filter for `FaultyLine.plant` that accepts requests with this text in their URL or body. */
export const names = ( part: string ) => ( call: string ) =>
	call.includes( part );

const OOPS = 'Oops something went wrong...';

/** Returns the error message of a failed write, in the visitor's language. */
const writeFailure = ( calendar: CalendarPage, fault: Fault ) =>
	calendar.text(
		fault === 'hang'
			? 'The server did not answer in time. It is not known yet whether the change was saved. If you try again, nothing is done twice.'
			: OOPS
	);

/** Returns the error message of a failed read, in the visitor's language. */
export const readFailure = ( calendar: CalendarPage, fault: Fault ) =>
	calendar.text(
		fault === 'hang' ? 'The server did not answer in time.' : OOPS
	);

interface Planted {
	readonly line: FaultyLine;
	readonly fault: Fault;
	readonly mend: () => Promise< void >;
}

/** Expects a slow read to show that it is loading; expects a failed one to show its error, and retries it. */
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
	// On a slow machine the calendar's own next question may come first, and the button is gone.
	await retry.click( { timeout: 10_000 } ).catch( () => undefined );
	await expect( alert ).toBeHidden();
}

/** Expects the dialog about a failed change of a card, and retries the change by its button. */
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

/** Undoes by the only toast, and by the same toast again after the error that it tells of. */
export async function undoAgain(
	calendar: CalendarPage,
	{ line, fault, mend }: Planted
): Promise< void > {
	const undo = calendar.button( 'Undo' );
	await undo.click();
	await line.ifHanging( () => outwaitWrite( calendar.page, line ) );
	await line.ifFailing( async () => {
		await expect( calendar.root.locator( '.sc-toasts' ) ).toContainText(
			writeFailure( calendar, fault )
		);
		await mend();
		await undo.click();
	} );
}

/** Expects the form to show the error and to retain its texts, and saves successfully by the same button. */
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
