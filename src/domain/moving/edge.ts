import type { Area, Point } from './geometry';

/** Pixels from an edge within which it scrolls. */
export const EDGE = 50;
/** Maximum speed in pixels per second. */
export const MAX_SPEED = 900;
/** Milliseconds until the full speed. */
export const EASE = 400;
/** Milliseconds at the side edge until another week is shown. */
export const TURN = 600;

/** Direction of scrolling: -1 is up or left. */
export type Way = -1 | 0 | 1;

/** Farthest distances of the pointer to each side since it was pressed, and the current directions. */
export interface Pull {
	readonly far: Area;
	readonly x: Way;
	readonly y: Way;
}

/** Pixels that a pointer must have moved towards an edge, so that a tremor is not one. */
const TOWARDS = 2;

const distances = ( { x, y }: Point, area: Area ): Area => ( {
	left: x - area.left,
	top: y - area.top,
	right: area.right - x,
	bottom: area.bottom - y,
} );

/** Returns the pull of the edges on a pointer that was just pressed: none. */
export const noPull = ( point: Point, view: Area ): Pull => ( {
	far: distances( point, view ),
	x: 0,
	y: 0,
} );

/** Returns the pull after a movement: of edges that are near and that the pointer has moved towards. */
export function pullAt( { far }: Pull, point: Point, view: Area ): Pull {
	const now = distances( point, view );
	const pulls = ( side: keyof Area ) =>
		now[ side ] < EDGE && far[ side ] - now[ side ] >= TOWARDS;
	const way = ( back: keyof Area, on: keyof Area ): Way => {
		if ( pulls( on ) ) {
			return 1;
		}
		return pulls( back ) ? -1 : 0;
	};
	return {
		far: {
			left: Math.max( far.left, now.left ),
			top: Math.max( far.top, now.top ),
			right: Math.max( far.right, now.right ),
			bottom: Math.max( far.bottom, now.bottom ),
		},
		x: way( 'left', 'right' ),
		y: way( 'top', 'bottom' ),
	};
}

/**
 * Returns the speed of scrolling in pixels per second: faster nearer to the edge, and eased in.
 *
 * @param distance Pixels from the pointer to the edge, negative beyond it.
 * @param elapsed  Milliseconds since the edge began to pull.
 */
export function speedAt( distance: number, elapsed: number ): number {
	const depth = Math.max( 0, Math.min( 1, ( EDGE - distance ) / EDGE ) );
	const ease = Math.max( 0, Math.min( 1, elapsed / EASE ) );
	return MAX_SPEED * depth * ease * ease;
}
