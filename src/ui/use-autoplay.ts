import { useEffect, useState } from '@wordpress/element';

/** By itself until somebody looks closer; stopped; or going on whatever is pointed at, since that was asked for. */
type Mode = 'auto' | 'stopped' | 'wanted';

const startMode = (): Mode =>
	window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches
		? 'stopped'
		: 'auto';

interface Autoplay {
	readonly isMany: boolean;
	/** Milliseconds that a picture stands. */
	readonly interval: number;
	readonly isDragged: boolean;
	/** Changes with each picture, which begins the time anew. */
	readonly turnedTo: number;
	readonly onTurn: () => void;
}

/** Turns by itself, but not under the pointer, the focus or a finger, nor where less motion is wanted. Spread `hold`. */
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
		// Anew with each picture, not with each drawing.
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
