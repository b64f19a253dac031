import { useLayoutEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';

/** Pixels of the scroll box. */
export interface Position {
	readonly left: number;
	readonly top: number;
}

/**
 * Scrolls a range to where it is best looked at first, once, before it is painted. Later answers for the same range
 * leave the reader where they are.
 *
 * @param box      The scroll box.
 * @param days     What is shown, 'from/to'; null while there is nothing to scroll to.
 * @param position Where to; asked only when it is needed.
 */
export function useFirstView(
	box: RefObject< HTMLElement >,
	days: string | null,
	position: () => Position
): void {
	const shown = useRef< string | null >( null );
	useLayoutEffect( () => {
		if ( days === null || days === shown.current || ! box.current ) {
			return;
		}
		shown.current = days;
		const { left, top } = position();
		box.current.scrollLeft = left;
		box.current.scrollTop = top;
	}, [ box, days, position ] );
}
