import type { Locator, Page } from '@playwright/test';
import { BookingForm } from '../pages/booking-form';
import { CalendarPage } from '../pages/calendar-page';
import { LoginPage } from '../pages/login-page';
import { holdBack } from '../support/calls';
import { demo } from '../support/demo';
import { expect, test } from '../support/test';
import { monday } from '../support/week';

test.use( {
	visitor: 'owner',
	// Console errors of the requests that a visitor without a login sends.
	expectedErrors: [ /40[013]|booking\/add: (not_logged_in|invalid_nonce)/ ],
} );

/** Opens the form in a week far beyond those of the demo. */
async function openForm( page: Page, week: number ) {
	const calendar = new CalendarPage( page );
	await calendar.open( demo.pages.page, { week: monday( 80 + week ) } );
	await calendar.isReady();
	const form = new BookingForm( calendar );
	await form.open();
	return { calendar, form };
}

/** Returns, for each scroll position of the form, points of a button that another element covers. */
const coveredPoints = ( button: Locator ) =>
	button.evaluate( ( element ) => {
		const scroller = element.closest( '.sc-dialog__in' );
		const covered: string[] = [];
		const end = scroller ? scroller.scrollHeight : 0;
		for ( let top = 0; scroller && top <= end; top += 12 ) {
			scroller.scrollTop = top;
			const {
				left,
				right,
				top: y,
				bottom,
			} = element.getBoundingClientRect();
			for ( let x = left + 4; x < right - 4; x += 8 ) {
				const found = document.elementFromPoint(
					x,
					( y + bottom ) / 2
				);
				if ( ! found || ! element.contains( found ) ) {
					covered.push( `${ top }: ${ found?.className ?? '' }` );
				}
			}
		}
		return covered;
	} );

for ( const [ width, height ] of [
	[ 320, 640 ],
	[ 390, 664 ],
	[ 1440, 620 ],
] as const ) {
	test( `nothing of the form lies over its buttons at ${ width } by ${ height }`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width, height } );
		const { form } = await openForm( page, 0 );
		await expect( form.dialog.getByRole( 'slider' ) ).toBeAttached();
		await form.dialog
			.getByRole( 'checkbox', { name: 'Repeat event / booking' } )
			.check();
		for ( const name of [ 'Cancel', 'Create 5 bookings' ] ) {
			const button = form.dialog.getByRole( 'button', { name } );
			expect( await coveredPoints( button ), name ).toEqual( [] );
		}
	} );
}

test( 'a login that runs out takes nothing of the form with it, the hidden text neither', async ( {
	page,
	context,
	checkAccessibility,
} ) => {
	const { calendar, form } = await openForm( page, 1 );
	await form.hidden.fill( 'Key at the bar.' );
	await form.type( form.from, '1630' );
	await context.clearCookies();
	await form.button( 'Create' ).click();
	const refusal = form.dialog.getByRole( 'alert' );
	await expect( refusal ).toContainText(
		'Your entries are kept until you log in again.'
	);
	await checkAccessibility();
	const opening = page.waitForEvent( 'popup' );
	await refusal.getByRole( 'link', { name: 'Log in' } ).click();
	const login = await opening;
	const closing = login.waitForEvent( 'close' );
	await new LoginPage( login ).logIn( 'owner' );
	await closing;
	await expect(
		form.dialog.getByText( 'You are logged in again. Nothing was lost.' )
	).toBeVisible();
	await expect( form.hidden ).toHaveValue( 'Key at the bar.' );
	await expect( form.from ).toHaveValue( '16:30' );
	const kept = await page.evaluate( () =>
		JSON.stringify( [
			Object.entries( sessionStorage ),
			Object.entries( localStorage ),
		] )
	);
	expect( kept ).not.toContain( 'Key at the bar' );

	await form.button( 'Create' ).click();
	await expect( form.dialog ).toBeHidden();
	await calendar.act(
		calendar.card( /Monday .* 16:30–18:30, Big hall/ ),
		'Edit',
		false
	);
	const edit = new BookingForm( calendar, 'Edit booking' );
	await expect( edit.hidden ).toHaveValue( 'Key at the bar.' );
} );

test( 'what was made comes into view, is marked, and can be taken back', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 1280, height: 620 } );
	const { calendar, form } = await openForm( page, 2 );
	await form.type( form.from, '2100' );
	await form.type( form.to, '2230' );
	await form.dialog
		.getByRole( 'checkbox', { name: 'Repeat event / booking' } )
		.check();
	await expect(
		form.dialog.getByText( '5 dates', { exact: true } )
	).toBeVisible();
	await expect(
		form.dialog.getByText( '5 of 5 dates are free.' )
	).toBeVisible();
	await form.dialog
		.getByRole( 'button', { name: 'Create 5 bookings' } )
		.click();
	const made = calendar.card( /Monday .* 21:00–22:30, Big hall/ );
	await expect( made ).toBeInViewport( { ratio: 1 } );
	expect(
		await made.evaluate( ( card ) => card.getAnimations().length )
	).toBeGreaterThan( 0 );
	await expect(
		calendar.root.getByText( calendar.text( 'Created Successfully' ) )
	).toBeVisible();
	await expect(
		calendar.root.getByText( '5 bookings approved.' )
	).toBeVisible();
	await expect( calendar.button( 'Book' ) ).toBeFocused();
	await calendar.root.getByRole( 'button', { name: /^Undo/ } ).click();
	await expect( made ).toHaveCount( 0 );
	await expect( calendar.root.getByText( 'Undone' ) ).toBeVisible();
} );

test( 'times are taken as they are pasted, and what is none is refused', async ( {
	page,
} ) => {
	const { form } = await openForm( page, 3 );
	const paste = async ( field: Locator, text: string ) => {
		await field.selectText();
		await page.keyboard.insertText( text );
	};
	await paste( form.from, '2026-11-12 18:30' );
	await expect( form.from ).toHaveValue( '18:30' );
	await expect( form.to ).toHaveValue( '20:30' );
	await paste( form.to, '9:15 pm' );
	await expect( form.to ).toHaveValue( '21:15' );
	await paste( form.to, '29:00' );
	await expect( form.to ).toHaveValue( '21:15' );
	await form.type( form.from, '24:30' );
	await form.from.press( 'Tab' );
	await expect( form.from ).toHaveValue( '2' );
	await expect( form.from ).toHaveAccessibleDescription(
		'Enter a valid time from 00:00 to 23:59'
	);
	await expect( form.button( 'Create' ) ).toHaveAttribute(
		'aria-disabled',
		'true'
	);
} );

test( 'the late answer to a closed form leaves the next one alone', async ( {
	page,
} ) => {
	const { calendar, form } = await openForm( page, 4 );
	await form.type( form.from, '10:00' );
	const release = await holdBack( page, /booking\/add/ );
	await form.button( 'Create' ).click();
	await form.button( 'Cancel' ).click();
	await expect( form.dialog ).toBeHidden();
	await form.open();
	await form.hidden.fill( 'Key at the bar.' );
	release();
	// Its toast is below the window.
	await expect(
		calendar.root.getByText( calendar.text( 'Created Successfully' ) )
	).toBeAttached();
	await expect( form.hidden ).toHaveValue( 'Key at the bar.' );
	await expect( form.hidden ).toBeFocused();
} );
