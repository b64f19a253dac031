import type { Page } from '@playwright/test';
import { luminance, parse } from '../../../src/calendar/surroundings/colour';

/** Returns the visible texts whose rendered contrast ratio to their background is below `least`. */
export const unreadable = ( page: Page, least = 3 ) =>
	page.evaluate( ( leastContrast ) => {
		const numbers = ( colour: string ) => {
			const scale = colour.startsWith( 'color(' ) ? 1 : 255;
			const [ r = 0, g = 0, b = 0, alpha = 1 ] = (
				colour.match( /[\d.]+(?:e-?\d+)?/g ) ?? []
			).map( Number );
			return [ r / scale, g / scale, b / scale, alpha ] as const;
		};
		const light = ( colour: string ) => {
			const [ r, g, b ] = numbers( colour );
			const [ red = 0, green = 0, blue = 0 ] = [ r, g, b ].map(
				( part ) =>
					part <= 0.04045
						? part / 12.92
						: ( ( part + 0.055 ) / 1.055 ) ** 2.4
			);
			return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
		};
		const groundOf = ( element: Element | null ): string => {
			if ( ! element ) {
				return 'rgb(255, 255, 255)';
			}
			const { backgroundColor } = window.getComputedStyle( element );
			return numbers( backgroundColor )[ 3 ] > 0.5
				? backgroundColor
				: groundOf( element.parentElement );
		};
		const hasText = ( element: Element ) =>
			Array.from( element.childNodes ).some(
				( { nodeType, textContent } ) =>
					nodeType === Node.TEXT_NODE && textContent?.trim() !== ''
			);
		return Array.from( document.querySelectorAll( '.sc *' ) )
			.filter( ( element ) => element.checkVisibility() )
			.filter( ( element ) => hasText( element ) )
			.filter(
				( element ) =>
					element.closest(
						'.sc-vh, [inert], [aria-disabled="true"], .is-off'
					) === null
			)
			.flatMap( ( element ) => {
				const ink = window.getComputedStyle( element ).color;
				const ground = groundOf( element );
				const [ low = 0, high = 0 ] = [
					light( ink ),
					light( ground ),
				].sort( ( a, b ) => a - b );
				return ( high + 0.05 ) / ( low + 0.05 ) < leastContrast
					? [
							`${ element.getAttribute( 'class' ) ?? element.localName } "${ element.textContent }": ${ ink } on ${ ground }`,
						]
					: [];
			} );
	}, least );

/** Returns the computed color of one of the calendar's tokens, such as `--sc-ink`. */
const painted = ( page: Page, token: string ) =>
	page.locator( '.sc' ).evaluate( ( calendar, name ) => {
		const probe = document.createElement( 'i' );
		probe.style.color = `var(${ name })`;
		calendar.append( probe );
		const { color } = window.getComputedStyle( probe );
		probe.remove();
		return color;
	}, token );

/** Returns the contrast ratio of the computed colors of two tokens. */
export async function contrastOf(
	page: Page,
	ground: string,
	ink: string
): Promise< number > {
	const [ one, other ] = [
		luminance( parse( await painted( page, ground ) ) ),
		luminance( parse( await painted( page, ink ) ) ),
	];
	return (
		( Math.max( one, other ) + 0.05 ) / ( Math.min( one, other ) + 0.05 )
	);
}
