import { luminance, parse, type Rgba } from './colour';

export type Scheme = 'light' | 'dark';

/** Relative luminance below which a background is dark (docs/design.md). */
const DARK_BELOW = 0.4;
/** Alpha from which a background hides what is behind it. */
const OPAQUE = 0.9;

const WHITE: Rgba = [ 1, 1, 1, 1 ];
const BLACK: Rgba = [ 0, 0, 0, 1 ];

/**
 * Returns the color scheme by the painted background. If the theme's palette has the same background in both schemes,
 * that decides, whatever variables it uses; otherwise the server's value, or the page's background.
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

/** Returns the calendar's background in each scheme; null before its styles are loaded. Causes no layout. */
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

/** Returns the background behind an element; of an image or a gradient only the text color indicates the brightness. */
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
