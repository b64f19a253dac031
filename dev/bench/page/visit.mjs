/** Measurements of one visit to a page: when the browser painted it and its bookings, and what shifted. */
/* global requestIdleCallback, MutationObserver, ResizeObserver, getComputedStyle */

/** What names a booking: on our calendar, and on the page with a plain table (seed-page.php). */
const TITLE = '.sc-card__t, .bench-booking';

/**
 * Runs in the page before its own scripts: records layout shifts, interactions, and when the first booking in view could be read.
 *
 * Not by the booking's own text: one that is gone before the browser reports its frame has no entry of Element Timing, and the app
 * replaces the printed week early. So the frame in which the first booking has a place in view gets a dot of our own, which
 * nothing replaces, and is drawn with it. Its font is the booking's, so that it waits for a web font as the booking does. A
 * ResizeObserver is the only one that is told after the frame's layout and before its paint.
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
	observe( 'element', {}, ( { renderTime } ) => {
		seen.firstBookings ??= renderTime;
	} );
	const overlap = ( one, other ) =>
		Math.min( one.right, other.right ) > Math.max( one.left, other.left ) &&
		Math.min( one.bottom, other.bottom ) > Math.max( one.top, other.top );
	const isInView = ( booking ) => {
		const place = booking.getBoundingClientRect();
		const box = booking.closest( '.sc-scroll' )?.getBoundingClientRect();
		const { innerWidth: right, innerHeight: bottom } = window;
		return (
			overlap( place, { left: 0, top: 0, right, bottom } ) &&
			( ! box || overlap( place, box ) )
		);
	};
	const addDot = ( booking ) => {
		const { fontFamily, fontWeight } = getComputedStyle( booking );
		const dot = document.createElement( 'span' );
		dot.textContent = '.';
		dot.setAttribute( 'elementtiming', 'booking' );
		Object.assign( dot.style, {
			position: 'fixed',
			top: 0,
			left: 0,
			font: '4px/1 serif',
			color: '#777',
			fontFamily,
			fontWeight,
		} );
		document.documentElement.append( dot );
	};
	const sizes = new ResizeObserver( ( entries ) => {
		const shown = entries.find( ( { target } ) => isInView( target ) );
		if ( shown ) {
			sizes.disconnect();
			arrivals.disconnect();
			addDot( shown.target );
		}
	} );
	const known = new WeakSet();
	const arrivals = new MutationObserver( () => {
		for ( const booking of document.querySelectorAll( title ) ) {
			if ( ! known.has( booking ) ) {
				known.add( booking );
				sizes.observe( booking );
			}
		}
	} );
	arrivals.observe( document, { childList: true, subtree: true } );
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
