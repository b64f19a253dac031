import { createServer } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { holdBack } from './calls';
import { demo } from './demo';
import { listen, stopListening } from './listen';

/** The calendar's script, of visitors or of people with a login. */
export const VIEW = /build\/block\/view(-members)?\.js/;

/** Holds the calendar's script back; the returned function lets it come. */
export const holdScript = ( page: Page ) => holdBack( page, VIEW );

/** Waits until the whole of the printed week is there and the style sheet shows it. */
export async function isPrinted( page: Page ): Promise< void > {
	// Not the event DOMContentLoaded, which waits for the held script.
	await page.waitForFunction( () => document.readyState !== 'loading' );
	await expect( page.locator( '.sc-static .sc-card' ).last() ).toBeAttached();
	await expect( page.locator( '.sc-static .sc-head' ) ).toBeVisible();
}

/** Opens a page and waits for its printed week; the returned function lets the calendar's script come. */
export async function openPrinted(
	page: Page,
	address = demo.pages.page
): Promise< () => void > {
	const start = await holdScript( page );
	await page.goto( address, { waitUntil: 'commit' } );
	await isPrinted( page );
	return start;
}

/** A page that comes in two pieces, as on a slow line. */
export interface Halves {
	readonly address: string;
	/** Lets the second piece come. */
	readonly complete: () => void;
	readonly close: () => Promise< void >;
}

/**
 * Serves a page without its scripts from an address of its own; the second piece begins where the page first has this text.
 *
 * @param address
 * @param from
 * @param change  Changes the page's HTML before it is divided.
 */
export async function inHalves(
	address: string,
	from: string,
	change = ( html: string ) => html
): Promise< Halves > {
	const page = await ( await fetch( address ) ).text();
	const html = change( page.replaceAll( /<script.*?<\/script>/gs, '' ) );
	const at = html.indexOf( from );
	expect( at ).toBeGreaterThan( 0 );
	let complete: () => void = () => undefined;
	const isTime = new Promise< void >( ( resolve ) => ( complete = resolve ) );
	const server = createServer( ( _request, response ) => {
		response.setHeader( 'Content-Type', 'text/html; charset=utf-8' );
		response.write( html.slice( 0, at ) );
		void isTime.then( () => response.end( html.slice( at ) ) );
	} );
	const port = await listen( server );
	return {
		address: `http://127.0.0.1:${ String( port ) }/`,
		complete,
		close: () => stopListening( server ),
	};
}
