import { useRef, useState } from '@wordpress/element';
import type { PointerEvent } from 'react';

interface Swipe {
	/** Percent of the width that a pointer must go beyond. */
	readonly swipeThreshold: number;
	/** Pixels a millisecond that it must be faster than. */
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
	/** Of the last moments: how fast a pointer is when it is lifted. */
	readonly samples: readonly Sample[];
}

/** Pixels; less is a press. */
const MIN_MOVE = 5;
/** Milliseconds. */
const LAST_MOMENTS = 100;

/**
 * Pictures follow a pointer; one that went far enough, or fast enough, turns to the side it came from (both thresholds
 * as react-image-gallery reads them). Spread `handlers`.
 */
export function useSwipe( swipe: Swipe ) {
	const held = useRef< Held | null >( null );
	/** Pixels that the pictures are off their place; null while nothing is held. */
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
		// The page scrolls, so it was not meant for the pictures.
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
