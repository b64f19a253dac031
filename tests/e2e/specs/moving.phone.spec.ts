import type { Locator, Page } from '@playwright/test';
import { BookingForm } from '../pages/booking-form';
import { holdBack } from '../support/calls';
import { openWeek, test, type ShownWeek } from '../support/moving';
import { middleOf } from '../support/pointer';
import { expect } from '../support/test';

test.use( { visitor: 'admin', reducedMotion: 'no-preference' } );

interface Point {
	readonly x: number;
	readonly y: number;
}

/** Returns a function that sends touches as the browser gets them from a touch screen. */
async function touching( page: Page ) {
	const screen = await page.context().newCDPSession( page );
	return (
		type: 'touchStart' | 'touchMove' | 'touchEnd',
		...points: readonly Point[]
	) =>
		screen.send( 'Input.dispatchTouchEvent', {
			type,
			touchPoints: points.map( ( point, id ) => ( { ...point, id } ) ),
		} );
}

/** Lifts the card by a finger and holds it over a day's tab. @return Where the card was taken. */
async function carryTo(
	tab: Locator,
	{ card, ghost }: ShownWeek,
	touch: Awaited< ReturnType< typeof touching > >
): Promise< Point > {
	const at = await middleOf( card );
	await touch( 'touchStart', at );
	await expect( ghost ).toBeVisible();
	await touch( 'touchMove', { x: at.x, y: at.y - 30 } );
	await touch( 'touchMove', await middleOf( tab ) );
	return at;
}

test( 'a finger holds a card, pulls its end, and drops it', async ( {
	page,
	studio,
	checkAccessibility,
} ) => {
	const { calendar, card, ghost } = await openWeek( page, studio );
	const touch = await touching( page );
	await calendar.openDay( 0 );
	await touch( 'touchStart', await middleOf( card ) );
	await expect( ghost ).toBeVisible();
	await touch( 'touchEnd' );
	await expect( ghost.getByRole( 'slider' ) ).toHaveCount( 2 );
	await expect( calendar.root.getByRole( 'dialog' ) ).toHaveCount( 0 );
	await checkAccessibility();

	const end = await middleOf( ghost.getByRole( 'slider', { name: 'End' } ) );
	await touch( 'touchStart', end );
	await touch( 'touchMove', { x: end.x, y: end.y + 8 } );
	await touch( 'touchMove', { x: end.x, y: end.y + 15 } );
	await touch( 'touchEnd' );
	await expect( ghost ).toContainText( '10:00–11:30' );
	await calendar.button( 'Done' ).tap();
	await expect( card ).toHaveAccessibleName( / 10:00–11:30, / );
	await expect( ghost ).toHaveCount( 0 );
	await expect( calendar.grid.locator( '.is-moved' ) ).toHaveCount( 0 );
} );

test( 'an end that a finger pulls outside of the columns follows its height', async ( {
	page,
	studio,
} ) => {
	const { calendar, card, ghost } = await openWeek( page, studio );
	const touch = await touching( page );
	await calendar.openDay( 0 );
	await touch( 'touchStart', await middleOf( card ) );
	await expect( ghost ).toBeVisible();
	await touch( 'touchEnd' );
	const handle = ghost.getByRole( 'slider', { name: 'End' } );
	const end = await middleOf( handle );
	await touch( 'touchStart', end );
	// Over the labels of the hours, and out of the window at its side.
	await touch( 'touchMove', { x: 20, y: end.y + 15 } );
	await touch( 'touchMove', { x: 2, y: end.y + 30 } );
	await touch( 'touchEnd' );
	await expect( handle ).toHaveAttribute( 'aria-valuetext', '12:00' );

	const { height } = page.viewportSize() ?? { height: 0 };
	const next = await middleOf( handle );
	await touch( 'touchStart', next );
	await touch( 'touchMove', { x: next.x, y: next.y + 40 } );
	// Over the hint at the foot.
	await touch( 'touchMove', { x: next.x, y: height - 2 } );
	await touch( 'touchEnd' );
	await expect( handle ).not.toHaveAttribute( 'aria-valuetext', '12:00' );
	const start = ghost.getByRole( 'slider', { name: 'Start' } );
	await expect( start ).toHaveAttribute( 'aria-valuetext', '10:00' );
	const top = await middleOf( start );
	await touch( 'touchStart', top );
	await touch( 'touchMove', { x: top.x, y: top.y - 40 } );
	// Over the header.
	await touch( 'touchMove', { x: top.x, y: 4 } );
	await touch( 'touchEnd' );
	await expect( start ).not.toHaveAttribute( 'aria-valuetext', '10:00' );
	await page.keyboard.press( 'Escape' );
	await expect( card ).toHaveAccessibleName( / 10:00–11:00, / );
} );

