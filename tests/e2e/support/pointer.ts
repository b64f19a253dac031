import { expect, type Locator, type Page } from '@playwright/test';

interface Point {
	readonly x: number;
	readonly y: number;
}

export async function middleOf( locator: Locator ): Promise< Point > {
	await expect( locator ).toBeVisible();
	const box = await locator.boundingBox();
	const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
	return { x: x + width / 2, y: y + height / 2 };
}

/** Drags sideways by mouse, or by finger with raw touch events of the browser. */
export async function drag(
	page: Page,
	from: Point,
	by: number,
	isTouch: boolean
): Promise< void > {
	const steps = Array.from( { length: 8 }, ( _, step ) => ( {
		x: from.x + ( by * ( step + 1 ) ) / 8,
		y: from.y,
	} ) );
	if ( ! isTouch ) {
		await page.mouse.move( from.x, from.y );
		await page.mouse.down();
		for ( const { x, y } of steps ) {
			await page.mouse.move( x, y );
		}
		await page.mouse.up();
		return;
	}
	const browser = await page.context().newCDPSession( page );
	const touch = ( type: string, touchPoints: readonly Point[] ) =>
		browser.send( 'Input.dispatchTouchEvent', {
			type: type as 'touchStart',
			touchPoints: [ ...touchPoints ],
		} );
	await touch( 'touchStart', [ from ] );
	for ( const point of steps ) {
		await touch( 'touchMove', [ point ] );
	}
	await touch( 'touchEnd', [] );
}
