import { expect, type Page } from '@playwright/test';
import { CalendarPage } from '../pages/calendar-page';
import { demo } from './demo';
import { openPrinted } from './static-week';

/**
 * Returns the rectangles in whole pixels of what both the printed week and the app show, by their texts, and where the week is
 * scrolled to. Pixels are whole because browsers lay out equal parts of a width up to a fraction apart.
 */
const picture = ( page: Page, root: string ) =>
	page.locator( root ).evaluate( ( element ) => {
		const seen = Array.from(
			element.querySelectorAll< HTMLElement >(
				[
					'.sc-card',
					'.sc-card__t',
					'.sc-card__time',
					'.sc-card__who',
					'.sc-card__foot',
					'.sc-pay',
					'.sc-ava',
					'.sc-head__title',
					'.sc-head__nav > *',
					'.sc-head__room',
					'.sc-head__range',
					'.sc-hour:not([hidden])',
					'.sc-scroll .sc-day__n',
					'.sc-scroll .sc-day__pend',
					':is(.sc-scroll, .sc-roombar) .sc-roomh',
					'.sc-dayhead h3',
					'.sc-tab b',
					'.sc-tint',
					'.sc-line',
					'.sc-scroll',
				].join()
			)
		);
		const within = ( { left, right, width }: DOMRect ) =>
			width > 2 && right > 0 && left < window.innerWidth;
		const lines = seen
			.filter(
				( part ) =>
					part.checkVisibility() &&
					! part.closest( '.sc-page:not(.is-shown)' )
			)
			.map( ( part ) => {
				// Of labels that are buttons in the app the text counts.
				const range = document.createRange();
				range.selectNodeContents( part );
				const isText = part.matches( '.sc-hour, h3' );
				const rect = isText
					? range.getBoundingClientRect()
					: part.getBoundingClientRect();
				const { left, top, width, height } = rect;
				const text = part.matches( '.sc-scroll, .sc-head *' )
					? ''
					: part.innerText.trim().replace( /\s+/g, ' ' );
				return within( rect )
					? `${ part.className.split( ' ' )[ 0 ] ?? '' } ${ [
							left,
							top + window.scrollY,
							...( isText ? [] : [ width, height ] ),
						]
							.map( Math.round )
							.join() } ${ text }`
					: '';
			} );
		const box = element.querySelector( '.sc-scroll' );
		return {
			at: [ box?.scrollLeft ?? 0, box?.scrollTop ?? 0 ].map( Math.round ),
			lines: lines.filter( Boolean ).sort(),
		};
	} );

/**
 * Expects the app to put a week where the server has printed it.
 *
 * @param page
 * @param monday First day of the week, in ISO format.
 */
export async function expectSameWeek(
	page: Page,
	monday: string
): Promise< void > {
	const calendar = new CalendarPage( page );
	const start = await openPrinted(
		page,
		`${ demo.pages.page }&week=${ monday }`
	);
	await page.evaluate( () => document.fonts.ready );
	const printed = await picture( page, '.sc-static' );
	start();
	await calendar.isReady();
	const drawn = await picture( page, '.sc:not(.sc-static)' );
	const size = page.viewportSize();

	expect( printed.lines.length ).toBeGreaterThan( 20 );
	expect( { size, ...printed } ).toEqual( { size, ...drawn } );
	await page.unrouteAll( { behavior: 'ignoreErrors' } );
}
