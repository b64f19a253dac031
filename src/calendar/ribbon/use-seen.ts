import { useEffect, useState } from '@wordpress/element';
import type { RefObject } from 'react';

/** The first and the last of the days that are in view. */
export interface Seen {
	readonly first: number;
	readonly last: number;
}

/**
 * Which days the scroll box shows now; a day counts from half of it on.
 *
 * @param box
 * @param dayWidth In pixels.
 * @param inView   Whole days that fit the box; 0 where not even one does.
 */
export function useSeen(
	box: RefObject< HTMLElement >,
	dayWidth: number,
	inView: number
): Seen {
	const [ first, setFirst ] = useState( 0 );
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
