import { useEffect, useRef } from '@wordpress/element';
import { depthOf, LEAVING_MS, withDepth } from '../../domain/window-depth';
import { entries } from './entries';

/** Close functions of all open windows on the page, the topmost last. */
const closers: ( () => void )[] = [];

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
		settleIn( LEAVING_MS );
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
