import { historyOf, openWithGap, test } from '../support/moving';
import { expect } from '../support/test';

test.use( { visitor: 'admin' } );

test( 'a finger breaks a gap with a reason', async ( {
	page,
	studio,
	checkAccessibility,
} ) => {
	const { calendar, card, ghost } = await openWithGap( page, studio );
	await calendar.openDay( 0 );
	await calendar.act( card, 'Move', true );
	await ghost.getByRole( 'slider', { name: 'End' } ).press( 'ArrowDown' );
	await expect( ghost ).toHaveClass( /is-asked/ );
	await calendar.button( 'Done' ).tap();
	const question = calendar.root.getByRole( 'alertdialog', {
		name: 'Leave 30 min free before Yoga',
	} );
	const reason = question.getByLabel( 'Reason, for the history' );
	await expect( reason ).toBeFocused();
	await calendar.button( 'Move anyway' ).tap();
	await expect( reason ).toHaveAccessibleDescription(
		'Enter a reason of at least 2 characters'
	);
	await checkAccessibility();
	for ( const target of [
		reason,
		...( await question.getByRole( 'button' ).all() ),
	] ) {
		const { height = 0 } = ( await target.boundingBox() ) ?? {};
		expect( height ).toBeGreaterThanOrEqual( 44 );
	}
	await reason.fill( 'Same group stays' );
	await calendar.button( 'Move anyway' ).tap();
	await expect( card ).toHaveAccessibleName( / 10:00–11:15, / );
	await expect( question ).toHaveCount( 0 );
	await expect( await historyOf( { calendar, card }, true ) ).toContainText(
		'Reason: “Same group stays”'
	);
	await checkAccessibility();
} );
