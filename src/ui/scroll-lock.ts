let locks = 0;
let restore: () => void = () => undefined;

/**
 * Keeps the page behind a dialog where it is, and the place of its scroll bar, so that nothing under the dialog moves.
 * Dialogs may lie on each other: the answer gives up one lock, the last one frees the page.
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
