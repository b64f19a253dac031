import { useEffect, useLayoutEffect, useRef } from '@wordpress/element';
import type { KeyboardEvent, RefObject } from 'react';
import { hasFocus } from '../windows/has-focus';
import { useOpenWindow } from '../windows/open-windows';
import { isSheet, placeUnder, type Direction } from '../place';
import { showPopover } from '../popover';
import { wrapFocus } from '../windows/reachable';
import { lockScroll } from '../windows/scroll-lock';

interface PopupOptions {
	/** Field below which the popup opens; it handles its own presses and gets the focus back. */
	readonly opener: HTMLElement;
	readonly direction: Direction;
	readonly onClose: () => void;
}

/**
 * Shows a dialog in the top layer, above a form's dialog and not clipped by scrolling boxes: beside its field as a
 * non-modal popup, on phones as a modal sheet.
 */
export function usePopup( { opener, direction, onClose }: PopupOptions ) {
	const popup = useRef< HTMLDialogElement >( null );
	useShown( popup, opener );
	usePlace( popup, opener, direction );
	usePressOutside( popup, opener, onClose );
	useOpenWindow( onClose );
	return {
		popup,
		onKeyDown: ( event: KeyboardEvent< HTMLElement > ) =>
			handleKey( event, onClose ),
	};
}

function useShown(
	popup: RefObject< HTMLDialogElement >,
	opener: HTMLElement
): void {
	useLayoutEffect( () => {
		const element = popup.current;
		if ( ! element ) {
			return undefined;
		}
		const isModal = isSheet();
		if ( isModal ) {
			element.showModal();
		} else {
			showPopover( element );
		}
		const unlock = isModal ? lockScroll() : undefined;
		return () => {
			const isLeft = hasFocus( element );
			element.close();
			unlock?.();
			if ( isLeft && opener.isConnected ) {
				opener.focus( { preventScroll: true } );
			}
		};
	}, [ popup, opener ] );
}

/** Keeps the popup at its field while the form or the page scrolls. */
function usePlace(
	popup: RefObject< HTMLDialogElement >,
	opener: HTMLElement,
	direction: Direction
): void {
	useLayoutEffect( () => {
		const place = () => {
			const element = popup.current;
			if ( ! element ) {
				return;
			}
			const { left, top } = placeUnder(
				opener.getBoundingClientRect(),
				{ width: element.offsetWidth, height: element.offsetHeight },
				{ width: window.innerWidth, height: window.innerHeight },
				direction
			);
			element.style.setProperty( '--sc-left', `${ left }px` );
			element.style.setProperty( '--sc-at', `${ top }px` );
		};
		place();
		document.addEventListener( 'scroll', place, { capture: true } );
		window.addEventListener( 'resize', place );
		return () => {
			document.removeEventListener( 'scroll', place, { capture: true } );
			window.removeEventListener( 'resize', place );
		};
	}, [ popup, opener, direction ] );
}

/** Closes the popup on a press outside; a press on the form's backdrop closes only the popup. */
function usePressOutside(
	popup: RefObject< HTMLDialogElement >,
	opener: HTMLElement,
	onClose: () => void
): void {
	useEffect( () => {
		const handlePress = ( event: MouseEvent ) => {
			const { target } = event;
			const isBackdrop =
				target instanceof Element &&
				target.matches( 'dialog, .sc-scrim' );
			const isInside =
				target instanceof Node &&
				( popup.current?.contains( target ) ||
					opener.contains( target ) );
			if ( isInside && target !== popup.current ) {
				return;
			}
			if ( isBackdrop ) {
				event.stopPropagation();
			}
			onClose();
		};
		document.addEventListener( 'mousedown', handlePress, true );
		return () =>
			document.removeEventListener( 'mousedown', handlePress, true );
	}, [ popup, opener, onClose ] );
}

function handleKey(
	event: KeyboardEvent< HTMLElement >,
	onClose: () => void
): void {
	// Keeps the keys from the grid and from a dialog below.
	event.stopPropagation();
	if ( event.key === 'Escape' ) {
		event.preventDefault();
		onClose();
	}
	if ( event.key === 'Tab' ) {
		wrapFocus( event, event.currentTarget );
	}
}
