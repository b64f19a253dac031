import { useLayoutEffect } from '@wordpress/element';
import { isUp, type MoveEvent } from '../../domain/moving/states';
import { isPlainKey } from '../../ui/plain-key';
import { CARD } from '../page-parts';
import { closest, gripOf } from './grip-of';
import type { Machine } from './use-machine';

/** Keys that move a lifted card: the arrows, PageUp and PageDown. */
const MOVES = /^(Arrow|Page)/;

/** Passes keys to the state machine while a card is lifted, before the grid or the page takes them. */
export function useKeys( { state, dispatch }: Machine ): void {
	const isActive = isUp( state );
	const hasKeys = state.status === 'lifted' && ! state.isHeld;
	// At once, so that no key is between.
	useLayoutEffect( () => {
		if ( ! isActive ) {
			return undefined;
		}
		const handleKey = ( event: KeyboardEvent ) => {
			const meant = eventOf( event, hasKeys );
			if ( meant ) {
				dispatch( meant );
			}
			if ( meant || ( hasKeys && isOfCard( event ) ) ) {
				event.preventDefault();
				event.stopPropagation();
			}
		};
		document.addEventListener( 'keydown', handleKey, true );
		return () => document.removeEventListener( 'keydown', handleKey, true );
	}, [ isActive, hasKeys, dispatch ] );
}

/** Returns what a key means; null for keys of the page, its buttons and handles. */
export function eventOf(
	event: KeyboardEvent,
	hasKeys: boolean
): MoveEvent | null {
	const { key, shiftKey } = event;
	if ( ! isPlainKey( event ) ) {
		return null;
	}
	if ( key === 'Escape' ) {
		return { type: 'leave' };
	}
	if ( hasKeys && MOVES.test( key ) ) {
		const grip = shiftKey ? 'end' : gripOf( event );
		return { type: 'key', key, grip };
	}
	return hasKeys && key === 'Enter' && ! isOnButton( event )
		? { type: 'drop' }
		: null;
}

/** Letters, Space and the like would open something while the card is lifted. */
const isOfCard = ( event: KeyboardEvent ) =>
	event.key.length === 1 &&
	isPlainKey( event ) &&
	closest( event, CARD ) !== null;

const isOnButton = ( event: Event ) => closest( event, '.sc-moving' ) !== null;
