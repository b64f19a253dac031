import { debounce } from './debounce';

/** Milliseconds (specification, 9). */
const RESIZE_DELAY = 150;

/** Calls once an element has been resized and then left alone; the answer ends it. */
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
