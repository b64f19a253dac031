export type Scheme = 'light' | 'dark';

/** Relative luminance under which a ground counts as dark (design, 3). */
const DARK_BELOW = 0.4;
/** Opacity from which a background hides what is behind it. */
const OPAQUE = 0.9;

type Rgba = readonly [ number, number, number, number ];

/** The theme's own scheme as the server worked it out, else by the ground that the calendar stands on. */
export function schemeOf( mount: HTMLElement ): Scheme {
	const told = mount.dataset[ 'scheme' ];
	if ( told === 'light' || told === 'dark' ) {
		return told;
	}
	return luminance( groundOf( mount ) ) < DARK_BELOW ? 'dark' : 'light';
}

const WHITE: Rgba = [ 1, 1, 1, 1 ];

function groundOf( element: Element | null ): Rgba {
	if ( ! element ) {
		return WHITE;
	}
	const colour = parse( window.getComputedStyle( element ).backgroundColor );
	return colour[ 3 ] >= OPAQUE ? colour : groundOf( element.parentElement );
}

/** Computed colours are `rgb(…)` or, mixed and in newer spaces, `color(srgb …)`; anything else counts as clear. */
function parse( colour: string ): Rgba {
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

function luminance( [ r, g, b ]: Rgba ): number {
	const linear = ( value: number ) =>
		value <= 0.04045 ? value / 12.92 : ( ( value + 0.055 ) / 1.055 ) ** 2.4;
	return 0.2126 * linear( r ) + 0.7152 * linear( g ) + 0.0722 * linear( b );
}
