/** Pixels between an element and its anchor, and between the element and the window's edge. */
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

/** Limits a position so that the element stays inside the window; `room` is its range. */
const within = ( value: number, room: number ) =>
	Math.max( EDGE, Math.min( value, room - EDGE ) );

/** Returns the position of an element beside an anchor: right of it, otherwise left, always inside the window. */
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

/** Direction in which a field's popup opens; 'auto' is down unless there is more space above. */
export type Direction = 'down' | 'up' | 'auto';

/** Returns the position of an element below or above a field, always inside the window. */
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

/** Returns whether popups are sheets because the window is narrow (docs/design.md). */
export const isSheet = () => window.matchMedia( '(max-width: 520px)' ).matches;
