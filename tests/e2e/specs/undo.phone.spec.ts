import { openWeek, test } from '../support/moving';
import { expect } from '../support/test';

test.use( { visitor: 'admin', reducedMotion: 'no-preference' } );

test( 'a finger undoes in the booking’s sheet, and in the toast after it', async ( {
	page,
	studio,
	checkAccessibility,
} ) => {
	const { calendar, card } = await openWeek( page, studio );
	await calendar.openDay( 0 );
	await calendar.act( card, 'Mark as paid', true );
	const info = calendar.dialog( 'Tango' );
	await expect( info.getByRole( 'status' ) ).toHaveText(
		'Marked as paid: Tango, Mon 10:00'
	);
	const undo = calendar.dialogButton( 'Undo' );
	expect( ( await undo.boundingBox() )?.height ).toBeGreaterThanOrEqual( 44 );
	await checkAccessibility();
	await undo.tap();
	await expect( info.getByRole( 'status' ) ).toHaveText( 'Undone' );
	await expect( info ).toContainText( 'Unpaid' );

	await calendar.dialogButton( 'Cancel booking' ).tap();
	await expect( info ).toHaveCount( 0 );
	await expect( card ).toHaveAccessibleName( /Canceled/ );
	const toast = calendar.button( 'Undo' );
	expect( ( await toast.boundingBox() )?.height ).toBeGreaterThanOrEqual(
		44
	);
	await toast.tap();
	await expect( card ).not.toHaveAccessibleName( /Canceled/ );
	await expect( calendar.root.getByText( 'Undone' ) ).toBeVisible();
} );
