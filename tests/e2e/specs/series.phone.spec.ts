import {
	dayName,
	editStart,
	openDate,
	SeriesDialog,
	test,
} from '../support/series';
import { expect } from '../support/test';

test.use( { visitor: 'admin', reducedMotion: 'no-preference' } );

test( 'on a phone the dialog is the whole window, and its button stays in view', async ( {
	page,
	series,
	checkAccessibility,
} ) => {
	await series.book( { title: 'Band', at: 4, from: '19:15', to: '21:00' } );
	const calendar = await openDate( page, series, 0 );
	await editStart( calendar, '18:30' );
	const plan = new SeriesDialog( calendar );
	await plan.scope( 'All to come' ).check();
	await expect( plan.button( 'Move 5 bookings' ) ).toBeInViewport( {
		ratio: 1,
	} );
	await expect
		.poll( async () => ( await plan.dialog.boundingBox() )?.height )
		.toBe( 812 );
	const choice = plan.choice( 4 );
	await choice.scrollIntoViewIfNeeded();
	const box = await choice.boundingBox();
	const line = await plan.line( 4 ).boundingBox();
	expect( box?.height ).toBeGreaterThanOrEqual( 44 );
	expect( box?.width ).toBeGreaterThan( ( line?.width ?? 0 ) * 0.7 );
	await checkAccessibility();
	await choice.selectOption( 'Change room: Attic' );
	await plan.press( 'Move 6 bookings' );
	await plan.isDone();
	await openDate( page, series, 4 );
	const card = calendar.card( /^Tango, / );
	await calendar.reach( card );
	await expect( card ).toHaveAccessibleName( /18:30–19:30, Attic/ );
	expect( dayName( 4 ) ).toMatch( /^Tue / );
} );
