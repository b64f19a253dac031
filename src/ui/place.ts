/** Pixels between a card and what stands beside it, and between that and the window's edge. */
const GAP = 4;
const EDGE = 8;

interface Size {
	readonly width: number;
	readonly height: number;
}

type Anchor = Pick< DOMRect, 'left' | 'right' | 'top' >;

/** Where something of a size stands beside an anchor: on its right, else on its left, and always whole in the window. */
export function placeBeside(
	anchor: Anchor,
	size: Size,
	viewport: Size
): { readonly left: number; readonly top: number } {
	const right = anchor.right + GAP;
	const left = anchor.left - GAP - size.width;
	const fitsRight = right + size.width <= viewport.width - EDGE;
	const within = ( value: number, room: number ) =>
		Math.max( EDGE, Math.min( value, room - EDGE ) );
	return {
		left: within(
			fitsRight || left < EDGE ? right : left,
			viewport.width - size.width
		),
		top: within( anchor.top, viewport.height - size.height ),
	};
}
