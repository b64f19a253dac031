import { useEffect, useState } from '@wordpress/element';
import type { RefObject } from 'react';

/**
 * Returns the first visible day of the scroll box; a day counts if at least half of it is visible.
 *
 * @param box
 * @param dayWidth Width of a day in pixels.
 * @param start    The day once the box is scrolled to its first place, which happens in the same commit.
 */
export function useSeen(
	box: RefObject< HTMLElement >,
	dayWidth: number,
	start: number
): number {
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
	return first;
}
