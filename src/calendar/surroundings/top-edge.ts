/** Maximum height of a bar as a share of the window's height; a taller element covers the page. */
const MAX_BAR_SHARE = 0.4;
/** Milliseconds between checks while the page scrolls, and after it until transitions have ended. */
const STEP = 100;
const REST = 400;
/** Maximum number of stacked bars: WordPress's, a notice, the theme's header. */
const BARS = 4;

/**
 * Sets `--sc-edge` to the lower edge of whatever sticks to the window's top over the calendar: a sticky header, one
 * that appears on scrolling, WordPress's bar. `--sc-edge-most` is the lowest edge so far. Sticky parts of the calendar
 * are placed below it, unless the site sets `--sc-top`.
 */
export function followTopEdge( mount: HTMLElement ): () => void {
	// The block editor shows its preview in a separate document.
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
	const follow = ( { type, target }: Event ) => {
		// The calendar's own transitions, such as those of cards under the pointer, move no bar.
		if ( type === 'transitionend' && mount.contains( target as Node ) ) {
			return;
		}
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

/** Returns the height of the element's window. */
const heightOf = ( { ownerDocument }: Element ) =>
	ownerDocument.documentElement.clientHeight;

/** Returns whether the calendar is near the window's top; only then can a bar cover it. */
function isNear( mount: Element ): boolean {
	const { top, bottom } = mount.getBoundingClientRect();
	return bottom > 0 && top < heightOf( mount ) * MAX_BAR_SHARE;
}

/** Returns the bars' lower edge in pixels from the window's top; 0 without a bar. */
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

/**
 * Returns the lower edge of the element's bar; 0 if it scrolls with the page, belongs to the calendar, or is invisible.
 */
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
