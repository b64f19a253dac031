import { debounce } from './debounce';

/** Milliseconds without resizing before the callback (specification, 9). */
const RESIZE_DELAY = 150;

/** Calls back after an element was resized; the returned function stops observing. */
export function observeResize(
	element: Element,
	onResize: () => void
): () => void {
	const { run, cancel } = debounce( onResize, RESIZE_DELAY );
	const observer = new ResizeObserver( run );
	observer.observe( element );
	return () => {
		observer.disconnect();
		cancel();
	};
}
