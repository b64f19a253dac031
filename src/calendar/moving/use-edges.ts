import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import {
	noPull,
	pullAt,
	speedAt,
	TURN,
	type Pull,
	type Way,
} from '../../domain/moving/edge';
import type { Point } from '../../domain/moving/geometry';
import { geometryOf, scrollerOf } from './geometry-of';
import type { MovingProps } from './lazy-moving';

/** Longest step of scrolling in milliseconds, so that a busy page does not jump. */
const LONGEST_FRAME = 50;

interface Edges extends Pick< MovingProps, 'layer' > {
	readonly isHeld: boolean;
	/** Called after scrolling, because another place is under the pointer. */
	readonly onScroll: ( point: Point ) => void;
	readonly onTurn: ( way: -1 | 1 ) => void;
}

/**
 * Scrolls at the edges while a pointer holds a card, and turns to another week at a side that does not scroll further.
 *
 * @return A function for each position of the pointer, and the side that is about to turn; 0 for none.
 */
export function useEdges( props: Edges ) {
	const { layer, isHeld } = props;
	const point = useRef< Point | null >( null );
	const pull = useRef< Pull | null >( null );
	const [ turning, setTurning ] = useState< Way >( 0 );
	const latest = useRef( props );
	useEffect( () => {
		latest.current = props;
	} );
	const followPoint = useCallback(
		( to: Point ) => {
			const view = layer.current && geometryOf( layer.current )?.view;
			point.current = to;
			if ( view ) {
				pull.current = pullAt(
					pull.current ?? noPull( to, view ),
					to,
					view
				);
			}
		},
		[ layer ]
	);
	useEffect( () => {
		if ( ! isHeld ) {
			pull.current = null;
			setTurning( 0 );
			return undefined;
		}
		const since = { x: 0, y: 0 };
		let last = performance.now();
		let frame = 0;
		const tick = ( time: number ) => {
			frame = requestAnimationFrame( tick );
			const root = layer.current;
			const view = root && geometryOf( root )?.view;
			if ( ! view || ! pull.current || ! point.current ) {
				return;
			}
			const { x, y } = pull.current;
			since.x = x ? since.x || time : 0;
			since.y = y ? since.y || time : 0;
			const passed = Math.min( LONGEST_FRAME, time - last ) / 1000;
			last = time;
			const at = point.current;
			const toSide = x === 1 ? view.right - at.x : at.x - view.left;
			const toEnd = y === 1 ? view.bottom - at.y : at.y - view.top;
			const by = {
				left: x * speedAt( toSide, time - since.x ) * passed,
				top: y * speedAt( toEnd, time - since.y ) * passed,
			};
			const scroller = scrollerOf( root );
			setTurning( canScroll( scroller, x ) ? 0 : x );
			if ( scrollBy( scroller, by ) ) {
				latest.current.onScroll( at );
			}
		};
		frame = requestAnimationFrame( tick );
		return () => cancelAnimationFrame( frame );
	}, [ isHeld, layer ] );
	useEffect( () => {
		if ( turning === 0 ) {
			return undefined;
		}
		const timer = setInterval(
			() => latest.current.onTurn( turning ),
			TURN
		);
		return () => clearInterval( timer );
	}, [ turning ] );
	return { followPoint, turning };
}

function canScroll( scroller: HTMLElement | null, way: Way ): boolean {
	if ( ! scroller || way === 0 ) {
		return false;
	}
	const { scrollLeft, scrollWidth, clientWidth } = scroller;
	return way === 1
		? scrollLeft + clientWidth < scrollWidth - 1
		: scrollLeft > 0;
}

/** Scrolls the week, or the page where the week does not scroll further. Returns whether anything has moved. */
function scrollBy(
	scroller: HTMLElement | null,
	{ left, top }: { readonly left: number; readonly top: number }
): boolean {
	if ( left === 0 && top === 0 ) {
		return false;
	}
	const before = scroller && [ scroller.scrollLeft, scroller.scrollTop ];
	scroller?.scrollBy( { left, top, behavior: 'instant' } );
	if (
		before &&
		( before[ 0 ] !== scroller.scrollLeft ||
			before[ 1 ] !== scroller.scrollTop )
	) {
		return true;
	}
	const pageTop = window.scrollY;
	window.scrollBy( { top, behavior: 'instant' } );
	return window.scrollY !== pageTop;
}
