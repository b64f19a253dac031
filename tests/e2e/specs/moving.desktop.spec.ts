import { holdBack } from '../support/calls';
import { lift, liftByKeys, openWeek, test, WEEK } from '../support/moving';
import { middleOf } from '../support/pointer';
import { expect } from '../support/test';

test.use( { visitor: 'admin' } );

test( 'a booking is dropped on another day, shown there at once, and saved', async ( {
	page,
	studio,
	checkAccessibility,
} ) => {
	const week = await openWeek( page, studio );
	await lift( week, 1 );
	await expect( week.ghost ).toContainText( '10:00–11:00 · Hall' );
	await expect( week.card ).toHaveAttribute( 'data-moving', 'origin' );
	await expect( week.ghost.locator( '.sc-drop__label' ) ).not.toHaveClass(
		/is-below|is-end/
	);
	await checkAccessibility();
	const release = await holdBack( page, /edit_booking/ );
	await page.mouse.up();
	await expect( week.card ).toHaveAccessibleName(
		/^Tango, Tuesday .* 10:00–11:00/
	);
	await expect( week.card ).toHaveClass( /is-moved/ );
	release();
	await expect( week.card ).not.toHaveClass( /is-moved/ );
	await expect( week.card.locator( '.sc-card__t' ) ).toBeFocused();
	await expect( week.calendar.root.getByRole( 'dialog' ) ).toHaveCount( 0 );
	await page.reload();
	await week.calendar.isReady();
	await expect( week.card ).toHaveAccessibleName(
		/^Tango, Tuesday .* 10:00–11:00/
	);
} );

test( 'a press is taken up when the script for it comes late', async ( {
	page,
	studio,
} ) => {
	const release = await holdBack( page, /build\/moving\.js/ );
	const { card, ghost } = await openWeek( page, studio );
	const { x, y } = await middleOf( card );
	await page.mouse.move( x, y );
	await page.mouse.down();
	await page.mouse.move( x + 200, y, { steps: 4 } );
	await expect( ghost ).toHaveCount( 0 );
	release();
	await expect( ghost ).toContainText( 'Tue' );
	await page.mouse.up();
	await expect( card ).toHaveAccessibleName( /^Tango, Tuesday / );
	await expect( card ).not.toHaveClass( /is-moved/ );
} );

test( 'four pixels are a click, which opens the booking', async ( {
	page,
	studio,
} ) => {
	const { calendar, card } = await openWeek( page, studio );
	const { x, y } = await middleOf( card );
	await page.mouse.move( x, y );
	await page.mouse.down();
	await page.mouse.move( x + 4, y );
	await page.mouse.up();
	await expect( calendar.dialog( 'Tango' ) ).toBeVisible();
} );

test( 'Escape and another window put it back', async ( { page, studio } ) => {
	const week = await openWeek( page, studio );
	for ( const leave of [
		() => page.keyboard.press( 'Escape' ),
		() =>
			page.evaluate( () => window.dispatchEvent( new Event( 'blur' ) ) ),
	] ) {
		await lift( week, 2 );
		await leave();
		await expect( week.ghost ).toHaveCount( 0 );
		await page.mouse.up();
		await expect( week.card ).toHaveAccessibleName( /^Tango, Monday / );
		await expect( page.locator( '.sc-lift' ) ).toHaveCount( 0 );
		await expect( week.calendar.root.getByRole( 'dialog' ) ).toHaveCount(
			0
		);
	}
} );

test.describe( 'when the server refuses', () => {
	test.use( { expectedErrors: [ /edit_booking: changed_meanwhile/ ] } );

	test( 'a booking is put back, and it says why', async ( {
		page,
		studio,
	} ) => {
		const week = await openWeek( page, studio );
		await page.route( /edit_booking/, ( route ) =>
			route.fulfill( {
				json: {
					status: 'error',
					code: 'changed_meanwhile',
					message: 'Somebody was faster',
					data: { status: 409 },
				},
			} )
		);
		await lift( week, 1 );
		await page.mouse.up();
		await expect( week.calendar.root ).toContainText(
			'Somebody was faster'
		);
		await expect( week.card ).toHaveAccessibleName( /^Tango, Monday / );
	} );
} );

