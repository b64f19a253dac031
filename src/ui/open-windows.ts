import { useEffect, useRef } from '@wordpress/element';
import { depthOf, withDepth } from '../domain/window-depth';

/** What closes each window that is open on the page, whichever calendar it belongs to; the topmost is the last. */
const closers: ( () => void )[] = [];

/** Milliseconds after which an entry that the browser was asked to leave is taken for the last one there is. */
const TIMEOUT_MS = 1000;

let timer: ReturnType< typeof setTimeout > | undefined;
/** The browser was asked to leave entries whose windows are closed, and has not done so yet. */
let isLeaving = false;

/**
 * Back closes the topmost window, as on a phone everything that covers the screen is closed. Each open window has an
 * entry in the history of its own, at the same address; one that is closed by other means takes its entry along, so that
 * no step leads nowhere, and Forward opens nothing again. Entries are put right a moment later, for a menu that closes
 * and the dialog it opens need one entry between them.
 */
function settle(): void {
	if ( isLeaving ) {
		return;
	}
	const { history } = window;
	const surplus = depthOf( history.state ) - closers.length;
	if ( surplus > 0 ) {
		isLeaving = true;
		history.go( -surplus );
		settleIn( TIMEOUT_MS );
		return;
	}
	for ( let more = surplus; more < 0; more++ ) {
		history.pushState(
			withDepth( history.state, closers.length + more + 1 ),
			''
		);
	}
}

function settleIn( milliseconds: number ): void {
	clearTimeout( timer );
	timer = setTimeout( () => {
		if ( isLeaving ) {
			isLeaving = false;
			window.history.replaceState(
				withDepth( window.history.state, closers.length ),
				''
			);
		}
		settle();
	}, milliseconds );
}

function handlePop(): void {
	const depth = depthOf( window.history.state );
	if ( ! isLeaving ) {
		closers
			.splice( depth )
			.reverse()
			.forEach( ( close ) => close() );
	}
	isLeaving = false;
	settleIn( 0 );
}

window.addEventListener( 'popstate', handlePop );

function opened( close: () => void ): () => void {
	closers.push( close );
	settleSoon();
	return () => {
		const at = closers.indexOf( close );
		if ( at !== -1 ) {
			closers.splice( at, 1 );
		}
		settleSoon();
	};
}

/** Not while the browser is on its way: what comes of that settles the rest. */
function settleSoon(): void {
	if ( ! isLeaving ) {
		settleIn( 0 );
	}
}

/** Says that a window is open, for as long as it is there. */
export function useOpenWindow( onClose: () => void, isWindow = true ): void {
	const close = useRef( onClose );
	useEffect( () => {
		close.current = onClose;
	} );
	useEffect(
		() => ( isWindow ? opened( () => close.current() ) : undefined ),
		[ isWindow ]
	);
}
