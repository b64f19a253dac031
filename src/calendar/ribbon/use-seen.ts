import { useEffect, useState } from '@wordpress/element';
import type { RefObject } from 'react';

/** First and last visible day. */
export interface Seen {
	readonly first: number;
	readonly last: number;
}

/**
 * Returns the days visible in the scroll box; a day counts if at least half of it is visible.
 *
 * @param box
 * @param dayWidth Width of a day in pixels.
 * @param inView   Whole days that fit the box; 0 if not even one fits.
 * @param start    First visible day once the box is scrolled to its first place, which happens in the same commit.
 */
export function useSeen(
	box: RefObject< HTMLElement >,
	dayWidth: number,
	inView: number,
	start: number
): Seen {
	const [ first, setFirst ] = useState( start );
	useEffect( () => {
		const { current } = box;
		if ( ! current ) {
			return undefined;
		}
		const update = () =>
			setFirst( Math.round( current.scrollLeft / dayWidth ) );
		update();
		current.addEventListener( 'scroll', update, { passive: true } );
		return () => current.removeEventListener( 'scroll', update );
	}, [ box, dayWidth ] );
	return { first, last: first + Math.max( 1, inView ) - 1 };
}
