/** What jsdom has no layout or settings for; nothing is ever resized and no preference is set. */
class StillResizeObserver implements ResizeObserver {
	observe(): void {}
	unobserve(): void {}
	disconnect(): void {}
}

window.ResizeObserver = StillResizeObserver;

class StillIntersectionObserver implements IntersectionObserver {
	readonly root = null;
	readonly rootMargin = '';
	readonly thresholds = [];
	observe(): void {}
	unobserve(): void {}
	disconnect(): void {}
	takeRecords(): IntersectionObserverEntry[] {
		return [];
	}
}

window.IntersectionObserver = StillIntersectionObserver;

window.matchMedia = ( media ) =>
	Object.assign( new EventTarget(), {
		media,
		matches: false,
		onchange: null,
		addListener: () => undefined,
		removeListener: () => undefined,
	} );

/** Opening and closing alone; the top layer, the focus and Escape are the browser's and are tried there. */
HTMLDialogElement.prototype.showModal = function ( this: HTMLDialogElement ) {
	this.open = true;
};
HTMLDialogElement.prototype.close = function ( this: HTMLDialogElement ) {
	this.open = false;
};
HTMLElement.prototype.showPopover = function ( this: HTMLElement ) {
	if ( this instanceof HTMLDialogElement ) {
		this.open = true;
	}
};

/** Puts the page at an address of this site, as if it had just been opened. */
export function openAddress( path: string ): void {
	window.history.replaceState( null, '', path );
}
