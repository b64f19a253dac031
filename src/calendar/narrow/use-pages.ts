import {
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import { debounce } from '../../ui/debounce';

/** Milliseconds without scrolling after which a swipe ends in browsers without `scrollend`. */
const STILL = 120;
/** Tolerance in pixels for the position of a page at rest. */
const SLACK = 2;

/**
 * Controls pages in a box with scroll snapping.
 *
 * @param index  Index of the visible page.
 * @param turned Changes with the pages or their box, even if the index stays the same.
 * @param onTurn Called when a swipe has ended on another page.
 * @return The box, and the nearest page while swiping.
 */
export function usePages(
	index: number,
	turned: string,
	onTurn: ( index: number ) => void
) {
	const box = useRef< HTMLDivElement >( null );
	const latest = useRef( { index, onTurn } );
	const [ passing, setPassing ] = useState< number | null >( null );
	useLayoutEffect( () => {
		latest.current = { index, onTurn };
	} );
	useLayoutEffect( () => {
		const element = box.current;
		return element ? keepAt( element, index ) : undefined;
	}, [ index, turned ] );
	useEffect( () => {
		const element = box.current;
		return element
			? followScroll( element, setPassing, ( at ) => {
					setPassing( null );
					if ( at !== latest.current.index ) {
						latest.current.onTurn( at );
					}
				} )
			: undefined;
	}, [ turned ] );
	return { box, near: passing ?? index };
}

/** Keeps the page in place when the box's width changes; a change of its height must not stop a swipe. */
function keepAt( box: HTMLElement, index: number ): () => void {
	let width = 0;
	const align = () => {
		if ( box.clientWidth !== width ) {
			width = box.clientWidth;
			box.scrollLeft = index * width;
		}
	};
	align();
	const observer = new ResizeObserver( align );
	observer.observe( box );
	return () => observer.disconnect();
}

function followScroll(
	box: HTMLElement,
	onPass: ( index: number ) => void,
	onRest: ( index: number ) => void
): () => void {
	const nearest = () => Math.round( box.scrollLeft / box.clientWidth );
	const rest = () => {
		const at = nearest();
		if ( Math.abs( box.scrollLeft - at * box.clientWidth ) <= SLACK ) {
			onRest( at );
		}
	};
	const { run, cancel } = debounce( rest, STILL );
	const pass = () => {
		onPass( nearest() );
		run();
	};
	box.addEventListener( 'scroll', pass, { passive: true } );
	box.addEventListener( 'scrollend', rest );
	return () => {
		cancel();
		box.removeEventListener( 'scroll', pass );
		box.removeEventListener( 'scrollend', rest );
	};
}
