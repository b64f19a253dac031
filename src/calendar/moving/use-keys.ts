import { useEffect } from '@wordpress/element';
import type { Machine } from './use-machine';

const MOVES = [
	'ArrowUp',
	'ArrowDown',
	'ArrowLeft',
	'ArrowRight',
	'PageUp',
	'PageDown',
];

/** Passes keys to the state machine while a card is lifted, before the grid or the page takes them. */
export function useKeys( { state, dispatch }: Machine ): void {
	const isLifted = state.status === 'lifted';
	const isActive = isLifted || state.status === 'asking';
	const hasKeys = isLifted && ! state.isHeld;
	useEffect( () => {
		if ( ! isActive ) {
			return undefined;
		}
		const handleKey = ( event: KeyboardEvent ) => {
			const { key, shiftKey } = event;
			if ( event.altKey || event.ctrlKey || event.metaKey ) {
				return;
			}
			const isOnButton =
				event.target instanceof Element &&
				event.target.closest( '.sc-ask, .sc-hint' ) !== null;
			if ( key === 'Escape' ) {
				dispatch( { type: 'leave' } );
			} else if ( hasKeys && MOVES.includes( key ) ) {
				dispatch( { type: 'key', key, shiftKey } );
			} else if ( hasKeys && key === 'Enter' && ! isOnButton ) {
				dispatch( { type: 'drop' } );
			} else {
				return;
			}
			event.preventDefault();
			event.stopPropagation();
		};
		document.addEventListener( 'keydown', handleKey, { capture: true } );
		return () =>
			document.removeEventListener( 'keydown', handleKey, {
				capture: true,
			} );
	}, [ isActive, hasKeys, dispatch ] );
}
