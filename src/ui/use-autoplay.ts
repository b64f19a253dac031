import { useEffect, useState } from '@wordpress/element';

/** Mode: automatic until the person interacts, stopped, or started by the person, which continues under the pointer. */
type Mode = 'auto' | 'stopped' | 'wanted';

const startMode = (): Mode =>
	window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches
		? 'stopped'
		: 'auto';

interface Autoplay {
	readonly isMany: boolean;
	/** Milliseconds per image. */
	readonly interval: number;
	readonly isDragged: boolean;
	/** Changes with each image and restarts the interval. */
	readonly turnedTo: number;
	readonly onTurn: () => void;
}

/**
 * Advances images automatically, but not under the pointer, the focus or a finger, or with reduced motion. Spread
 * `hold` over the element.
 */
export function useAutoplay( autoplay: Autoplay ) {
	const { isMany, interval, isDragged, turnedTo, onTurn } = autoplay;
	const [ mode, setMode ] = useState( startMode );
	const [ isHovered, setIsHovered ] = useState( false );
	const [ isFocused, setIsFocused ] = useState( false );
	const isHeld = mode === 'auto' && ( isHovered || isFocused );
	const isMoving = isMany && mode !== 'stopped' && ! isHeld && ! isDragged;
	useEffect( () => {
		if ( ! isMoving ) {
			return undefined;
		}
		const timer = setTimeout( onTurn, interval );
		return () => clearTimeout( timer );
		// Restarts with each image, not with each render.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ isMoving, interval, turnedTo ] );
	return {
		isMoving,
		isStopped: mode === 'stopped',
		toggle: () => setMode( mode === 'stopped' ? 'wanted' : 'stopped' ),
		hold: {
			onMouseEnter: () => setIsHovered( true ),
			onMouseLeave: () => setIsHovered( false ),
			onFocus: () => setIsFocused( true ),
			onBlur: () => setIsFocused( false ),
		},
	};
}
