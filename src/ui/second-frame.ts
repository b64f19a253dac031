import {
	startTransition,
	useEffect,
	useLayoutEffect,
	useState,
} from '@wordpress/element';
import { isPlainKey } from './plain-key';

/**
 * Returns whether the frame that answers a press has had its turn: what is slow to draw comes in the one after it. Keys pressed
 * between the two are kept from what is below; Escape gives up.
 */
export function useSecondFrame( onEscape: () => void ): boolean {
	const [ isSecond, setIsSecond ] = useState( false );
	useKeysHeld( ! isSecond, onEscape );
	useEffect( () => startTransition( () => setIsSecond( true ) ), [] );
	return isSecond;
}

/** Hears keys before all others while they are to be kept from what is below. */
function useKeysHeld( isHeld: boolean, onEscape: () => void ) {
	useLayoutEffect( () => {
		if ( ! isHeld ) {
			return undefined;
		}
		const hold = ( event: KeyboardEvent ) => {
			if ( isPlainKey( event ) ) {
				event.preventDefault();
				event.stopPropagation();
				if ( event.key === 'Escape' ) {
					onEscape();
				}
			}
		};
		document.addEventListener( 'keydown', hold, true );
		return () => document.removeEventListener( 'keydown', hold, true );
	}, [ isHeld, onEscape ] );
}