test( 'the handles of a card lifted by its sheet are sliders', async ( {
	page,
	studio,
} ) => {
	const { calendar, card, ghost } = await openWeek( page, studio );
	await calendar.openDay( 0 );
	await calendar.act( card, 'Move', true );
	const start = ghost.getByRole( 'slider', { name: 'Start' } );
	await expect( start ).toHaveAttribute( 'aria-valuetext', '10:00' );
	await start.press( 'ArrowUp' );
	await expect( start ).toHaveAttribute( 'aria-valuetext', '09:45' );
	await ghost.getByRole( 'slider', { name: 'End' } ).press( 'ArrowDown' );
	await expect( ghost ).toContainText( '09:45–11:15' );
	await page.keyboard.press( 'Escape' );
	await expect( ghost ).toHaveCount( 0 );
	await expect( card ).toHaveAccessibleName( / 10:00–11:00, / );
} );

test( 'an end that was pulled stays where the card leaves the columns and comes back', async ( {
	page,
	studio,
} ) => {
	const { calendar, card, ghost } = await openWeek( page, studio );
	const touch = await touching( page );
	await calendar.openDay( 0 );
	await touch( 'touchStart', await middleOf( card ) );
	await expect( ghost ).toBeVisible();
	await touch( 'touchEnd' );
	const end = await middleOf( ghost.getByRole( 'slider', { name: 'End' } ) );
	await touch( 'touchStart', end );
	await touch( 'touchMove', { x: end.x, y: end.y + 8 } );
	await touch( 'touchMove', { x: end.x, y: end.y + 15 } );
	await touch( 'touchEnd' );
	await expect( ghost ).toContainText( '10:00–11:30' );

	const at = await middleOf( ghost );
	await touch( 'touchStart', at );
	await touch( 'touchMove', { x: 100, y: at.y } );
	await touch( 'touchMove', { x: 4, y: at.y } );
	await expect( ghost ).toHaveCount( 0 );
	await touch( 'touchMove', { x: 100, y: at.y } );
	await touch( 'touchMove', at );
	await expect( ghost ).toContainText( '10:00–11:30' );
	await touch( 'touchEnd' );
	await expect( card ).toHaveAccessibleName( / 10:00–11:30, / );
	await expect( calendar.grid.locator( '.is-moved' ) ).toHaveCount( 0 );
} );

test( 'Back puts back a card that a finger has left', async ( {
	page,
	studio,
} ) => {
	const { calendar, card, ghost } = await openWeek( page, studio );
	const touch = await touching( page );
	await calendar.openDay( 0 );
	const before = page.url();
	await touch( 'touchStart', await middleOf( card ) );
	await expect( ghost ).toBeVisible();
	await touch( 'touchEnd' );
	const end = ghost.getByRole( 'slider', { name: 'End' } );
	await end.press( 'ArrowDown' );
	await expect( ghost ).toContainText( '10:00–11:15' );
	await page.goBack();
	await expect( ghost ).toHaveCount( 0 );
	await expect( card ).toHaveAccessibleName( / 10:00–11:00, / );
	expect( page.url() ).toBe( before );
} );

