import { useEffect, useState } from '@wordpress/element';
import { observeResize } from '../ui/observe-resize';

/** Maximum width of a narrow calendar in pixels (specification, 9). */
const NARROW = 800;

export const isNarrow = ( width: number ) => width <= NARROW;

/**
 * Returns the calendar's width, known before the first render and updated on resize. While hidden it keeps the last
 * width, initially the window's.
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

/** Returns the width without a block's padding. */
function widthIn( mount: HTMLElement ): number {
	const { paddingLeft, paddingRight } = window.getComputedStyle( mount );
	const padding = ( side: string ) => Number.parseFloat( side ) || 0;
	return Math.max(
		0,
		mount.clientWidth - padding( paddingLeft ) - padding( paddingRight )
	);
}
