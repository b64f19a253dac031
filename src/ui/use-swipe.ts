import { useRef, useState } from '@wordpress/element';
import type { PointerEvent } from 'react';

interface Swipe {
	/** Percent of the width that a swipe must exceed. */
	readonly swipeThreshold: number;
	/** Speed in pixels per millisecond that a flick must exceed. */
	readonly flickThreshold: number;
	readonly onStart: () => void;
	readonly onTurn: ( by: 1 | -1 ) => void;
}

interface Sample {
	readonly x: number;
	readonly time: number;
}

interface Held {
	readonly start: number;
	/** Recent positions, for the speed when the pointer is released. */
	readonly samples: readonly Sample[];
}

/** Minimum distance of a swipe in pixels; less is a press. */
const MIN_MOVE = 5;
/** Milliseconds over which the speed is measured. */
const LAST_MOMENTS = 100;

/**
 * Moves images with a pointer; a long or fast swipe turns to the next image (thresholds as in react-image-gallery).
 * Spread `handlers` over the element.
 */
export function useSwipe( swipe: Swipe ) {
	const held = useRef< Held | null >( null );
	/** Offset of the images in pixels; null without a pointer. */
	const [ way, setWay ] = useState< number | null >( null );
	const release = () => {
		held.current = null;
		setWay( null );
	};
	const handlers = {
		onPointerDown: ( event: PointerEvent ) => {
			if ( event.button === 0 && ! isOnButton( event ) ) {
				held.current = {
					start: event.clientX,
					samples: [ sampleOf( event ) ],
				};
			}
		},
		onPointerMove: ( event: PointerEvent ) => {
			if ( ! held.current ) {
				return;
			}
			held.current = moved( held.current, event );
			const by = event.clientX - held.current.start;
			if ( way === null && Math.abs( by ) >= MIN_MOVE ) {
				event.currentTarget.setPointerCapture( event.pointerId );
				swipe.onStart();
			}
			if ( way !== null || Math.abs( by ) >= MIN_MOVE ) {
				setWay( by );
			}
		},
		onPointerUp: ( event: PointerEvent ) => {
			if ( held.current ) {
				const by = event.clientX - held.current.start;
				const isFar = percentOf( event, by ) > swipe.swipeThreshold;
				const isFast =
					speedOf( moved( held.current, event ) ) >
					swipe.flickThreshold;
				release();
				if ( isFar || isFast ) {
					swipe.onTurn( by < 0 ? 1 : -1 );
				}
			}
		},
		// The page scrolls, so this is not a swipe.
		onPointerCancel: release,
	};
	return { way, handlers };
}

const isOnButton = ( { target }: PointerEvent ) =>
	target instanceof Element && target.closest( 'button' ) !== null;

const sampleOf = ( { clientX, timeStamp }: PointerEvent ): Sample => ( {
	x: clientX,
	time: timeStamp,
} );

function moved( { start, samples }: Held, event: PointerEvent ): Held {
	const now = sampleOf( event );
	const recent = samples.filter(
		( { time } ) => now.time - time <= LAST_MOMENTS
	);
	const known = recent.length > 0 ? recent : samples.slice( -1 );
	return { start, samples: [ ...known, now ] };
}

function speedOf( { samples }: Held ): number {
	const first = samples[ 0 ];
	const last = samples.at( -1 );
	return first && last && last.time > first.time
		? Math.abs( last.x - first.x ) / ( last.time - first.time )
		: 0;
}

function percentOf( { currentTarget }: PointerEvent, way: number ): number {
	const { clientWidth } = currentTarget;
	return clientWidth > 0 ? ( Math.abs( way ) / clientWidth ) * 100 : 0;
}
