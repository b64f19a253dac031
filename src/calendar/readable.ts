import { luminance, parse } from './colour';
import { CALENDAR } from './page-parts';

/** WCAG AAA for text, and AA for what is no text: ink and accent on the ground. */
const LEAST_TEXT = 7;
const LEAST_ACCENT = 3;

/** Our own ground and ink, the fallbacks of the style sheet. */
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
 * Holds what is painted to the contrasts that the server holds a palette to. It reads most palettes; one that is made of
 * the theme's own variables, or that a section gives other values, only the browser knows. Where the ink is too close to
 * the ground, our own pair takes their place; an accent that cannot be seen on the ground gives way to the ink.
 */
export function keepReadable( mount: HTMLElement ): () => void {
	const view = mount.ownerDocument.defaultView ?? window;
	const query = view.matchMedia( '(prefers-color-scheme: dark)' );
	let next: ReturnType< typeof setTimeout > | undefined;
	// After the calendar has taken on the scheme that the theme turned to.
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
	// Colours that the person's system chose are theirs.
	if ( ! calendar || view.matchMedia( '(forced-colors: active)' ).matches ) {
		return;
	}
	const set = ( name: string, value: string ) =>
		mount.style.setProperty( name, value );
	const isUnreadable = ( token: string, least: number ) => {
		const ground = painted( calendar, '--sc-base' );
		return contrast( ground, painted( calendar, token ) ) < least;
	};
	if ( isUnreadable( '--sc-contrast', LEAST_TEXT ) ) {
		const isDark = calendar.dataset[ 'scheme' ] === 'dark';
		const [ ground, ink ] = OWN[ isDark ? 'dark' : 'light' ];
		set( '--sc-base', ground );
		set( '--sc-contrast', ink );
	}
	if ( isUnreadable( '--sc-accent', LEAST_ACCENT ) ) {
		set( '--sc-theme-accent', painted( calendar, '--sc-contrast' ) );
		set( '--sc-theme-on-accent', painted( calendar, '--sc-base' ) );
	}
}

/** What a token comes to, whatever variables it is made of. */
function painted( calendar: HTMLElement, token: string ): string {
	const probe = calendar.ownerDocument.createElement( 'i' );
	probe.hidden = true;
	probe.style.backgroundColor = `var(${ token })`;
	calendar.append( probe );
	const { backgroundColor } = getComputedStyle( probe );
	probe.remove();
	return backgroundColor;
}
