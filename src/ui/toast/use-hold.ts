import { useEffect, useState } from '@wordpress/element';
import type { RefObject } from 'react';

/**
 * Returns whether the pointer or the focus is in an element. The whole page is listened to, because an element that is
 * removed under them reports no leaving.
 */
export function useHold( element: RefObject< HTMLElement > ): boolean {
	const [ isHovered, setIsHovered ] = useState( false );
	const [ isFocused, setIsFocused ] = useState( false );
	useEffect( () => {
		const listening = new AbortController();
		const { signal } = listening;
		const isInside = ( target: EventTarget | null ) =>
			target instanceof Node &&
			element.current?.contains( target ) === true;
		const on = < Name extends keyof DocumentEventMap >(
			name: Name,
			handle: ( event: DocumentEventMap[ Name ] ) => void
		) => document.addEventListener( name, handle, { signal } );
		// A finger that has left the screen is still over what it pressed.
		on( 'pointerover', ( { target, pointerType } ) =>
			setIsHovered( pointerType !== 'touch' && isInside( target ) )
		);
		on( 'pointerout', ( { relatedTarget } ) =>
			setIsHovered( isInside( relatedTarget ) )
		);
		on( 'focusin', ( { target } ) => setIsFocused( isInside( target ) ) );
		on( 'focusout', ( { relatedTarget } ) =>
			setIsFocused( isInside( relatedTarget ) )
		);
		return () => listening.abort();
	}, [ element ] );
	return isHovered || isFocused;
}
