/** Initial values of the properties that an element takes from its parent where it sets none. */
const INHERITED: Readonly< Record< string, string > > = {
	visibility: 'visible',
	'pointer-events': 'auto',
};

/**
 * Replaces getComputedStyle() of jsdom, which compares each rule of a browser's own sheet with an element, and does so again after
 * each change of the page: Testing Library asks for the style of all elements to know which are hidden. This one knows what an
 * element sets itself and inherits of that, and asks jsdom once how it displays each kind of element. A page with a style sheet,
 * which no test has so far, gets jsdom's answer.
 */
export function quickenStyles( page: Window & typeof globalThis ): void {
	const slow = page.getComputedStyle.bind( page );
	const displays = new Map< string, string >();
	const displayOf = ( element: Element ) => {
		const kind = kindOf( element );
		const display = displays.get( kind ) ?? slow( element ).display;
		displays.set( kind, display );
		return display;
	};
	const read = ( element: Element, name: string ): string => {
		const own = element.hasAttribute( 'style' )
			? ( element as HTMLElement ).style.getPropertyValue( name )
			: '';
		if ( own !== '' ) {
			return own;
		}
		if ( name === 'display' ) {
			return displayOf( element );
		}
		const initial = INHERITED[ name ];
		return initial !== undefined && element.parentElement
			? read( element.parentElement, name )
			: ( initial ?? '' );
	};
	page.getComputedStyle = ( element, pseudo ) =>
		page.document.styleSheets.length > 0 || pseudo
			? slow( element, pseudo )
			: styleThat( ( name ) => read( element, name ) );
}

/** Returns what the browser's own sheet tells elements apart by, as far as `display` goes. */
const kindOf = ( element: Element ) =>
	[
		element.localName,
		element.getAttribute( 'type' ),
		element.hasAttribute( 'hidden' ),
		element.hasAttribute( 'open' ),
	].join();

const styleThat = ( read: ( name: string ) => string ) =>
	new Proxy( {} as CSSStyleDeclaration, {
		get: ( _, key ) =>
			key === 'getPropertyValue' ? read : read( dashed( String( key ) ) ),
	} );

const dashed = ( name: string ) =>
	name.replace( /[A-Z]/g, ( letter ) => `-${ letter.toLowerCase() }` );
