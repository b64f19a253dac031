import { noop } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from '@wordpress/element';
import type { Booking } from '../../domain/booking';
import type { Moving } from '../../domain/moving/states';
import { useI18n } from '../../i18n/context';
import { loadDrop } from './load-drop';
import type { MovingProps } from './moving-props';
import { useDrop } from './use-drop';
import { focusCard } from './use-flight';

interface Ending extends MovingProps {
	readonly state: Moving;
	/** Shows the day of a booking. */
	readonly show: ( booking: Booking ) => void;
	/** Element that had the focus before a pointer took the card. */
	readonly back: { readonly current: Element | null };
}

/**
 * Saves a card that was dropped, or shows where it is again; the focus returns to where it was.
 *
 * @return Whether a dropped card does not stand at its place yet; until then its ghost does.
 */
export function useEnd( props: Ending ): boolean {
	const { state, layer } = props;
	const [ placed, setPlaced ] = useState< Moving | null >( null );
	const drop = useDrop( props );
	const putBack = usePutBack( props );
	const end = () => {
		if ( state.status === 'dropped' ) {
			void drop(
				state.booking,
				state.place,
				props.schedule?.role ?? 'Guest',
				() => {
					setPlaced( state );
					focusCard( layer, state.booking.id );
				}
			);
		} else if ( state.status === 'returning' ) {
			putBack( state );
		}
	};
	const latest = useRef( end );
	useLayoutEffect( () => {
		latest.current = end;
	} );
	useLayoutEffect( () => latest.current(), [ state ] );
	return state.status === 'dropped' && placed !== state;
}

type Returning = Extract< Moving, { readonly status: 'returning' } >;

function usePutBack( { layer, show, back, onNote }: Ending ) {
	const i18n = useI18n();
	return ( { booking, reason }: Returning ) => {
		show( booking );
		if ( ! focusAgain( back.current ) ) {
			focusCard( layer, booking.id );
		}
		if ( reason === 'changed' ) {
			// It was loaded when the card was lifted; without it, the card itself tells.
			loadDrop().then( ( { changedText } ) => {
				onNote( { text: changedText( booking, i18n ) } );
			}, noop );
		}
	};
}

/** Returns whether the element could take the focus; the body has none. */
function focusAgain( element: Element | null ): boolean {
	const isThere =
		element instanceof HTMLElement &&
		element.isConnected &&
		element !== document.body;
	if ( isThere ) {
		element.focus( { preventScroll: true } );
	}
	return isThere;
}
