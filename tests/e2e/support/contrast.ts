import type { Page } from '@playwright/test';

/** Texts in view that cannot be told from the ground they stand on, whatever the colours are; less than 3:1. */
export const unreadable = ( page: Page ) =>
	page.evaluate( () => {
		const numbers = ( colour: string ) =>
			( colour.match( /[\d.]+/g ) ?? [] ).map( Number );
		const light = ( colour: string ) => {
			const [ r = 0, g = 0, b = 0 ] = numbers( colour ).map(
				( value ) => {
					const part = value / 255;
					return part <= 0.04045
						? part / 12.92
						: ( ( part + 0.055 ) / 1.055 ) ** 2.4;
				}
			);
			return 0.2126 * r + 0.7152 * g + 0.0722 * b;
		};
		const groundOf = ( element: Element | null ): string => {
			if ( ! element ) {
				return 'rgb(255, 255, 255)';
			}
			const { backgroundColor } = window.getComputedStyle( element );
			return ( numbers( backgroundColor )[ 3 ] ?? 1 ) > 0.5
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
			.filter( hasText )
			.flatMap( ( element ) => {
				const ink = window.getComputedStyle( element ).color;
				const ground = groundOf( element );
				const [ low = 0, high = 0 ] = [
					light( ink ),
					light( ground ),
				].sort( ( a, b ) => a - b );
				return ( high + 0.05 ) / ( low + 0.05 ) < 3
					? [
							`${ element.getAttribute( 'class' ) ?? element.localName } "${ element.textContent }": ${ ink } on ${ ground }`,
						]
					: [];
			} );
	} );
