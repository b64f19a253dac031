import { useEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';
import {
	bookingIdOf,
	CARD,
	CARD_BUTTON,
	cardWith,
	gridIn,
} from '../page-parts';

interface KeptFocusProps {
	/** Element with all cards. */
	readonly layer: RefObject< HTMLElement >;
	/** Whether nothing is open over the cards. */
	readonly isSettled: boolean;
}

/**
 * Moves the focus when the focused card or toast is removed, instead of to the top of the page: to where it was before
 * the toast, to the same booking's card elsewhere, or to the grid.
 */
export function KeptFocus( { layer, isSettled }: KeptFocusProps ) {
	const last = useLastFocus( layer );
	useEffect( () => {
		const page = layer.current?.ownerDocument;
		const isLost = page?.activeElement === page?.body;
		const [ gone ] = last.current;
		if ( isSettled && isLost && gone && isGone( gone ) ) {
			const grid = gridIn( layer.current );
			const place = last.current
				.map( ( element ) => standIn( element, grid ) )
				.find( Boolean );
			( place ?? grid )?.focus( { preventScroll: true } );
		}
	} );
	return null;
}

/** Returns an element that is still there, or what its booking's card has in its place. */
function standIn(
	element: HTMLElement,
	grid: HTMLElement | null | undefined
): HTMLElement | null | undefined {
	if ( ! isGone( element ) ) {
		return element;
	}
	const card = element.closest< HTMLElement >( CARD );
	const again =
		card && grid?.querySelector( cardWith( bookingIdOf( card ) ?? '' ) );
	return again?.querySelector< HTMLElement >( CARD_BUTTON );
}

/**
 * Returns the last focused element in the layer or its dialogs and toasts, and after a toast the one before the toasts;
 * none once the person has left it.
 */
function useLastFocus( layer: RefObject< HTMLElement > ) {
	const last = useRef< readonly HTMLElement[] >( [] );
	useEffect( () => {
		const remember = ( { target }: Event ) => {
			const isInside =
				target instanceof HTMLElement &&
				layer.current?.parentElement?.contains( target );
			const before = last.current.filter( ( one ) => ! isToast( one ) );
			last.current = isInside
				? [ target, ...( isToast( target ) ? before : [] ) ]
				: [];
		};
		// A press outside blurs as well; a removed element is no longer connected at this point.
		const forget = ( { target }: Event ) =>
			setTimeout( () => {
				const { activeElement, body } = document;
				const [ left ] = last.current;
				if (
					left &&
					target === left &&
					activeElement === body &&
					! isGone( left )
				) {
					last.current = [];
				}
			} );
		document.addEventListener( 'focusin', remember );
		document.addEventListener( 'focusout', forget );
		return () => {
			document.removeEventListener( 'focusin', remember );
			document.removeEventListener( 'focusout', forget );
		};
	}, [ layer ] );
	return last;
}

const isToast = ( element: Element ) => element.closest( '.sc-toast' ) !== null;

/** Returns whether an element was removed, or is on another page of a narrow calendar. */
const isGone = ( element: Element ) =>
	! element.isConnected || element.closest( '[inert]' ) !== null;
