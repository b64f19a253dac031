import type { Page } from '@playwright/test';
import { CalendarPage } from '../pages/calendar-page';
import { demo } from '../support/demo';
import { expect, test } from '../support/test';
import { makeWide } from '../support/themes';

/** Returns the style of a page with one centered column of text, at most this number of pixels wide. */
const page = ( content: number ) =>
	`.site { max-width: none; padding: 0 } .site-aside { display: none } .site-columns { display: block }
	.site-content { width: min(${ String( content ) }px, 100% - 20px); margin: 0 auto }`;

/** Styles with which classic themes make a block wider than their text; each is named after one such theme. */
const WAYS = {
	'margins of a fixed size, as Hello Elementor':
		'.site-content .alignwide { margin-inline: -80px }',
	'a fixed size more than the text, as GeneratePress':
		'.site-content .alignwide { margin-left: -40px; width: calc(100% + 80px); max-width: calc(100% + 80px) }',
	'a width of its own, as Kadence':
		'.site-content .alignwide { width: auto; max-width: none; margin-inline: calc(50% - 1290px / 2) }',
	'a place of its own, as OceanWP':
		'.site-content .alignwide { position: relative; left: 50%; width: calc(100% + 120px); max-width: none; transform: translateX(-50%) }',
};

const open = async ( view: Page, css: string ) => {
	await makeWide( view, css );
	const calendar = new CalendarPage( view );
	await calendar.open( demo.pages.shortcode );
	await calendar.isReady();
};

/** Returns whether the calendar is in the viewport and wider than the text, and whether the page scrolls sideways. */
const placeOf = ( view: Page ) =>
	view.evaluate( () => {
		const boxOf = ( part: string ) =>
			document.querySelector( part )?.getBoundingClientRect() ??
			new DOMRect();
		const calendar = boxOf( '.sc' );
		const text = boxOf( '.site-content' );
		return {
			isInWindow:
				calendar.left >= -1 &&
				calendar.right <= document.documentElement.clientWidth + 1,
			isWider: calendar.width > text.width + 1,
			isScrolled:
				document.documentElement.scrollWidth > window.innerWidth + 1,
		};
	} );

const AS_TEXT = { isInWindow: true, isWider: false, isScrolled: false };

for ( const [ way, css ] of Object.entries( WAYS ) ) {
	for ( const width of [ 375, 1280 ] ) {
		test( `with ${ way }: in ${ String( width ) } px all of it is in the window`, async ( {
			page: view,
		} ) => {
			await view.setViewportSize( { width, height: 800 } );
			await open( view, page( 1140 ) + css );
			expect( await placeOf( view ) ).toEqual( AS_TEXT );
		} );
	}

	test( `with ${ way }: wider than the text where there is room, never than the window`, async ( {
		page: view,
	} ) => {
		await view.setViewportSize( { width: 1600, height: 800 } );
		await open( view, page( 1140 ) + css );
		expect( await placeOf( view ) ).toEqual( {
			...AS_TEXT,
			isWider: true,
		} );
		await view.setViewportSize( { width: 1280, height: 800 } );
		await expect.poll( () => placeOf( view ) ).toEqual( AS_TEXT );
		await view.setViewportSize( { width: 1600, height: 800 } );
		await expect
			.poll( () => placeOf( view ) )
			.toEqual( { ...AS_TEXT, isWider: true } );
	} );
}

test( 'a text that nearly fills a large window is not left for more than there is', async ( {
	page: view,
} ) => {
	await view.setViewportSize( { width: 1500, height: 800 } );
	await open(
		view,
		page( 1400 ) + '.site-content .alignwide { margin-inline: -80px }'
	);
	await expect.poll( () => placeOf( view ) ).toEqual( AS_TEXT );
} );