test( 'the label is below the ghost near the top, and to its left at the right side', async ( {
	page,
	studio,
} ) => {
	const week = await openWeek( page, studio );
	const label = week.ghost.locator( '.sc-drop__label' );
	await lift( week, 6 );
	await expect( label ).toHaveClass( /is-end/ );
	const { x, y } = await middleOf( week.ghost );
	const rows = await week.calendar.grid.locator( '.sc-hours' ).boundingBox();
	await page.mouse.move( x, Math.min( y, ( rows?.y ?? 0 ) + 60 ), {
		steps: 4,
	} );
	await expect( label ).toHaveClass( /is-below/ );
	await page.keyboard.press( 'Escape' );
	await page.mouse.up();
} );

test( 'the end is pulled by its handle', async ( { page, studio } ) => {
	const { calendar, card } = await openWeek( page, studio );
	await card.hover();
	const { x, y } = await middleOf( card.locator( '[data-grip=end]' ) );
	await page.mouse.move( x, y );
	await page.mouse.down();
	await page.mouse.move( x, y + 15, { steps: 5 } );
	await expect( page.locator( '.sc-drop' ) ).toContainText( '10:00–11:30' );
	await page.mouse.up();
	await expect( card ).toHaveAccessibleName( / 10:00–11:30, / );
	await expect( calendar.grid.locator( '.is-moved' ) ).toHaveCount( 0 );
} );

test( 'by keys alone: lifted, moved, put back, moved and dropped', async ( {
	page,
	studio,
	checkAccessibility,
} ) => {
	const { calendar, card, ghost } = await openWeek( page, studio );
	const { keyboard } = page;
	const status = calendar.root.getByRole( 'status' );
	await calendar.focusByKeys( card );
	const button = card.locator( '.sc-card__t' );
	await keyboard.press( 'm' );
	await expect( ghost ).toContainText( '10:00–11:00' );
	await expect( status.filter( { hasText: /^Moving Tango$/ } ) ).toHaveCount(
		1
	);
	await keyboard.press( 'ArrowDown' );
	await keyboard.press( 'ArrowRight' );
	await keyboard.press( 'Shift+ArrowDown' );
	await keyboard.press( ' ' );
	await expect( ghost ).toContainText( '10:15–11:30' );
	await expect(
		status.filter( { hasText: / 10:15 to 11:30, Hall, Free$/ } )
	).toHaveCount( 1 );
	await expect( button ).toBeFocused();
	await expect( calendar.root.getByRole( 'dialog' ) ).toHaveCount( 0 );
	await checkAccessibility();
	const keys = page.locator( '.sc-moving__keys' );
	await expect( keys ).toContainText( 'Put back' );
	await expect( keys ).toBeVisible();
	await keyboard.press( 'Escape' );
	await expect( ghost ).toHaveCount( 0 );
	await expect( button ).toBeFocused();
	await keyboard.press( 'm' );
	await expect( ghost ).toBeVisible();
	await keyboard.press( 'PageDown' );
	await expect( ghost ).toContainText( '10:00–11:00' );
	await keyboard.press( 'Enter' );
	await expect( card ).toHaveAccessibleName( /^Tango, Monday / );
	await expect( button ).toBeFocused();
	await expect( page ).not.toHaveURL( new RegExp( `week=${ WEEK }` ) );
	await expect( calendar.grid.locator( '.is-moved' ) ).toHaveCount( 0 );
} );

test( 'the frame after Enter has the ghost as the card, and the next ones the card itself', async ( {
	page,
	studio,
} ) => {
	const week = await openWeek( page, studio );
	const { card, ghost } = week;
	await liftByKeys( week );
	await expect( ghost ).toContainText( '10:00–11:00' );
	await page.keyboard.press( 'ArrowRight' );
	// Listens before the key is pressed, which the browser may hear of first.
	const frame = await page.evaluateHandle( () => ( {
		seen: new Promise( ( resolve ) =>
			window.addEventListener(
				'keydown',
				() =>
					requestAnimationFrame( () =>
						resolve( [
							document.querySelectorAll( '.sc-drop.is-moved' )
								.length,
							document.querySelectorAll( '.sc-card.is-moved' )
								.length,
						] )
					),
				{ capture: true, once: true }
			)
		),
	} ) );
	await page.keyboard.press( 'Enter' );
	expect( await frame.evaluate( ( { seen } ) => seen ) ).toEqual( [ 1, 0 ] );
	await expect( ghost ).toHaveCount( 0 );
	await expect( card ).toHaveAccessibleName( /^Tango, Tuesday / );
	await expect( card.locator( '.sc-card__t' ) ).toBeFocused();
} );
