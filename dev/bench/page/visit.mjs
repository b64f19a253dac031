/** Measurements of one visit to a page: when the browser painted it and its bookings, and what shifted. */
/* global requestIdleCallback, MutationObserver */

/** What names a booking: on our calendar, and on the page with a plain table (seed-page.php). */
const TITLE = '.sc-card__t, .bench-booking';

/**
 * Runs in the page before its own scripts: records layout shifts, interactions, and when the first text of a booking in view was
 * painted (Element Timing). A text whose font is still awaited, and so is not drawn, does not count.
 */
function watch( title ) {
	const seen = { cls: 0, interactions: [], firstBookings: null };
	Object.assign( window, { benchSeen: seen } );
	const observe = ( type, options, note ) =>
		new PerformanceObserver( ( list ) =>
			list.getEntries().forEach( note )
		).observe( { type, buffered: true, ...options } );
	observe( 'layout-shift', {}, ( { value, hadRecentInput } ) => {
		seen.cls += hadRecentInput ? 0 : value;
	} );
	observe(
		'event',
		{ durationThreshold: 16 },
		( { name, interactionId, duration } ) => {
			if ( interactionId ) {
				seen.interactions.push( { name, duration } );
			}
		}
	);
	const unmarked = `:is( ${ title } ):not( [elementtiming] )`;
	const marking = new MutationObserver( () =>
		document
			.querySelectorAll( unmarked )
			.forEach( ( one ) =>
				one.setAttribute( 'elementtiming', 'booking' )
			)
	);
	marking.observe( document, { childList: true, subtree: true } );
	observe( 'element', {}, ( { intersectionRect, renderTime } ) => {
		if ( intersectionRect.width * intersectionRect.height > 0 ) {
			seen.firstBookings ??= renderTime;
			marking.disconnect();
		}
	} );
}

/** @return {Promise<{ cls: number, interactions: { name: string, duration: number }[], firstBookings: number | null }>} */
export const seenOn = ( page ) => page.evaluate( () => window.benchSeen );

/** Waits until the page has loaded, has got nothing more for half a second, and is idle. */
export async function settle( page ) {
	await page.waitForLoadState( 'load' );
	await page.evaluate( async () => {
		const count = () => performance.getEntriesByType( 'resource' ).length;
		for ( let known = -1; known !== count(); ) {
			known = count();
			await new Promise( ( resolve ) => setTimeout( resolve, 500 ) );
		}
		await new Promise( ( resolve ) =>
			requestIdleCallback( () => resolve(), { timeout: 2000 } )
		);
	} );
}

/** 10 Mbit/s both ways and 40 ms for each request, in bytes a second and milliseconds, as the browser's tools take them. */
const NETWORK = {
	offline: false,
	latency: 40,
	downloadThroughput: 10e6 / 8,
	uploadThroughput: 10e6 / 8,
};

/**
 * Opens a page with an empty cache, or with what a first visit has left in it.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ cookies: object[], slowdown: number, scripts?: boolean }} visit `scripts` false: no script arrives, as where an
 *                             optimiser delays them until the page is touched.
 * @return {Promise<{ page: import('@playwright/test').Page, close: () => Promise<void> }>}
 */
export async function openPage( browser, { cookies, slowdown, scripts } ) {
	const context = await browser.newContext( {
		viewport: { width: 1280, height: 900 },
	} );
	await context.addCookies( cookies );
	const page = await context.newPage();
	const session = await context.newCDPSession( page );
	await session.send( 'Emulation.setCPUThrottlingRate', { rate: slowdown } );
	await session.send( 'Network.enable' );
	await session.send( 'Network.emulateNetworkConditions', NETWORK );
	if ( scripts === false ) {
		await session.send( 'Network.setBlockedURLs', { urls: [ '*.js*' ] } );
	}
	await page.addInitScript( watch, TITLE );
	return { page, close: () => context.close() };
}

/** Loads the page and returns what the browser says of it. */
async function load( page, url ) {
	await page.goto( url );
	await settle( page );
	const { cls, firstBookings } = await seenOn( page );
	const firstPaint = await page.evaluate(
		() =>
			performance.getEntriesByName( 'first-contentful-paint' )[ 0 ]
				?.startTime ?? 0
	);
	return {
		cls,
		firstPaint,
		...( firstBookings === null ? {} : { firstBookings } ),
	};
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, cookies: object[], slowdown: number, scripts?: boolean }} visit
 * @return {Promise<Record<'cold' | 'warm', { cls: number, firstPaint: number, firstBookings?: number }>>} Milliseconds from
 *         the start of the navigation; `cls` has no unit.
 */
export async function visitPage( browser, visit ) {
	const { page, close } = await openPage( browser, visit );
	const cold = await load( page, visit.url );
	await page.goto( 'about:blank' );
	const warm = await load( page, visit.url );
	await close();
	return { cold, warm };
}
