export type Scheme = 'light' | 'dark';

/** Relative luminance under which a ground counts as dark (design, 3). */
const DARK_BELOW = 0.4;
/** Opacity from which a background hides what is behind it. */
const OPAQUE = 0.9;

type Rgba = readonly [ number, number, number, number ];

const WHITE: Rgba = [ 1, 1, 1, 1 ];
const BLACK: Rgba = [ 0, 0, 0, 1 ];

/**
 * By the ground that is really painted. Where the theme's palette gives the same one to both schemes, that decides, from
 * whatever variables it comes; else the server's word, else what the calendar stands on.
 */
export function schemeOf( mount: HTMLElement ): Scheme {
	const [ inLight, inDark ] = paintedOn( mount );
	if ( inLight !== null && inLight === inDark ) {
		return inLight;
	}
	const told = mount.dataset[ 'scheme' ];
	return told === 'light' || told === 'dark'
		? told
		: toneOf( groundOf( mount ) );
}

const toneOf = ( colour: Rgba ): Scheme =>
	luminance( colour ) < DARK_BELOW ? 'dark' : 'light';

/** The calendar's ground as its own styles paint it in each scheme; null before they are there. Nothing is laid out for it. */
function paintedOn( mount: HTMLElement ) {
	const probe = document.createElement( 'i' );
	probe.className = 'sc';
	probe.hidden = true;
	mount.append( probe );
	const tones = ( [ 'light', 'dark' ] as const ).map( ( scheme ) => {
		probe.dataset[ 'scheme' ] = scheme;
		const ground = parse(
			window.getComputedStyle( probe ).backgroundColor
		);
		return ground[ 3 ] < OPAQUE ? null : toneOf( ground );
	} );
	probe.remove();
	return tones as [ Scheme | null, Scheme | null ];
}

/** Of a picture or a gradient only the text on it tells how bright it is. */
function groundOf( element: Element | null ): Rgba {
	if ( ! element ) {
		return WHITE;
	}
	const { backgroundColor, backgroundImage, color } =
		window.getComputedStyle( element );
	if ( /\(/.test( backgroundImage ) ) {
		return luminance( parse( color ) ) > DARK_BELOW ? BLACK : WHITE;
	}
	const ground = parse( backgroundColor );
	return ground[ 3 ] >= OPAQUE ? ground : groundOf( element.parentElement );
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
