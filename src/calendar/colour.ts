/** Red, green, blue and how opaque it is, each from 0 to 1. */
export type Rgba = readonly [ number, number, number, number ];

/** Computed colours are `rgb(…)` or, mixed and in newer spaces, `color(srgb …)`; anything else counts as clear. */
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

/** Relative, as WCAG has it. */
export function luminance( [ r, g, b ]: Rgba ): number {
	const linear = ( value: number ) =>
		value <= 0.04045 ? value / 12.92 : ( ( value + 0.055 ) / 1.055 ) ** 2.4;
	return 0.2126 * linear( r ) + 0.7152 * linear( g ) + 0.0722 * linear( b );
}
