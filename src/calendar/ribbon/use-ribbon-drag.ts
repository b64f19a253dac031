import { useRef } from '@wordpress/element';
import type { MouseEvent, PointerEvent, RefObject } from 'react';

/** Distance in pixels from which a press is a drag. */
const SLACK = 8;

/**
 * Scrolls the week by dragging along the ribbon, like a scroll bar of the whole week. A press without movement is left
 * to the day's button.
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
