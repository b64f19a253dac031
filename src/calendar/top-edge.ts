/** Of the window's height: what is taller is no bar at its top, it covers the page. */
const MAX_BAR_SHARE = 0.4;
/** Milliseconds between two looks while the page scrolls, and after it until what slides in or out has come to rest. */
const STEP = 100;
const REST = 400;
/** Bars that can stand below each other: WordPress's, a notice, the theme's header. */
const BARS = 4;

/**
 * Keeps `--sc-edge` at the lower edge of whatever stays at the window's top over the calendar: a header that sticks, one
 * that comes and goes as the page scrolls, WordPress's bar. `--sc-edge-most` is the lowest that it has been. What sticks
 * in the calendar stands below it, unless the site has said where in `--sc-top`.
 */
export function followTopEdge( mount: HTMLElement ): () => void {
	// The block editor shows its preview in a document of its own.
	const view = mount.ownerDocument.defaultView ?? window;
	let next: ReturnType< typeof setTimeout > | undefined;
	let last: ReturnType< typeof setTimeout > | undefined;
	let known = 0;
	let most = 0;
	const look = () => {
		next = undefined;
		const edge = isNear( mount ) ? Math.round( topEdge( mount ) ) : known;
		if ( edge === known ) {
			return;
		}
		known = edge;
		most = Math.max( most, edge );
		mount.style.setProperty( '--sc-edge', `${ edge }px` );
		mount.style.setProperty( '--sc-edge-most', `${ most }px` );
	};
	const follow = () => {
		next ??= setTimeout( look, STEP );
		clearTimeout( last );
		last = setTimeout( look, REST );
	};
	const events = [ 'scroll', 'resize', 'transitionend' ] as const;
	events.forEach( ( name ) =>
		view.addEventListener( name, follow, { passive: true } )
	);
	look();
	return () => {
		clearTimeout( next );
		clearTimeout( last );
		events.forEach( ( name ) => view.removeEventListener( name, follow ) );
	};
}

/** Of the window that an element is in. */
const heightOf = ( { ownerDocument }: Element ) =>
	ownerDocument.documentElement.clientHeight;

/** Of a calendar that is further down nothing can be covered. */
function isNear( mount: Element ): boolean {
	const { top, bottom } = mount.getBoundingClientRect();
	return bottom > 0 && top < heightOf( mount ) * MAX_BAR_SHARE;
}

/** Pixels from the window's top; 0 where nothing stays there. */
function topEdge( mount: Element ): number {
	const { left, right } = mount.getBoundingClientRect();
	const first = Math.max( 0, left ) + 8;
	const { clientWidth } = mount.ownerDocument.documentElement;
	const last = Math.min( clientWidth, right ) - 8;
	return Math.max(
		...[ first, ( first + last ) / 2, last ].map( ( x ) =>
			edgeAt( mount, x )
		)
	);
}

function edgeAt( mount: Element, x: number ): number {
	let edge = 0;
	for ( let bars = 0; bars < BARS; bars++ ) {
		const lower = Math.max(
			0,
			...mount.ownerDocument
				.elementsFromPoint( x, edge + 1 )
				.map( ( element ) => bottomOf( element, mount ) )
		);
		if ( lower <= edge ) {
			break;
		}
		edge = lower;
	}
	return edge;
}

/** Of the bar that an element belongs to; 0 where it moves with the page, is ours, or cannot be seen. */
function bottomOf( element: Element, mount: Element ): number {
	let bottom = 0;
	for (
		let part: Element | null = element;
		part && ! part.contains( mount ) && ! mount.contains( part );
		part = part.parentElement
	) {
		const box = part.getBoundingClientRect();
		if ( box.height <= heightOf( mount ) * MAX_BAR_SHARE ) {
			bottom = Math.max( bottom, box.bottom );
		}
		if ( /fixed|sticky/.test( window.getComputedStyle( part ).position ) ) {
			return isVisible( element ) ? bottom : 0;
		}
	}
	return 0;
}

const isVisible = ( element: Element ) =>
	element.checkVisibility( { checkOpacity: true } );
