/** Milliseconds to wait in browsers without requestIdleCallback (Safari). */
const PAUSE = 300;

/** Runs a task when the browser is idle; the returned function cancels it. */
export function whenIdle( task: () => void ): () => void {
	if ( 'requestIdleCallback' in window ) {
		const id = window.requestIdleCallback( task );
		return () => window.cancelIdleCallback( id );
	}
	const id = setTimeout( task, PAUSE );
	return () => clearTimeout( id );
}
