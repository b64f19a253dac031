/** Red, green, blue and alpha, each from 0 to 1. */
export type Rgba = readonly [ number, number, number, number ];

/**
 * Parses a computed color, `rgb(…)` or for mixed and newer color spaces `color(srgb …)`; any other is treated as
 * transparent.
 */
export function parse( colour: string ): Rgba {
	const scale = colour.startsWith( 'rgb' ) ? 255 : 1;
	const isKnown = /^(rgba?\(|color\(srgb )/.test( colour );
	const [ r, g, b, alpha = 1 ] = isKnown
		? ( colour.match( /[\d.]+(?:e-?\d+)?/g ) ?? [] ).map( Number )
		: [];
	if ( r === undefined || g === undefined || b === undefined ) {
		return [ 0, 0, 0, 0 ];
	}
	return [ r / scale, g / scale, b / scale, alpha ];
}

/** Returns the relative luminance of WCAG. */
export function luminance( [ r, g, b ]: Rgba ): number {
	const linear = ( value: number ) =>
		value <= 0.04045 ? value / 12.92 : ( ( value + 0.055 ) / 1.055 ) ** 2.4;
	return 0.2126 * linear( r ) + 0.7152 * linear( g ) + 0.0722 * linear( b );
}
