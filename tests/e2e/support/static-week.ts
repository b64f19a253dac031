import { expect, type Page } from '@playwright/test';

/** The calendar's script, of visitors or of people with a login. */
export const VIEW = /build\/block\/view(-members)?\.js/;

/** Holds the calendar's script back; the returned function lets it come. */
export async function holdScript( page: Page ): Promise< () => void > {
	let start: () => void = () => undefined;
	const isTime = new Promise< void >( ( resolve ) => ( start = resolve ) );
	await page.route( VIEW, async ( route ) => {
		await isTime;
		await route.continue();
	} );
	return start;
}

/** Waits until the whole of the printed week is there and the style sheet shows it. */
export async function isPrinted( page: Page ): Promise< void > {
	// Not the event DOMContentLoaded, which waits for the held script.
	await page.waitForFunction( () => document.readyState !== 'loading' );
	await expect( page.locator( '.sc-static .sc-card' ).last() ).toBeAttached();
	await expect( page.locator( '.sc-static .sc-head' ) ).toBeVisible();
}
