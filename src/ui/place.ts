/** Pixels between something and what stands beside it, and between that and the window's edge. */
const GAP = 4;
const EDGE = 8;

interface Size {
	readonly width: number;
	readonly height: number;
}

interface Place {
	readonly left: number;
	readonly top: number;
}

type Anchor = Pick< DOMRect, 'left' | 'right' | 'top' >;

/** A value that keeps something whole in the window; `room` is what it may move within. */
const within = ( value: number, room: number ) =>
	Math.max( EDGE, Math.min( value, room - EDGE ) );

/** Where something of a size stands beside an anchor: on its right, else on its left, and always whole in the window. */
export function placeBeside(
	anchor: Anchor,
	size: Size,
	viewport: Size
): Place {
	const right = anchor.right + GAP;
	const left = anchor.left - GAP - size.width;
	const fitsRight = right + size.width <= viewport.width - EDGE;
	return {
		left: within(
			fitsRight || left < EDGE ? right : left,
			viewport.width - size.width
		),
		top: within( anchor.top, viewport.height - size.height ),
	};
}

/** Where a field's popup opens to; 'auto' is down unless there is more room above. */
export type Direction = 'down' | 'up' | 'auto';

/** Where something of a size stands under a field, or over it, and always whole in the window. */
export function placeUnder(
	anchor: Pick< DOMRect, 'left' | 'top' | 'bottom' >,
	size: Size,
	viewport: Size,
	direction: Direction
): Place {
	const needed = size.height + GAP + EDGE;
	const below = viewport.height - anchor.bottom;
	const isDown =
		direction === 'auto'
			? below >= needed || below >= anchor.top
			: direction === 'down';
	return {
		left: within( anchor.left, viewport.width - size.width ),
		top: within(
			isDown ? anchor.bottom + GAP : anchor.top - GAP - size.height,
			viewport.height - size.height
		),
	};
}

/** Under this width of the window what opens beside something is a sheet instead (docs/design.md). */
export const isSheet = () => window.matchMedia( '(max-width: 520px)' ).matches;
