import { keepReadable } from './readable';
import { followTopEdge } from './top-edge';
import { keepInWindow } from './within-window';

/**
 * Follows everything about the surrounding page that can be measured only once it is shown. Returns a function that
 * stops it.
 */
export function followSurroundings( mount: HTMLElement ): () => void {
	const ends = [ keepReadable, keepInWindow, followTopEdge ].map( ( begin ) =>
		begin( mount )
	);
	return () => ends.forEach( ( end ) => end() );
}
