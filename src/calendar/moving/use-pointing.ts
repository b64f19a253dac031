import { useEffect, useRef, useState } from '@wordpress/element';
import type { Point } from '../../domain/moving/geometry';
import { useStudio } from '../studio-context';
import type { FirstPress, LoadedMovingProps } from './moving-props';
import type { Watch } from './drop/edges';
import { movableAt } from './movable';
import { useFlight } from './use-flight';
import type { Machine } from './use-machine';
import { usePointer } from './use-pointer';

/** Lets the card, and what watches the edges, follow the pointer. */
export function usePointing(
	{ layer, schedule, first }: LoadedMovingProps,
	machine: Machine
) {
	const today = useStudio().now.date;
	const { state, now, dispatch } = machine;
	const [ finger, setFinger ] = useState< number | null >( null );
	const back = useRef< Element | null >( null );
	const follow = useFlight( layer, state, dispatch );
	const [ drawing, setDrawing ] = useState< FirstPress | null >( null );
	const watch = useRef< Watch | null >( null );
	const last = useRef< Point | null >( null );
	if ( state.status !== 'lifted' || ! state.isHeld ) {
		last.current = null;
	}
	useEffect( () => {
		// Another week is under a pointer that stands still.
		if ( last.current ) {
			dispatch( { type: 'point', point: last.current } );
		}
	}, [ schedule, dispatch ] );
	const onPoint = ( point: Point ) => {
		const held = now();
		if ( held.status === 'lifted' ) {
			// It measures, which is cheaper before the copy has moved.
			watch.current?.( point );
			follow( point, held.start );
			last.current = point;
			setFinger( held.hand === 'touch' ? point.y : null );
		}
	};
	usePointer( {
		layer,
		machine,
		first,
		bookingAt: ( target ) => {
			const booking = movableAt( target, schedule, today );
			if ( booking ) {
				back.current =
					layer.current?.ownerDocument.activeElement ?? null;
			}
			return booking;
		},
		onFree: setDrawing,
		onPoint,
	} );
	return { finger, back, watch, last, drawing, setDrawing };
}
