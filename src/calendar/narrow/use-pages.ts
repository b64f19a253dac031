import {
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import { debounce } from '../../ui/debounce';

/** Milliseconds without scrolling after which a swipe is over, where the browser does not say so itself. */
const STILL = 120;
/** Pixels that a page at rest may be off its place. */
const SLACK = 2;

/**
 * Pages side by side in a box that snaps to one of them.
 *
 * @param index  The page in view.
 * @param turned Changes when the pages or their box are others, though the index be the same.
 * @param onTurn A swipe has come to rest on another page.
 * @return The box, and the page that is nearest while one swipes.
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

/** However wide the box becomes; a change of its height must not stop a swipe that is under way. */
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
