import { useRef } from '@wordpress/element';
import type { MouseEvent, PointerEvent, RefObject } from 'react';

/** Pixels before a press becomes a drag. */
const SLACK = 8;

/**
 * Dragging along the ribbon scrolls the week by as many days: the ribbon is the scroll bar, and the whole of it is the
 * whole week. A press that did not move is left to the day's button.
 */
export function useRibbonDrag( box: RefObject< HTMLElement > ) {
	const start = useRef< { x: number; left: number } | null >( null );
	const hasMoved = useRef( false );
	return {
		onPointerDown: ( { button, clientX }: PointerEvent ) => {
			hasMoved.current = false;
			start.current =
				button === 0 && box.current
					? { x: clientX, left: box.current.scrollLeft }
					: null;
		},
		onPointerMove: ( event: PointerEvent< HTMLElement > ) => {
			const { currentTarget, clientX, pointerId } = event;
			const by = start.current ? clientX - start.current.x : 0;
			if ( ! start.current || ! box.current ) {
				return;
			}
			if ( ! hasMoved.current && Math.abs( by ) < SLACK ) {
				return;
			}
			hasMoved.current = true;
			currentTarget.setPointerCapture( pointerId );
			const { scrollWidth } = box.current;
			box.current.scrollLeft =
				start.current.left +
				( by / currentTarget.offsetWidth ) * scrollWidth;
		},
		onPointerUp: () => {
			start.current = null;
		},
		onPointerCancel: () => {
			start.current = null;
		},
		onClickCapture: ( event: MouseEvent ) => {
			if ( hasMoved.current ) {
				event.stopPropagation();
				hasMoved.current = false;
			}
		},
	};
}
