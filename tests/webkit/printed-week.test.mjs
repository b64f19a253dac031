import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { freePort } from '../../dev/lib/server.mjs';
import { startWebKit } from './browser.mjs';

const { pages } = JSON.parse( process.env.STUDIO_CALENDAR_DEMO );

/** The printed week needs its inline scripts; those with an address are the app and the theme. */
const FILES = /<script[^>]*\ssrc=[^>]*><\/script>/g;

/** Narrow, with the overview of the days, and a week in narrower columns. The browser has no smaller window than 450 pixels. */
const WIDTHS = [ 460, 700, 820, 1000, 1280, 1920 ];

/** Rectangles of the cards that can be seen, where the week is scrolled to, and how wide it is; in whole pixels. */
const PICTURE = `
	const pixels = ( ...numbers ) => numbers.map( Math.round ).join( ' ' );
	const box = [ ...document.querySelectorAll( '.sc-scroll' ) ].find( ( { clientWidth } ) => clientWidth > 0 );
	const cards = [ ...document.querySelectorAll( '.sc-card' ) ].flatMap( ( card ) => {
		const { left, top, width, height } = card.getBoundingClientRect();
		const isSeen = width > 0 && left >= 0 && left + width <= innerWidth && top < innerHeight && ! card.closest( '.sc-page:not(.is-shown)' );
		return isSeen ? [ pixels( left, top, width, height ) ] : [];
	} );
	return { cards: cards.sort(), box: box ? pixels( box.scrollLeft, box.scrollTop, box.scrollWidth, box.clientWidth ) : '' };
`;

let browser;
let printed;

before( async () => {
	printed = createServer( async ( _request, response ) => {
		const html = await ( await fetch( pages.page ) ).text();
		response.setHeader( 'Content-Type', 'text/html; charset=utf-8' );
		response.end( html.replaceAll( FILES, '' ) );
	} ).listen( await freePort(), '127.0.0.1' );
	browser = await startWebKit();
} );

after( async () => {
	printed.close();
	await browser.stop();
} );

/** Returns the picture of the week as it is printed, and of the app's. */
async function bothPictures() {
	await browser.open( `http://127.0.0.1:${ printed.address().port }/` );
	await browser.until( 'return document.readyState === "complete"' );
	assert.equal(
		await browser.run( 'return document.querySelector( "[role=grid]" )' ),
		null
	);
	const first = await browser.run( PICTURE );
	await browser.open( pages.page );
	await browser.until(
		'return document.querySelector( "[role=grid]:not([aria-busy=true]) .sc-card" )'
	);
	return [ first, await browser.run( PICTURE ) ];
}

const hour = () => new Date().getHours();

for ( const width of WIDTHS ) {
	test( `in Safari's engine the app puts the week where it is printed at ${ width } px`, async () => {
		await browser.resize( width, 800 );
		let start;
		let pictures;
		do {
			// The week begins an hour above now, so that both must be of the same hour.
			start = hour();
			pictures = await bothPictures();
		} while ( start !== hour() );
		const [ first, app ] = pictures;
		assert.ok( first.cards.length > 1 );
		assert.deepEqual( app, first );
	} );
}
