let locks = 0;
let restore: () => void = () => undefined;

/**
 * Locks the page's scroll position behind a dialog and keeps the scroll bar's space, so that nothing moves. Dialogs may
 * be nested: the returned function releases one lock, and the last one releases the page.
 */
export function lockScroll(): () => void {
	if ( locks === 0 ) {
		restore = holdPage( document.documentElement );
	}
	locks += 1;
	return () => {
		locks -= 1;
		if ( locks === 0 ) {
			restore();
		}
	};
}

function holdPage( page: HTMLElement ): () => void {
	const { overflow, scrollbarGutter } = page.style;
	if ( window.innerWidth > page.clientWidth ) {
		page.style.scrollbarGutter = 'stable';
	}
	page.style.overflow = 'hidden';
	return () => {
		page.style.overflow = overflow;
		page.style.scrollbarGutter = scrollbarGutter;
	};
}
