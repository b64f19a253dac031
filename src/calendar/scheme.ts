import { luminance, parse, type Rgba } from './colour';

export type Scheme = 'light' | 'dark';

/** Relative luminance under which a ground counts as dark (docs/design.md). */
const DARK_BELOW = 0.4;
/** Opacity from which a background hides what is behind it. */
const OPAQUE = 0.9;

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
