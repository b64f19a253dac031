/** Measurements of one visit to a page: when the browser painted it, layout shifts, and the delay after a press. */
/* global requestAnimationFrame, requestIdleCallback, MutationObserver */

/** Runs in the page before its own scripts: records layout shifts, interactions, and the first frame with bookings. */
function watch() {
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
		( { interactionId, duration } ) => {
			if ( interactionId ) {
				seen.interactions.push( duration );
			}
		}
	);
	const painted = ( then ) =>
		requestAnimationFrame( () => {
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = then;
			port2.postMessage( null );
		} );
	const waiting = new MutationObserver( () => {
		if ( document.querySelector( '.sc-card' ) ) {
			waiting.disconnect();
			painted( () => {
				seen.firstBookings = performance.now();
			} );
		}
	} );
	waiting.observe( document, { childList: true, subtree: true } );
}

const seenOn = ( page ) => page.evaluate( () => window.benchSeen );

/** Waits until the page has no pending requests and is idle. */
async function settle( page ) {
	await page.waitForLoadState( 'networkidle' );
	await page.evaluate(
		() =>
			new Promise( ( resolve ) =>
				requestIdleCallback( () => resolve(), { timeout: 2000 } )
			)
	);
}

/**
 * Performs `act` and returns the milliseconds until the next paint: the duration of the longest event of the
 * interaction. Browsers report durations in steps of 8 ms, from 16 ms on.
 */
async function answered( page, act ) {
	await page.evaluate( () => {
		window.benchSeen.interactions.length = 0;
	} );
	await act();
	await page.waitForTimeout( 400 );
	const { interactions } = await seenOn( page );
	return Math.max( 16, ...interactions );
}

/** Returns the milliseconds from the press on "next week" until a frame shows other bookings than before. */
const nextWeek = ( page ) =>
	page.evaluate(
		() =>
			new Promise( ( resolve ) => {
				const next =
					document.querySelectorAll( '.sc-head button' )[ 1 ];
				const idOf = () =>
					document
						.querySelector( '.sc-card' )
						?.getAttribute( 'data-booking-id' );
				const before = idOf();
				const start = performance.now();
				const look = () =>
					idOf() !== undefined && idOf() !== before
						? setTimeout( () =>
								resolve( performance.now() - start )
							)
						: requestAnimationFrame( look );
				next.click();
				requestAnimationFrame( look );
			} )
	);

async function press( page ) {
	const card = page.locator( '.sc-card.is-pending' ).first();
	await card.scrollIntoViewIfNeeded();
	const info = await answered( page, () =>
		card.click( { position: { x: 20, y: 8 } } )
	);
	await page.locator( '.sc-dialog' ).waitFor();
	await page.keyboard.press( 'Escape' );
	await card.hover( { position: { x: 20, y: 8 } } );
	const menu = await answered( page, () =>
		card.locator( '.sc-more' ).click()
	);
	await page.locator( '.sc-menu' ).waitFor();
	await page.keyboard.press( 'Escape' );
	const paging = await answered( page, () =>
		page.locator( '.sc-head button' ).nth( 1 ).click()
	);
	await settle( page );
	return { info, menu, paging, nextWeek: await nextWeek( page ) };
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, cookies: object[], slowdown: number, hasCalendar: boolean, isUsed: boolean }} visit
 * @return {Promise<Record<string, number>>} Milliseconds from the start of the navigation; `cls` has no unit.
 */
export async function visitPage( browser, visit ) {
	const context = await browser.newContext( {
		viewport: { width: 1280, height: 900 },
	} );
	await context.addCookies( visit.cookies );
	const page = await context.newPage();
	const session = await context.newCDPSession( page );
	await session.send( 'Emulation.setCPUThrottlingRate', {
		rate: visit.slowdown,
	} );
	await page.addInitScript( watch );
	await page.goto( visit.url );
	if ( visit.hasCalendar ) {
		await page.locator( '.sc-card' ).first().waitFor();
	}
	await settle( page );
	const { cls, firstBookings } = await seenOn( page );
	const firstPaint = await page.evaluate(
		() =>
			performance.getEntriesByName( 'first-contentful-paint' )[ 0 ]
				?.startTime ?? 0
	);
	const used = visit.isUsed ? await press( page ) : {};
	await context.close();
	return {
		cls,
		firstPaint,
		...( visit.hasCalendar ? { firstBookings } : {} ),
		...used,
	};
}
