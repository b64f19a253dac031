import { useEffect, useRef } from '@wordpress/element';
import { depthOf, withDepth } from '../../domain/window-depth';
import { entries } from './entries';

/** Close functions of all open windows on the page, the topmost last. */
const closers: ( () => void )[] = [];

/**
 * Milliseconds to wait for the browser to leave a history entry; after that it is taken to be the first one, which is rare. A
 * browser that is busy takes a second or more, and a step that comes after the wait takes a new week back or closes a new window.
 */
const TIMEOUT_MS = 10_000;

let timer: ReturnType< typeof setTimeout > | undefined;

/** Whether the browser is still leaving entries of closed windows. */
let isLeaving = false;
/** What waits until it has left them. */
const waiting: ( () => void )[] = [];

const { add } = entries;

function startLeaving(): void {
	isLeaving = true;
	entries.add = ( act ) => {
		waiting.push( act );
	};
}

function stopLeaving(): void {
	isLeaving = false;
	entries.add = add;
	waiting.splice( 0 ).forEach( add );
}

/**
 * Lets Back close the topmost window, as is usual on phones. Each open window has a history entry with the same URL. A
 * window closed by other means removes its entry, so that no step has no effect, and Forward reopens nothing. Entries
 * are updated a moment later, because a menu that closes and the dialog it opens share one entry.
 */
function settle(): void {
	if ( isLeaving ) {
		return;
	}
	const { history } = window;
	const surplus = depthOf( history.state ) - closers.length;
	if ( surplus > 0 ) {
		startLeaving();
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
			window.history.replaceState(
				withDepth( window.history.state, closers.length ),
				''
			);
			stopLeaving();
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
	stopLeaving();
	settleIn( 0 );
}

window.addEventListener( 'popstate', handlePop );

/** Returns how many windows are open on the page. */
export const countOpenWindows = () => closers.length;

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

/** Updates the entries soon, unless the browser is navigating; its event then updates them. */
function settleSoon(): void {
	if ( ! isLeaving ) {
		settleIn( 0 );
	}
}

/** Registers a window as open while the component is mounted. */
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
