import { luminance, parse } from './colour';
import { CALENDAR } from '../page-parts';

/** Minimum contrast of the text color and the accent to the background: WCAG AAA for text, AA for non-text. */
const MIN_TEXT_CONTRAST = 7;
const MIN_ACCENT_CONTRAST = 3;

/** The plugin's own background and text color, the fallbacks of the style sheet. */
const OWN = {
	light: [ '#fff', '#191c22' ],
	dark: [ '#15171c', '#eceef3' ],
} as const;

function contrast( one: string, other: string ): number {
	const [ low = 0, high = 0 ] = [ one, other ]
		.map( ( colour ) => luminance( parse( colour ) ) )
		.sort( ( a, b ) => a - b );
	return ( high + 0.05 ) / ( low + 0.05 );
}

/**
 * Checks the painted colors against the contrasts that the server requires of a palette. The server can read most
 * palettes; one made of the theme's variables, or overridden in a section, only the browser knows. If the text is too
 * close to the background, the plugin's own pair replaces both; an invisible accent becomes the text color.
 */
export function keepReadable( mount: HTMLElement ): () => void {
	const view = mount.ownerDocument.defaultView ?? window;
	const query = view.matchMedia( '(prefers-color-scheme: dark)' );
	let next: ReturnType< typeof setTimeout > | undefined;
	// After the calendar has adopted the theme's new color scheme.
	const later = () => {
		clearTimeout( next );
		next = setTimeout( () => guard( mount, view ) );
	};
	guard( mount, view );
	query.addEventListener( 'change', later );
	return () => {
		clearTimeout( next );
		query.removeEventListener( 'change', later );
	};
}

function guard( mount: HTMLElement, view: Window ): void {
	const calendar = mount.querySelector< HTMLElement >( CALENDAR );
	// Forced colors are the person's own choice.
	if ( ! calendar || view.matchMedia( '(forced-colors: active)' ).matches ) {
		return;
	}
	const set = ( name: string, value: string ) =>
		mount.style.setProperty( name, value );
	const isUnreadable = ( token: string, least: number ) => {
		const ground = painted( calendar, '--sc-base' );
		return contrast( ground, painted( calendar, token ) ) < least;
	};
	if ( isUnreadable( '--sc-contrast', MIN_TEXT_CONTRAST ) ) {
		const isDark = calendar.dataset[ 'scheme' ] === 'dark';
		const [ ground, ink ] = OWN[ isDark ? 'dark' : 'light' ];
		set( '--sc-base', ground );
		set( '--sc-contrast', ink );
	}
	if ( isUnreadable( '--sc-accent', MIN_ACCENT_CONTRAST ) ) {
		set( '--sc-theme-accent', painted( calendar, '--sc-contrast' ) );
		set( '--sc-theme-on-accent', painted( calendar, '--sc-base' ) );
	}
}

/** Returns the computed color of a token. */
function painted( calendar: HTMLElement, token: string ): string {
	const probe = calendar.ownerDocument.createElement( 'i' );
	probe.hidden = true;
	probe.style.backgroundColor = `var(${ token })`;
	calendar.append( probe );
	const { backgroundColor } = getComputedStyle( probe );
	probe.remove();
	return backgroundColor;
}
