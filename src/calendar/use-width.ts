import { useEffect, useState } from '@wordpress/element';
import { observeResize } from '../ui/observe-resize';

/** Pixels up to which a calendar is narrow (specification, 9), whatever the window is. */
const NARROW = 800;

export const isNarrow = ( width: number ) => width <= NARROW;

/**
 * Pixels that the calendar has, known before it is drawn for the first time and again after each resize. While it is
 * hidden it has none: then the last width stands, at first the window's.
 */
export function useWidth( mount: HTMLElement ): number {
	const [ width, setWidth ] = useState(
		() => widthIn( mount ) || window.innerWidth
	);
	useEffect(
		() =>
			observeResize( mount, () =>
				setWidth( ( known ) => widthIn( mount ) || known )
			),
		[ mount ]
	);
	return width;
}

/** Without the padding that a block may have. */
function widthIn( mount: HTMLElement ): number {
	const { paddingLeft, paddingRight } = window.getComputedStyle( mount );
	const padding = ( side: string ) => Number.parseFloat( side ) || 0;
	return Math.max(
		0,
		mount.clientWidth - padding( paddingLeft ) - padding( paddingRight )
	);
}
