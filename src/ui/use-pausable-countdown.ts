import { useEffect, useState } from '@wordpress/element';

const SECOND = 1000;

/**
 * Counts down seconds and pauses under pointer and focus. Spread `hold` over the element.
 *
 * @param seconds
 * @param onEnd    The same function each time.
 * @param isPaused Pauses for another reason.
 */
export function usePausableCountdown(
	seconds: number,
	onEnd: () => void,
	isPaused = false
) {
	const [ left, setLeft ] = useState( seconds );
	const [ isHovered, setIsHovered ] = useState( false );
	const [ isFocused, setIsFocused ] = useState( false );
	const isHeld = isHovered || isFocused || isPaused;
	useEffect( () => {
		if ( left === 0 ) {
			onEnd();
			return undefined;
		}
		if ( isHeld ) {
			return undefined;
		}
		const timer = setTimeout( () => setLeft( left - 1 ), SECOND );
		return () => clearTimeout( timer );
	}, [ left, isHeld, onEnd ] );
	return {
		left,
		hold: {
			onMouseEnter: () => setIsHovered( true ),
			onMouseLeave: () => setIsHovered( false ),
			onFocus: () => setIsFocused( true ),
			onBlur: () => setIsFocused( false ),
		},
	};
}
