import { CalendarPage } from '../pages/calendar-page';
import {
	dayName,
	editStart,
	expectDates,
	openDate,
	SeriesDialog,
	test,
	weekAt,
} from '../support/series';
import { newBrowser } from '../support/sessions';
import { expect } from '../support/test';

test.use( {
	visitor: 'admin',
	expectedErrors: [ /edit_booking: changed_meanwhile|409/ ],
} );

test( 'what a second person changes between look and press is shown before anything moves', async ( {
	page,
	browser,
	series,
	checkAccessibility,
} ) => {
	const calendar = await openDate( page, series, 0 );
	await editStart( calendar, '18:30' );
	const plan = new SeriesDialog( calendar );
	await plan.scope( 'All to come' ).check();
	await plan.dialog.getByRole( 'checkbox', { name: dayName( 4 ) } ).uncheck();
	await expect( plan.button( 'Move 5 bookings' ) ).toHaveAttribute(
		'aria-disabled',
		'false'
	);

	const context = await newBrowser( browser, 'admin', null );
	const other = new CalendarPage( await context.newPage() );
	for ( const [ at, action, says ] of [
		[ 2, 'Cancel booking', /Canceled/ ],
		[ 3, 'Mark as paid', /, Paid/ ],
	] as const ) {
		await other.open( series.page, { week: weekAt( at ) } );
		await other.isReady();
		await other.act( other.card( /^Tango, / ), action, false );
		await expect( other.card( /^Tango, / ) ).toHaveAccessibleName( says );
	}
	await context.close();

	await plan.press( 'Move 5 bookings' );
	await expect( plan.dialog.getByRole( 'alert' ) ).toHaveText(
		'The series has changed in the meantime. Review it and try again.'
	);
	await expect( plan.button( 'Move 4 bookings' ) ).toBeFocused();
	await expect( plan.line( 2 ) ).toHaveCount( 0 );
	await expect( plan.line( 3 ) ).toContainText( 'Paid' );
	await expect(
		plan.dialog.getByRole( 'checkbox', { name: dayName( 4 ) } )
	).not.toBeChecked();
	await checkAccessibility();
	await plan.press( 'Move 4 bookings' );
	await plan.isDone();
	await expect( calendar.root ).toContainText( '4 bookings moved' );
	await expectDates( page, series, {
		0: '18:30',
		3: '18:30',
		4: '18:00',
	} );
} );
