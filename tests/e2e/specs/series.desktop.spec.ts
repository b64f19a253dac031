import {
	dateAt,
	dayName,
	editStart,
	expectDates,
	openDate,
	SeriesDialog,
	test,
	weekAt,
} from '../support/series';
import { expect } from '../support/test';

test.use( { visitor: 'admin' } );

test( 'the following half moves, and a taken date gets another room', async ( {
	page,
	series,
	checkAccessibility,
} ) => {
	await series.book( { title: 'Band', at: 4, from: '19:15', to: '21:00' } );
	const calendar = await openDate( page, series, 2 );
	const form = await editStart( calendar, '18:30' );
	const plan = new SeriesDialog( calendar );
	await expect( plan.scope( 'This one' ) ).toBeFocused();
	await expect( plan.button( 'Move 1 booking' ) ).toBeVisible();
	await page.keyboard.press( 'ArrowRight' );
	await expect( plan.scope( 'This and following 4 bookings' ) ).toBeChecked();
	await expect( plan.line( 4 ) ).toContainText( 'Taken by Band from 19:15' );
	await expect( plan.choice( 4 ) ).toHaveValue( '0' );
	await expect( plan.button( 'Move 3 bookings' ) ).toBeVisible();
	await plan.choice( 4 ).selectOption( 'Change room: Attic' );
	await expect( plan.line( 4 ) ).toContainText( 'Attic, 18:30–19:30' );
	await checkAccessibility();
	await plan.press( 'Move 4 bookings' );
	await plan.isDone();
	await expect( form.dialog ).toHaveCount( 0 );
	await expect( calendar.root ).toContainText( '4 bookings moved' );
	await expect( calendar.card( /^Tango, / ) ).toHaveAccessibleName(
		/18:30–19:30, Hall/
	);
	await expectDates( page, series, {
		1: '18:00–19:00, Hall',
		4: '18:30–19:30, Attic',
		5: '18:30–19:30, Hall',
	} );
} );

test( 'a moved half is taken back as a whole', async ( { page, series } ) => {
	const calendar = await openDate( page, series, 2 );
	await editStart( calendar, '18:30' );
	const plan = new SeriesDialog( calendar );
	await plan.scope( 'This and following' ).check();
	await plan.dialog.getByRole( 'checkbox', { name: dayName( 4 ) } ).uncheck();
	await plan.press( 'Move 3 bookings' );
	await plan.isDone();
	await expect( calendar.root ).toContainText( '3 bookings moved' );
	const card = calendar.card( /^Tango, / );
	await expect( card ).toHaveAccessibleName( /18:30–19:30/ );
	await calendar.root
		.locator( '.sc-toasts' )
		.getByRole( 'button', { name: /^Undo/ } )
		.click();
	await expect( card ).toHaveAccessibleName( /18:00–19:00/ );
	await expect( calendar.root ).toContainText( 'Undone' );
	const last = await openDate( page, series, 5 );
	await expect( last.card( /^Tango, / ) ).toHaveAccessibleName(
		/18:00–19:00/
	);
} );

test( 'a typed time is tried, and choices stay when the scope changes', async ( {
	page,
	series,
} ) => {
	await series.book( { title: 'Band', at: 3, from: '19:15', to: '21:00' } );
	const calendar = await openDate( page, series, 1 );
	await editStart( calendar, '18:30' );
	const plan = new SeriesDialog( calendar );
	await plan.scope( 'All to come' ).check();
	await plan.choice( 3 ).selectOption( 'Select a time…' );
	const start = plan.dialog.getByRole( 'textbox', {
		name: `Time from, ${ dayName( 3 ) }`,
	} );
	await expect( plan.line( 3 ) ).toContainText( 'Taken by Band from 19:15' );
	await expect( plan.button( 'Move 6 bookings' ) ).toHaveAttribute(
		'aria-disabled',
		'true'
	);
	await start.selectText();
	await start.pressSequentially( '21:00' );
	await expect( plan.line( 3 ) ).toContainText( 'Hall, 21:00–22:00' );
	await plan.scope( 'This and following' ).check();
	await expect( plan.line( 3 ) ).toContainText( 'Hall, 21:00–22:00' );
	await plan.dialog.getByRole( 'checkbox', { name: dayName( 4 ) } ).uncheck();
	await plan.scope( 'All to come' ).check();
	await expect(
		plan.dialog.getByRole( 'checkbox', { name: dayName( 4 ) } )
	).not.toBeChecked();
	await plan.press( 'Move 5 bookings' );
	await plan.isDone();
	await calendar.open( series.page, { week: weekAt( 3 ) } );
	await expect( calendar.card( /^Tango, / ) ).toHaveAccessibleName(
		/21:00–22:00, Hall/
	);
} );

test( 'all to come are canceled from the menu', async ( { page, series } ) => {
	await series.markPaid( 3 );
	const calendar = await openDate( page, series, 1 );
	const card = calendar.card( /^Tango, / );
	await calendar.focusByKeys( card );
	await calendar.more( card ).click();
	await calendar.menuItem( 'Cancel series…' ).click();
	const plan = new SeriesDialog( calendar );
	await expect( plan.scope( 'All to come 6 bookings' ) ).toBeFocused();
	await expect( plan.line( 3 ) ).toContainText( 'Paid' );
	await expect( plan.line( 1 ) ).toContainText( 'This one' );
	await plan.dialog.getByRole( 'checkbox', { name: dayName( 5 ) } ).uncheck();
	await plan.press( 'Cancel 5 bookings' );
	await plan.isDone();
	await expect( calendar.root ).toContainText( '5 bookings canceled' );
	await expect( card ).toHaveAccessibleName( /Canceled/ );
	await calendar.open( series.page, { week: weekAt( 5 ) } );
	await expect( card ).toHaveCount( 1 );
} );

