import { useEffect, useLayoutEffect, useRef } from '@wordpress/element';
import type { KeyboardEvent, RefObject } from 'react';
import { useOpenWindow } from '../open-windows';
import { isSheet, placeUnder, type Direction } from '../place';
import { lockScroll } from '../scroll-lock';

interface PopupOptions {
	/** The field it stands under: a press there is the field's own affair, and the focus goes back there. */
	readonly opener: HTMLElement;
	readonly direction: Direction;
	readonly onClose: () => void;
}

/**
 * Shows a dialog in the browser's top layer, so that it lies over a form's own dialog and no scrolling box cuts it
 * off: beside its field, where the page stays in reach; on phones as a sheet, where it does not.
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
			element.showPopover();
		}
		const unlock = isModal ? lockScroll() : undefined;
		return () => {
			const { activeElement, body } = element.ownerDocument;
			const isLeft =
				activeElement === body || element.contains( activeElement );
			element.close();
			unlock?.();
			if ( isLeft && opener.isConnected ) {
				opener.focus( { preventScroll: true } );
			}
		};
	}, [ popup, opener ] );
}

/** It stays at its field while the form or the page under it scrolls. */
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

/** A press on the backdrop of the form under it closes this one alone. */
function usePressOutside(
	popup: RefObject< HTMLDialogElement >,
	opener: HTMLElement,
	onClose: () => void
): void {
	useEffect( () => {
		const handlePress = ( event: MouseEvent ) => {
			const { target } = event;
			const isBackdrop = target instanceof HTMLDialogElement;
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

const reachable = ( popup: Element ) =>
	Array.from(
		popup.querySelectorAll< HTMLElement >(
			'button:not([tabindex="-1"]):not(:disabled)'
		)
	);

function handleKey(
	event: KeyboardEvent< HTMLElement >,
	onClose: () => void
): void {
	// Neither the grid nor a dialog under it has anything to do with these.
	event.stopPropagation();
	if ( event.key === 'Escape' ) {
		event.preventDefault();
		onClose();
	}
	if ( event.key === 'Tab' ) {
		wrapFocus( event, reachable( event.currentTarget ) );
	}
}

/** Tab stays inside: past the last comes the first. */
function wrapFocus(
	event: KeyboardEvent,
	elements: readonly HTMLElement[]
): void {
	const [ edge, other ] = event.shiftKey
		? [ elements[ 0 ], elements.at( -1 ) ]
		: [ elements.at( -1 ), elements[ 0 ] ];
	if ( event.target === edge ) {
		event.preventDefault();
		other?.focus();
	}
}