test( 'a finger moves a card; a second one puts it back', async ( {
	page,
	studio,
} ) => {
	const { calendar, card, ghost } = await openWeek( page, studio );
	const touch = await touching( page );
	await calendar.openDay( 0 );
	const at = await middleOf( card );
	const below = { x: at.x, y: at.y + 60 };
	await touch( 'touchStart', at );
	await expect( ghost ).toBeVisible();
	await touch( 'touchMove', { x: at.x, y: at.y + 30 } );
	await touch( 'touchMove', below );
	await expect( ghost ).not.toContainText( '10:00–11:00' );
	const label = await ghost.locator( '.sc-drop__label' ).boundingBox();
	expect(
		below.y - ( label?.y ?? 0 ) - ( label?.height ?? 0 )
	).toBeGreaterThanOrEqual( 56 );
	await expect( page.locator( '.sc-fab' ) ).toBeHidden();
	await touch( 'touchStart', below, { x: at.x, y: at.y + 200 } );
	await expect( ghost ).toHaveCount( 0 );
	await touch( 'touchEnd' );
	await expect( card ).toHaveAccessibleName( / 10:00–11:00, / );
	await expect( calendar.root.getByRole( 'dialog' ) ).toHaveCount( 0 );
} );

test( 'a card held over a day’s tab is taken to that day', async ( {
	page,
	studio,
} ) => {
	const week = await openWeek( page, studio );
	const { calendar, card, ghost } = week;
	const touch = await touching( page );
	await calendar.openDay( 0 );
	const wednesday = calendar.days.nth( 2 );
	const at = await carryTo( wednesday, week, touch );
	await expect( wednesday ).toHaveAttribute( 'aria-selected', 'true' );
	await touch( 'touchMove', { x: at.x, y: at.y + 1 } );
	await touch( 'touchMove', at );
	await expect( ghost ).toContainText( /^TangoWed \d+ · 10:00–11:00/ );
	await touch( 'touchEnd' );
	await expect( card ).toHaveAccessibleName( /^Tango, Wednesday .* 10:00/ );
	await expect( calendar.grid.locator( '.is-moved' ) ).toHaveCount( 0 );
} );

test( 'a day’s tab under a finger that stands still is shown once the script that watches it is there', async ( {
	page,
	studio,
} ) => {
	const answer = await holdBack( page, /build\/drop\.js/ );
	const week = await openWeek( page, studio );
	const { calendar } = week;
	const touch = await touching( page );
	await calendar.openDay( 0 );
	const wednesday = calendar.days.nth( 2 );
	await carryTo( wednesday, week, touch );
	answer();
	await expect( wednesday ).toHaveAttribute( 'aria-selected', 'true' );
	await touch( 'touchEnd' );
} );

test( 'a finger that holds on a free hour draws a time, which the form takes', async ( {
	page,
	studio,
} ) => {
	const { calendar, card, ghost } = await openWeek( page, studio );
	const form = new BookingForm( calendar );
	const touch = await touching( page );
	await calendar.openDay( 0 );
	const { x, y } = await middleOf( card );
	const at = { x, y: y + 100 };
	await touch( 'touchStart', at );
	await expect( ghost ).toContainText( 'New booking' );
	await touch( 'touchMove', { x, y: at.y + 30 } );
	await touch( 'touchMove', { x, y: at.y + 60 } );
	await expect( ghost ).toContainText( /New booking1\d:\d\d–1\d:\d\d/ );
	const label = ( await ghost.textContent() ) ?? '';
	const [ from = '', to = '' ] = label.match( /\d\d:\d\d/g ) ?? [];
	await touch( 'touchEnd' );
	await form.isReady();
	await expect( form.from ).toHaveValue( from );
	await expect( form.to ).toHaveValue( to );
} );
