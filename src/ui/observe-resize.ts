import { debounce } from './debounce';

/** Milliseconds without resizing before the callback (specification, 9). */
const RESIZE_DELAY = 150;

/**
 * Calls back after an element was resized; the returned function stops observing.
 *
 * The callback runs in the next frame, before the browser compares sizes, so that a size which it reads there is the size that
 * the observer knows. A timer by itself may run between two frames, for example while a style sheet is replaced: it would read
 * a size that no frame ever shows, and no further callback would correct it.
 */
export function observeResize(
	element: Element,
	onResize: () => void
): () => void {
	const view = element.ownerDocument.defaultView ?? window;
	let frame = 0;
	const { run, cancel } = debounce( () => {
		view.cancelAnimationFrame( frame );
		frame = view.requestAnimationFrame( onResize );
	}, RESIZE_DELAY );
	const observer = new ResizeObserver( run );
	observer.observe( element );
	return () => {
		observer.disconnect();
		cancel();
		view.cancelAnimationFrame( frame );
	};
}
