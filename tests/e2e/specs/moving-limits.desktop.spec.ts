import { BookingForm } from '../pages/booking-form';
import { holdBack } from '../support/calls';
import {
	historyOf,
	lift,
	liftByKeys,
	openWeek,
	openWithGap,
	test,
	WEEK,
} from '../support/moving';
import { middleOf } from '../support/pointer';
import { expect } from '../support/test';
import { monday } from '../support/week';

test.use( { visitor: 'admin' } );
// One after the other: the history of the trainer that they share has the bookings of all studios, with their reasons.
test.describe.configure( { mode: 'default' } );

test( 'a taken place takes no drop, and says by what it is taken', async ( {
	page,
	studio,
} ) => {
	await studio.book( 'Yoga', '13:00', '14:00' );
	const { calendar, card, ghost, ...week } = await openWeek( page, studio );
	const yoga = calendar.card( /^Yoga, / );
	const to = await middleOf( yoga );
	await lift( { calendar, card, ghost, ...week }, 0, 40 );
	await page.mouse.move( to.x, to.y, { steps: 5 } );
	await expect( ghost ).toContainText( 'Taken by Yoga until 14:00' );
	await expect( ghost ).toHaveClass( /is-no/ );
	await expect( yoga ).toHaveAttribute( 'data-moving', 'in-way' );
	await page.mouse.up();
	await expect( ghost ).toHaveCount( 0 );
	await expect( card ).toHaveAccessibleName( /^Tango, .* 10:00–11:00, / );
	await expect( yoga ).not.toHaveAttribute( 'data-moving' );
} );

test( 'an owner is asked before a gap is broken, and for the reason', async ( {
	page,
	studio,
	checkAccessibility,
} ) => {
	const { calendar, card, ghost } = await openWithGap( page, studio );
	const { keyboard } = page;
	const question = calendar.root.getByRole( 'alertdialog', {
		name: 'Leave 30 min free before Yoga',
	} );
	const reason = question.getByLabel( 'Reason, for the history' );
	const ask = async () => {
		await keyboard.press( 'm' );
		await expect( ghost ).toBeVisible();
		await keyboard.press( 'ArrowDown' );
		await expect( ghost ).toHaveClass( /is-asked/ );
		await keyboard.press( 'Enter' );
		await expect( reason ).toBeFocused();
	};
	await calendar.focusByKeys( card );
	await ask();
	await expect( question ).toBeVisible();
	await keyboard.type( 'S' );
	await keyboard.press( 'Enter' );
	await expect( reason ).toHaveAccessibleDescription(
		'Enter a reason of at least 2 characters'
	);
	await expect( reason ).toBeFocused();
	await checkAccessibility();
	await keyboard.press( 'Escape' );
	await expect( question ).toHaveCount( 0 );
	await expect( card.locator( '.sc-card__t' ) ).toBeFocused();
	await ask();
	await expect( reason ).toHaveValue( 'S' );
	await keyboard.type( 'ame group stays' );
	const sent = page.waitForRequest( /action=edit_booking$/ );
	await keyboard.press( 'Enter' );
	// As a form, since addresses stand in the logs of servers.
	expect( ( await sent ).postData() ).toContain( 'Same+group+stays' );
	await expect( card ).toHaveAccessibleName( /^Tango, .* 10:15–11:15, / );
	await expect( calendar.grid.locator( '.is-moved' ) ).toHaveCount( 0 );
	await expect( await historyOf( { calendar, card } ) ).toContainText(
		'Reason: “Same group stays”'
	);
	await checkAccessibility();
	await keyboard.press( 'Escape' );
	await keyboard.press( 'ControlOrMeta+z' );
	await expect( card ).toHaveAccessibleName( /^Tango, .* 10:00–11:00, / );
	await expect( await historyOf( { calendar, card } ) ).not.toContainText(
		'Reason'
	);
} );

