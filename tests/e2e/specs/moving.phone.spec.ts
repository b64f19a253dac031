import { CalendarPage } from '../pages/calendar-page';
import { createStudio } from '../support/own-studio';
import { middleOf } from '../support/pointer';
import { expect, test } from '../support/test';
import { monday } from '../support/week';

test.use( { visitor: 'admin' } );

const WEEK = monday( -10 );

test( 'a finger holds a card, pulls its end, and drops it', async ( {
	page,
	checkAccessibility,
}, { title } ) => {
	const studio = await createStudio( page.request, title, WEEK );
	const calendar = new CalendarPage( page );
	await calendar.open( studio.page, { week: WEEK } );
	await calendar.isReady();
	await calendar.openDay( 0 );
	const card = calendar.card( /^Tango, / );
	const ghost = calendar.grid.locator( '.sc-drop' );
	const screen = await page.context().newCDPSession( page );
	const touch = (
		type: 'touchStart' | 'touchMove' | 'touchEnd',
		...touchPoints: { readonly x: number; readonly y: number }[]
	) => screen.send( 'Input.dispatchTouchEvent', { type, touchPoints } );

	const at = await middleOf( card );
	await touch( 'touchStart', at );
	await expect( ghost ).toBeVisible();
	await touch( 'touchEnd' );
	await expect( ghost.locator( '.sc-handle' ) ).toHaveCount( 2 );
	await checkAccessibility();

	const end = await middleOf( ghost.locator( '[data-grip=end]' ) );
	await touch( 'touchStart', end );
	await touch( 'touchMove', { x: end.x, y: end.y + 8 } );
	await touch( 'touchMove', { x: end.x, y: end.y + 15 } );
	await touch( 'touchEnd' );
	await expect( ghost ).toContainText( '10:00–11:30' );
	await calendar.button( 'Done' ).tap();
	await expect( card ).toHaveAccessibleName( / 10:00–11:30, / );
	await expect( ghost ).toHaveCount( 0 );
	await expect( calendar.grid.locator( '.is-moved' ) ).toHaveCount( 0 );
	await studio.remove();
} );
