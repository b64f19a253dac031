import { isPlainKey } from '../plain-key';
import { showPopover } from '../popover';
import { firstIn, reachableIn, wrapFocus } from './reachable';

/** Open modal windows of the page, the topmost last. */
const windows: HTMLElement[] = [];

const HIDDEN = 'aria-hidden';

/** The attribute of what a browser focuses in a popover that is shown. */
const FIRST = 'autofocus';

/** What screen readers do not see because the topmost window is over it. */
let hidden: readonly Element[] = [];

interface ModalOptions {
	/** Selector of the element focused first; the first one that Tab reaches if there is none. */
	readonly first: string | undefined;
	readonly onEscape: () => void;
}

/**
 * Opens a window over the page, in the browser's top layer, and keeps focus and screen readers in it; a scrim below it keeps the
 * presses (dialog.tsx). Together they do what showModal() does, without making the page inert: for that browsers compute the
 * style of each element of a week anew and paint it again, at the opening and at the closing (docs/decisions/0058).
 *
 * @return Closes the window and gives the focus back.
 */
export function openModal(
	window: HTMLElement,
	{ first, onEscape }: ModalOptions
): () => void {
	const page = window.ownerDocument;
	const opener = page.activeElement;
	const start = first && window.querySelector< HTMLElement >( first );
	showWithFocus( window, start ? null : firstIn( window ) );
	windows.push( window );
	const reachable = reachableIn( window );
	if ( start ) {
		start.focus();
	} else if ( ! reachable.some( ( one ) => one === page.activeElement ) ) {
		reachable[ 0 ]?.focus();
	}
	hideOthers();
	const release = holdFocus( window, onEscape );
	return () => {
		release();
		windows.splice( windows.indexOf( window ), 1 );
		hideOthers();
		if ( opener instanceof HTMLElement && opener.isConnected ) {
			opener.focus( { preventScroll: true } );
		}
	};
}

/**
 * Shows the window with the focus on an element. A focus that the browser sets itself has no ring after a press, as a script's has;
 * without the attribute it would be on what scrolls in the window, which has no name.
 */
function showWithFocus( window: HTMLElement, element: Element | null ): void {
	element?.setAttribute( FIRST, '' );
	showPopover( window );
	element?.removeAttribute( FIRST );
}

/** Hides from screen readers what is not in the topmost window; without one, nothing. */
function hideOthers(): void {
	hidden.forEach( ( element ) => element.removeAttribute( HIDDEN ) );
	hidden = othersOf( windows.at( -1 ) ).filter(
		( element ) => element.getAttribute( HIDDEN ) !== 'true'
	);
	hidden.forEach( ( element ) => element.setAttribute( HIDDEN, 'true' ) );
}

/** Returns the fewest elements that hold all of the page except the window. */
function othersOf( window: Element | undefined ): readonly Element[] {
	const parent = window?.parentElement;
	if ( ! parent || window === window.ownerDocument.body ) {
		return [];
	}
	const beside = Array.from( parent.children ).filter(
		( element ) => element !== window
	);
	return [ ...beside, ...othersOf( parent ) ];
}

/** Keeps Tab in the window, brings a focus back that a script or the browser's own bar has put below it, and hears Escape. */
function holdFocus( window: HTMLElement, onEscape: () => void ): () => void {
	const page = window.ownerDocument;
	let last: HTMLElement | null = null;
	const isTop = () => windows.at( -1 ) === window;
	const handleFocus = ( event: FocusEvent ) => {
		const { target } = event;
		if ( ! isTop() || ! ( target instanceof HTMLElement ) ) {
			return;
		}
		if ( window.contains( target ) ) {
			last = target;
		} else if ( isBelow( target ) ) {
			event.stopPropagation();
			( last?.isConnected ? last : reachableIn( window )[ 0 ] )?.focus();
		}
	};
	const handleKey = ( event: KeyboardEvent ) => {
		if ( ! isTop() || event.defaultPrevented || ! isPlainKey( event ) ) {
			return;
		}
		if ( event.key === 'Escape' && ! event.isComposing ) {
			event.preventDefault();
			onEscape();
		}
		if ( event.key === 'Tab' ) {
			wrapFocus( event, window );
		}
	};
	page.addEventListener( 'focusin', handleFocus, true );
	page.addEventListener( 'keydown', handleKey );
	return () => {
		page.removeEventListener( 'focusin', handleFocus, true );
		page.removeEventListener( 'keydown', handleKey );
	};
}

/** Returns whether an element is below the topmost window: not in a dialog or popover of somebody else's, as password managers have. */
const isBelow = ( element: Element ) =>
	element.closest( 'dialog, [popover]' ) === null ||
	windows.some( ( window ) => window.contains( element ) );