test( 'by keys alone: one is moved at its place, then all but that one', async ( {
	page,
	series,
	checkAccessibility,
} ) => {
	const calendar = await openDate( page, series, 1 );
	const { keyboard } = page;
	const question = calendar.root.getByRole( 'alertdialog', {
		name: 'Which bookings move?',
	} );
	const card = calendar.card( /^Tango, / );
	const ghost = page.locator( '.sc-drop' );
	const drop = async () => {
		await calendar.focusByKeys( card );
		await keyboard.press( 'm' );
		await expect( ghost ).toBeVisible();
		await keyboard.press( 'ArrowDown' );
		await expect( ghost ).toContainText( '18:15–19:15' );
		await keyboard.press( 'Enter' );
		await expect( calendar.button( 'This one' ) ).toBeFocused();
	};
	await drop();
	await checkAccessibility();
	await keyboard.press( 'Escape' );
	await expect( question ).toHaveCount( 0 );
	await expect( card ).toHaveAccessibleName( /18:00–19:00/ );
	await drop();
	await keyboard.press( 'Enter' );
	await expect( card ).toHaveAccessibleName( /18:15–19:15/ );
	await expect( calendar.grid.locator( '.is-moved' ) ).toHaveCount( 0 );
	await calendar.open( series.page, { week: weekAt( 0 ) } );
	await calendar.isReady();
	await drop();
	// The first date has none before it.
	await expect( question.getByRole( 'button' ) ).toHaveText( [
		'This one',
		'All to come…',
		'Put back',
	] );
	await keyboard.press( 'Tab' );
	await expect( calendar.button( 'All to come…' ) ).toBeFocused();
	await keyboard.press( 'Enter' );
	const plan = new SeriesDialog( calendar );
	await expect( plan.scope( 'All to come 6 bookings' ) ).toBeFocused();
	await expect( plan.scope( 'This and following' ) ).toHaveCount( 0 );
	await expect( plan.line( 1 ) ).toContainText( 'Keeps its own time' );
	await expect( plan.choice( 1 ).locator( 'option' ) ).toHaveText( [
		'Keep at 18:15',
		'Move too',
	] );
	await keyboard.press( 'Shift+Tab' );
	await keyboard.press( 'Shift+Tab' );
	await expect( plan.button( 'Move 5 bookings' ) ).toHaveAttribute(
		'aria-disabled',
		'false'
	);
	await plan.button( 'Move 5 bookings' ).focus();
	await keyboard.press( 'Enter' );
	await plan.isDone();
	await expect( card ).toHaveAccessibleName( /18:15–19:15/ );
	await expect( card.locator( '.sc-card__t' ) ).toBeFocused();
} );

test.describe( 'when a date is taken between the check and the write', () => {
	test.use( { expectedErrors: [ /edit_booking: slot_taken|409/ ] } );

	test( 'its line says so, and the rest can be moved', async ( {
		page,
		series,
	} ) => {
		const calendar = await openDate( page, series, 0 );
		await editStart( calendar, '18:30' );
		const plan = new SeriesDialog( calendar );
		await plan.scope( 'All to come' ).check();
		await expect( plan.button( 'Move 6 bookings' ) ).toHaveAttribute(
			'aria-disabled',
			'false'
		);
		await series.book( {
			title: 'Choir',
			at: 2,
			from: '19:00',
			to: '20:00',
		} );
		await plan.press( 'Move 6 bookings' );
		await expect( plan.dialog.getByRole( 'alert' ) ).toHaveText(
			'One date was taken in the meantime. Review it and try again.'
		);
		await expect( plan.line( 2 ) ).toContainText(
			'Taken by Choir from 19:00'
		);
		await plan.press( 'Move 5 bookings' );
		await plan.isDone();
		await calendar.open( series.page, { week: weekAt( 2 ) } );
		await expect( calendar.card( /^Tango, / ) ).toHaveAccessibleName(
			/18:00–19:00/
		);
	} );
} );

test( 'Escape goes back to the form, which has lost nothing', async ( {
	page,
	series,
} ) => {
	const calendar = await openDate( page, series, 0 );
	const form = await editStart( calendar, '18:30' );
	const plan = new SeriesDialog( calendar );
	await expect( plan.button( 'Move 1 booking' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( plan.dialog ).toHaveCount( 0 );
	await expect( form.from ).toHaveValue( '18:30' );
	await expect( form.button( 'Save' ) ).toBeFocused();
} );

test( 'the info names the series and leads to the dates beside', async ( {
	page,
	series,
	checkAccessibility,
} ) => {
	const calendar = await openDate( page, series, 2 );
	await calendar
		.card( /^Tango, / )
		.locator( '.sc-card__t' )
		.click();
	const info = calendar.dialog( 'Tango' );
	await expect( info ).toContainText( /Every Tuesday, 3 of 6, until \d/ );
	await checkAccessibility();
	await info
		.getByRole( 'button', { name: `Next date: ${ dayName( 3 ) }` } )
		.click();
	await expect( info ).toContainText( 'Every Tuesday, 4 of 6' );
	await expect( page ).toHaveURL( new RegExp( `week=${ weekAt( 3 ) }` ) );
	await expect( info ).toContainText(
		String( Number( dateAt( 3 ).slice( 8 ) ) )
	);
	await info
		.getByRole( 'button', { name: `Previous date: ${ dayName( 2 ) }` } )
		.click();
	await expect( info ).toContainText( 'Every Tuesday, 3 of 6' );
} );
