import { useEffect, useState } from '@wordpress/element';

const SECOND = 1000;

/**
 * Counts seconds down to an end; under the pointer and the focus it stands still. Spread `hold` over what is held.
 *
 * @param seconds
 * @param onEnd    The same function each time.
 * @param isPaused Stands still for another reason.
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
