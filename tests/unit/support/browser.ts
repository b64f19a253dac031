/** Stubs of layout and settings, which jsdom lacks: no element is ever resized and no preference is set. */
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

/** These stubs only open and close; the browser tests check the top layer, the focus and Escape. */
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

/** Everything that is in the page counts as drawn, because jsdom lays nothing out. */
Element.prototype.getClientRects = function ( this: Element ) {
	return Object.assign( [ this.getBoundingClientRect() ], {
		item: () => null,
	} );
};

Element.prototype.scrollIntoView = () => undefined;

/** Sets the page's URL as if the page had just been opened. */
export function openAddress( path: string ): void {
	window.history.replaceState( null, '', path );
}
