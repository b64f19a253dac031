/** Tabs of Chromium that stay open the whole time, each of another person. */
import { chromium } from '@playwright/test';
import { launchOptions } from '../../../dev/lib/chromium.mjs';

/** Timeout of a page in milliseconds, generous for a busy machine. */
const PATIENCE = 60_000;

/** Returns the cookies of a Cookie header in Playwright's form. */
const cookiesOf = ( cookie, url ) =>
	cookie.split( '; ' ).map( ( pair ) => {
		const [ name, value ] = pair.split( '=' );
		return { name, value, url };
	} );

async function openTab( browser, { base, cookie }, address ) {
	const context = await browser.newContext( {
		viewport: { width: 1280, height: 900 },
		locale: 'en-US',
	} );
	context.setDefaultTimeout( PATIENCE );
	await context.addCookies( cookiesOf( cookie, base ) );
	const page = await context.newPage();
	const errors = [];
	page.on( 'pageerror', ( error ) => errors.push( String( error ) ) );
	await page.goto( address );
	const session = await context.newCDPSession( page );
	await session.send( 'HeapProfiler.enable' );
	await session.send( 'Performance.enable' );
	await page.locator( '.sc-card' ).first().waitFor();
	await page.locator( '.sc-live[data-live="live"]' ).waitFor();
	return { page, session, errors };
}

/**
 * @param {import('../../../dev/lib/calls.mjs').Caller[]} people Each gets a tab.
 * @param {string} address URL of the page.
 */
export async function openTabs( people, address ) {
	const browser = await chromium.launch( launchOptions );
	try {
		const tabs = [];
		for ( const person of people ) {
			tabs.push( await openTab( browser, person, address ) );
		}
		return { tabs, close: () => browser.close() };
	} catch ( error ) {
		await browser.close();
		throw error;
	}
}

/** Does what a person does now and then with a calendar open all day: views another week, opens and closes the form. */
export async function use( { page } ) {
	const button = ( name ) =>
		page.getByRole( 'button', { name, exact: true } );
	await button( 'Next week' ).click();
	await button( 'Previous week' ).click();
	await page.locator( '.sc-card' ).first().waitFor();
	await button( 'Book' ).click();
	const form = page.getByRole( 'dialog' );
	await form.waitFor();
	await page.keyboard.press( 'Escape' );
	await form.waitFor( { state: 'hidden' } );
}

/** Returns the heap in bytes after garbage collection, and the numbers of DOM nodes and listeners. */
export async function measureTab( { page, session } ) {
	await page.locator( '.sc-card' ).first().waitFor();
	// Objects freed in one round may have held objects that the next round frees.
	for ( let round = 0; round < 3; round++ ) {
		await session.send( 'HeapProfiler.collectGarbage' );
	}
	const { usedSize } = await session.send( 'Runtime.getHeapUsage' );
	const { metrics } = await session.send( 'Performance.getMetrics' );
	const metric = ( wanted ) =>
		metrics.find( ( { name } ) => name === wanted )?.value ?? 0;
	return {
		heap: usedSize,
		nodes: metric( 'Nodes' ),
		listeners: metric( 'JSEventListeners' ),
	};
}
