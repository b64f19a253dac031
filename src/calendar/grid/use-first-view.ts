import { useLayoutEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';

/** Scroll position in pixels. */
export interface Position {
	readonly left: number;
	readonly top: number;
}

/** Where a visitor has scrolled the week that the server printed (printed.ts). */
export interface PrintedPlace extends Position {
	/** Its range, 'from/to'. */
	readonly days: string;
}

/**
 * Scrolls a range to its best initial position once before the first paint. Later responses for the same range do not
 * scroll.
 *
 * @param box      The scroll box.
 * @param days     Shown range, 'from/to'; null before it is rendered.
 * @param position Returns the position; called only when needed.
 * @param printed  Place of the printed week, which the first range keeps; null without one.
 */
export function useFirstView(
	box: RefObject< HTMLElement >,
	days: string | null,
	position: () => Position,
	printed: PrintedPlace | null
): void {
	const shown = useRef< string | null >( null );
	useLayoutEffect( () => {
		if ( days === null || days === shown.current || ! box.current ) {
			return;
		}
		const isFirst = shown.current === null && printed?.days === days;
		shown.current = days;
		const { left, top } = isFirst ? printed : position();
		box.current.scrollLeft = left;
		box.current.scrollTop = top;
	}, [ box, days, position, printed ] );
}
