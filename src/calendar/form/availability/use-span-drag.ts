import { useRef } from '@wordpress/element';
import type { MouseEvent, PointerEvent } from 'react';
import type { Studio } from '../../../domain/booking';
import type { Span } from '../../../domain/free-time';
import { endingAt, movedTo, startingAt } from '../../../domain/span-moves';

/** Dragged part of the frame; the rest of the strip is the track. */
export type Grip = 'start' | 'end' | 'whole';

interface Drag {
	readonly grip: Grip;
	/** Minutes under the pointer and the selected time when dragging started. */
	readonly origin: number;
	readonly span: Span;
}

interface Dragging {
	readonly hours: Pick< Studio, 'earliestHour' | 'latestHour' >;
	/** Null without a time; then there is nothing to drag. */
	readonly chosen: Span | null;
	/** Length in minutes of a time selected by a press on the track. */
	readonly length: number;
	readonly onChange: ( span: Span ) => void;
	/** Called with the selected time when dragging starts, and null when it ends. */
	readonly onHold: ( span: Span | null ) => void;
}

/** Handles pointers on the strip: dragging moves or resizes the frame, and a press beside it moves it there. */
export function useSpanDrag( {
	hours,
	chosen,
	length,
	onChange,
	onHold,
}: Dragging ) {
	const drag = useRef< Drag | null >( null );
	const hold = ( held: Drag | null ) => {
		drag.current = held;
		onHold( held && held.span );
	};
	const minutesAt = ( { currentTarget, clientX }: MouseEvent ) => {
		const { left, width } = currentTarget.getBoundingClientRect();
		const { earliestHour, latestHour } = hours;
		const share = width > 0 ? ( clientX - left ) / width : 0;
		return ( earliestHour + share * ( latestHour - earliestHour ) ) * 60;
	};
	return {
		onPointerDown: ( event: PointerEvent< HTMLElement > ) => {
			const held = gripOf( event.target );
			if ( ! held || ! chosen || event.button !== 0 ) {
				return;
			}
			// The frame captures the pointer, so that the following click is not on the track.
			held.element.setPointerCapture( event.pointerId );
			const origin = minutesAt( event );
			hold( { grip: held.grip, origin, span: chosen } );
		},
		onPointerMove: ( event: PointerEvent< HTMLElement > ) => {
			if ( drag.current ) {
				onChange( dragged( drag.current, minutesAt( event ), hours ) );
			}
		},
		onPointerUp: () => {
			hold( null );
		},
		/** The browser uses the touch for scrolling. */
		onPointerCancel: () => {
			if ( drag.current ) {
				onChange( drag.current.span );
				hold( null );
			}
		},
		onClick: ( event: MouseEvent ) => {
			if ( ! gripOf( event.target ) ) {
				const middle = minutesAt( event );
				const span = { from: 0, to: length };
				onChange( movedTo( span, middle - length / 2, hours ) );
			}
		},
	};
}

function dragged(
	{ grip, origin, span }: Drag,
	minutes: number,
	hours: Dragging[ 'hours' ]
): Span {
	const by = minutes - origin;
	const moves = {
		start: () => startingAt( span, span.from + by, hours ),
		end: () => endingAt( span, span.to + by, hours ),
		whole: () => movedTo( span, span.from + by, hours ),
	};
	return moves[ grip ]();
}

function gripOf(
	target: EventTarget
): { readonly element: HTMLElement; readonly grip: Grip } | null {
	const element =
		target instanceof Element
			? target.closest< HTMLElement >( '[data-grip]' )
			: null;
	const grip = element?.dataset[ 'grip' ];
	return element && isGrip( grip ) ? { element, grip } : null;
}

const isGrip = ( grip: string | undefined ): grip is Grip =>
	grip === 'start' || grip === 'end' || grip === 'whole';
