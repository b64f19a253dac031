import { useLayoutEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';

/** Pixels of the scroll box. */
export interface Position {
	readonly left: number;
	readonly top: number;
}

/**
 * Scrolls a week to where it is best looked at first, once, before it is painted. Later answers for the same week
 * leave the reader where they are.
 *
 * @param box      The scroll box.
 * @param week     What is shown; null while there is nothing to scroll to.
 * @param position Where to; asked only when it is needed.
 */
export function useFirstView(
	box: RefObject< HTMLElement >,
	week: string | null,
	position: () => Position
): void {
	const shown = useRef< string | null >( null );
	useLayoutEffect( () => {
		if ( week === null || week === shown.current || ! box.current ) {
			return;
		}
		shown.current = week;
		const { left, top } = position();
		box.current.scrollLeft = left;
		box.current.scrollTop = top;
	}, [ box, week, position ] );
}