test( 'the form asks an owner for the reason as long as the gap is broken', async ( {
	page,
	studio,
	checkAccessibility,
} ) => {
	const { calendar, card } = await openWithGap( page, studio );
	const form = new BookingForm( calendar, 'Edit booking' );
	const reason = form.dialog.getByLabel( 'Reason, for the history' );
	await calendar.act( card, 'Edit', false );
	await form.isReady();
	await expect( reason ).toHaveCount( 0 );
	await form.type( form.to, '11:15' );
	await form.to.press( 'Enter' );
	await expect( reason ).toBeFocused();
	await expect( reason ).toHaveAccessibleDescription(
		'Enter a reason of at least 2 characters'
	);
	await checkAccessibility();
	await reason.fill( 'Same group stays' );
	await form.type( form.to, '11:00' );
	await expect( reason ).toHaveCount( 0 );
	await form.type( form.to, '11:15' );
	await expect( reason ).toHaveValue( 'Same group stays' );
	await form.button( 'Save anyway' ).click();
	await expect( card ).toHaveAccessibleName( /^Tango, .* 10:00–11:15, / );
	await expect( await historyOf( { calendar, card } ) ).toContainText(
		'Reason: “Same group stays”'
	);
} );

test.describe( 'without the script that saves a drop', () => {
	test.use( { expectedErrors: [ /build\/drop\.js|chunk: drop/ ] } );

	test( 'a drop waits for it, and flies back when it fails', async ( {
		page,
		studio,
	} ) => {
		const answer = await holdBack( page, /build\/drop\.js/, true );
		const week = await openWeek( page, studio );
		await lift( week, 1 );
		await page.mouse.up();
		await expect( week.card ).toHaveAccessibleName( /^Tango, Tuesday / );
		await expect( week.card ).toHaveClass( /is-moved/ );
		answer();
		await expect( week.card ).toHaveAccessibleName( /^Tango, Monday / );
		await expect( week.card ).not.toHaveClass( /is-moved/ );
		await expect( week.calendar.root ).toContainText(
			'Oops something went wrong...'
		);
		await page.unroute( /build\/drop\.js/ );
		await lift( week, 1 );
		await page.mouse.up();
		await expect( week.card ).toHaveAccessibleName( /^Tango, Tuesday / );
		await expect( week.card ).not.toHaveClass( /is-moved/ );
	} );
} );

test( 'a booking that somebody cancels meanwhile is put down', async ( {
	page,
	studio,
} ) => {
	const week = await openWeek( page, studio );
	const { calendar, card, ghost } = week;
	await liftByKeys( week );
	await page.keyboard.press( 'ArrowDown' );
	await expect( ghost ).toContainText( '10:15–11:15' );
	await studio.cancel();
	// The calendar asks for changes when the connection is back.
	await page.evaluate( () => window.dispatchEvent( new Event( 'online' ) ) );
	await expect( card ).toHaveCount( 0, { timeout: 90_000 } );
	await expect( ghost ).toHaveCount( 0 );
	await expect( calendar.root ).toContainText(
		'“Tango” was changed in the meantime and put back.'
	);
} );

test( 'a card held at the side turns to the next week, and drops there', async ( {
	page,
	studio,
} ) => {
	const week = await openWeek( page, studio );
	await lift( week, 2 );
	const { y } = await middleOf( week.card );
	await page.mouse.move( 1270, y, { steps: 8 } );
	await expect( page.locator( '.sc-edge' ) ).toHaveText(
		new RegExp(
			`^Next week${ Number( monday( -8 ).slice( 8 ) ) } .*– \\d+ `
		)
	);
	await expect( page ).toHaveURL( new RegExp( `week=${ monday( -8 ) }` ) );
	await page.mouse.move( 1000, y, { steps: 8 } );
	await expect( page.locator( '.sc-edge' ) ).toHaveCount( 0 );
	await expect( week.ghost ).toContainText( /^TangoSat \d+ · 10:00–11:00/ );
	await page.mouse.up();
	await expect( week.card ).toHaveAccessibleName( /^Tango, Saturday / );
	await expect( week.calendar.grid.locator( '.is-moved' ) ).toHaveCount( 0 );
	// On a busy machine it may have turned twice.
	await expect( async () => {
		await page.goBack();
		await expect( page ).toHaveURL( new RegExp( `week=${ WEEK }` ), {
			timeout: 2000,
		} );
	} ).toPass();
	await expect( week.card ).toHaveCount( 0 );
} );

test.describe( 'in a low window', () => {
	test.use( { viewport: { width: 1280, height: 480 } } );

	test( 'a card held at the foot scrolls to the evening', async ( {
		page,
		studio,
	} ) => {
		const week = await openWeek( page, studio );
		await lift( week, 1 );
		const { x } = await middleOf( week.ghost );
		await page.mouse.move( x, 470, { steps: 8 } );
		await expect( week.ghost ).toContainText( '23:00–24:00' );
		await page.keyboard.press( 'Escape' );
		await expect( week.card ).toHaveAccessibleName( /^Tango, Monday / );
	} );
} );
