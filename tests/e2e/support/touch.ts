import type { CDPSession, Page } from '@playwright/test';

interface Point {
	readonly x: number;
	readonly y: number;
}

/** Number of move events in a swipe. */
const MOVES = 10;

/** Swipes with one finger by raw touch events, as the browser gets them from a touch screen. */
export async function swipe(
	page: Page,
	from: Point,
	to: Point
): Promise< void > {
	const screen = await page.context().newCDPSession( page );
	await touch( screen, 'touchStart', from );
	for ( let move = 1; move <= MOVES; move++ ) {
		await touch( screen, 'touchMove', {
			x: from.x + ( ( to.x - from.x ) * move ) / MOVES,
			y: from.y + ( ( to.y - from.y ) * move ) / MOVES,
		} );
	}
	await touch( screen, 'touchEnd' );
	await screen.detach();
}

const touch = (
	screen: CDPSession,
	type: 'touchStart' | 'touchMove' | 'touchEnd',
	point?: Point
) =>
	screen.send( 'Input.dispatchTouchEvent', {
		type,
		touchPoints: point ? [ { ...point } ] : [],
	} );
