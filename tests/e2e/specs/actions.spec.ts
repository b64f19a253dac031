import { CalendarPage } from '../pages/calendar-page';
import { demo } from '../support/demo';
import { expect, test } from '../support/test';
import { monday } from '../support/week';

/** Returns the week whose bookings a project changes: desktop and phone run at the same time on one site. */
const weekOf = ( isTouch: boolean ) => monday( isTouch ? 2 : 1 );

const openWeek = async ( calendar: CalendarPage, isTouch: boolean ) => {
	await calendar.open( demo.pages.page, { week: weekOf( isTouch ) } );
	await calendar.isReady();
};

test.describe( 'as owner', () => {
	test.use( { visitor: 'owner' } );

	test( 'the owner approves, marks paid, cancels and undoes', async ( {
		page,
		isMobile,
		checkAccessibility,
	} ) => {
		const calendar = new CalendarPage( page );
		await openWeek( calendar, isMobile );
		const pending = calendar.card( /Pending, Unpaid/ ).first();
		await calendar.reach( pending );
		const name = await pending.getAttribute( 'aria-label' );
		const place = name?.split( ', Pending' )[ 0 ] ?? '';
		const pattern = new RegExp( `^${ escape( place ) }` );
		const card = calendar.card( pattern );
		// On phones the actions are in the booking's window, which stays.
		const below = calendar.cardBelow( pattern );

		await calendar.act( card, 'Approve', isMobile );
		await expect( below ).toHaveAttribute( 'aria-label', /Tamm|, Unpaid/ );
		await expect( below ).not.toHaveAttribute( 'aria-label', /Pending/ );
		await page.keyboard.press( 'Escape' );

		await calendar.act( card, 'Mark as paid', isMobile );
		await expect( below ).toHaveAttribute( 'aria-label', /, Paid/ );
		await page.keyboard.press( 'Escape' );

		await calendar.act( card, 'Cancel booking', isMobile );
		await expect( card ).toHaveAccessibleName( /Canceled/ );
		await checkAccessibility();
		await expect( calendar.button( 'Undo' ) ).toBeVisible();
		await page.keyboard.press( 'F6' );
		await expect( calendar.button( 'Undo' ) ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( card ).not.toHaveAccessibleName( /Canceled/ );
		await page.reload();
		await calendar.isReady();
		await calendar.reach( card );
		await expect( card ).toHaveAccessibleName( /, Paid/ );
	} );

	test( 'the info shows what owners are told, and closes by Escape and outside', async ( {
		page,
		checkAccessibility,
	} ) => {
		const calendar = new CalendarPage( page );
		await calendar.open( demo.pages.block );
		await calendar.isReady();
		const card = calendar.card( /^Salsa I, Monday/ );
		await calendar.reach( card );
		const title = card.getByRole( 'button', {
			name: /^Salsa I, Monday .* \d\d:\d\d–\d\d:\d\d, Big hall, Anna Tamm, .*(Paid|Unpaid), /,
		} );
		await title.focus();
		await page.keyboard.press( 'Enter' );
		const info = calendar.dialog( 'Salsa I' );
		await expect( info ).toContainText( 'owner@' );
		await checkAccessibility();
		await page.keyboard.press( 'Escape' );
		await expect( info ).toBeHidden();
		await expect( title ).toBeFocused();
		await page.keyboard.press( 'Space' );
		await expect( info ).toBeVisible();
		await page.mouse.click( 4, 4 );
		await expect( info ).toBeHidden();
	} );

	test( 'the history of a trainer is looked up and closed', async ( {
		page,
		isMobile,
		checkAccessibility,
	} ) => {
		const calendar = new CalendarPage( page );
		await calendar.open( demo.pages.block );
		await calendar.isReady();
		const card = calendar.card( /^Salsa I, Monday/ );
		await calendar.reach( card );
		await calendar.act( card, 'Trainer history', isMobile );
		const history = calendar.dialog( 'Users History' );
		await expect( history ).toContainText( /Total bookings: \d+/ );
		expect( await history.getByRole( 'row' ).count() ).toBeGreaterThan( 1 );
		await checkAccessibility();
		await history.getByText( 'Close', { exact: true } ).click();
		await expect( history ).toBeHidden();
	} );

	test( 'the owner approves by keyboard alone', async ( {
		page,
		isMobile,
	} ) => {
		const calendar = new CalendarPage( page );
		await calendar.open( demo.pages.page, {
			week: monday( isMobile ? -2 : 3 ),
		} );
		await calendar.isReady();
		const pending = calendar.card( /, Pending, / ).first();
		await calendar.reach( pending );
		const name = await pending.getAttribute( 'aria-label' );
		const place = name?.split( ', Pending' )[ 0 ] ?? '';
		const pattern = new RegExp( `^${ escape( place ) }` );
		const card = calendar.card( pattern );
		await calendar.focusByKeys( card );
		await expect( card.getByRole( 'button' ).first() ).toHaveAccessibleName(
			name ?? ''
		);
		await calendar.actByKeys( card, 'Approve', isMobile );
		await expect( calendar.cardBelow( pattern ) ).not.toHaveAttribute(
			'aria-label',
			/Pending/
		);
		await expect(
			calendar.root.getByText(
				`Approved: ${ name?.split( ', ' )[ 0 ] ?? '' }, `
			),
			'told in the toasts, which readers hear, or in the open sheet'
		).not.toHaveCount( 0 );
		await page.keyboard.press( 'Escape' );
		await expect( card.locator( ':focus' ) ).toHaveCount( 1 );
	} );
} );

test.describe( 'as trainer', () => {
	test.use( { visitor: 'trainer' } );

	test( 'a trainer cancels an own booking, and has no menu on others', async ( {
		page,
		isMobile,
	} ) => {
		const calendar = new CalendarPage( page );
		await openWeek( calendar, isMobile );
		const own = calendar.grid.locator( '.is-mine' ).first();
		await calendar.reach( own );
		await calendar.act( own, 'Cancel booking', isMobile );
		await expect( calendar.button( 'Undo' ) ).toBeVisible();
		await expect( calendar.card( /Canceled/ ) ).toHaveCount( 1 );
		const other = calendar.grid
			.locator( '.sc-card:not(.is-mine, .is-busy, .is-canceled)' )
			.first();
		await calendar.reach( other );
		await other.getByRole( 'button' ).focus();
		await expect( calendar.more( other ) ).toHaveCount( 0 );
	} );
} );

test( 'a guest looks, and has no menu', async ( { page } ) => {
	const calendar = new CalendarPage( page );
	await calendar.open( demo.pages.block );
	await calendar.isReady();
	const card = calendar.card( /^Salsa I, Monday/ );
	await calendar.reach( card );
	await card
		.getByRole( 'button', {
			name: /^Salsa I, Monday .* \d\d:\d\d–\d\d:\d\d, Big hall, Anna Tamm$/,
		} )
		.focus();
	await expect( calendar.more( card ) ).toHaveCount( 0 );
	await page.keyboard.press( 'Enter' );
	const info = calendar.dialog( 'Salsa I' );
	await expect( info ).toContainText( 'Big hall' );
	await expect( info.getByRole( 'button', { name: 'Approve' } ) ).toHaveCount(
		0
	);
	await expect( info ).not.toContainText( '@' );
} );

const escape = ( text: string ) =>
	text.replace( /[.*+?^${}()|[\]\\]/g, '\\$&' );
