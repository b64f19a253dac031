import { keepReadable } from './readable';
import { followTopEdge } from './top-edge';
import { keepInWindow } from './within-window';

/** Everything about the page around a calendar that can only be measured once it is shown. Answers what ends it. */
export function followSurroundings( mount: HTMLElement ): () => void {
	const ends = [ keepReadable, keepInWindow, followTopEdge ].map( ( begin ) =>
		begin( mount )
	);
	return () => ends.forEach( ( end ) => end() );
}
