import { useEffect, useState } from '@wordpress/element';

const SECOND = 1000;

/**
 * Counts down seconds.
 *
 * @param seconds
 * @param onEnd    The same function each time.
 * @param isPaused
 */
export function usePausableCountdown(
	seconds: number,
	onEnd: () => void,
	isPaused: boolean
): number {
	const [ left, setLeft ] = useState( seconds );
	useEffect( () => {
		if ( left === 0 ) {
			onEnd();
			return undefined;
		}
		if ( isPaused ) {
			return undefined;
		}
		const timer = setTimeout( () => setLeft( left - 1 ), SECOND );
		return () => clearTimeout( timer );
	}, [ left, isPaused, onEnd ] );
	return left;
}
