import { useCallback, useEffect, useRef } from '@wordpress/element';
import { TURN } from '../../../domain/moving/edge';
import type { Point } from '../../../domain/moving/geometry';

/** What shows another day: a day of the ribbon (ribbon.tsx), or a day's tab of a narrow calendar (day-strip.tsx). */
const DAY_BUTTON = '.sc-ribbon__day, .sc-tab';

interface Hold {
	readonly button: HTMLElement;
	readonly timer: ReturnType< typeof setTimeout >;
}

/** Returns a function for each position of the pointer: a day's tab, or a day of the ribbon, that it stays over is shown. */
export function useHolding() {
	const hold = useRef< Hold | null >( null );
	const leave = useCallback( () => {
		clearTimeout( hold.current?.timer );
		hold.current = null;
	}, [] );
	useEffect( () => leave, [ leave ] );
	return useCallback(
		( { x, y }: Point ) => {
			const button = document
				.elementFromPoint( x, y )
				?.closest< HTMLElement >( DAY_BUTTON );
			if ( button === hold.current?.button ) {
				return;
			}
			leave();
			if ( button ) {
				const timer = setTimeout( () => button.click(), TURN );
				hold.current = { button, timer };
			}
		},
		[ leave ]
	);
}
