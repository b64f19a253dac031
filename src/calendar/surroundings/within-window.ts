/** How far a theme may round, in pixels. */
const ROUNDED = 1;

/**
 * A theme may widen a block by margins of a fixed size, which reach past a window that has no such room beside the
 * text: what is out there cannot be reached. Then the calendar is as wide as the text. In narrow windows the style
 * sheet says so from the start (styles/base.css).
 */
export function keepInWindow( mount: HTMLElement ): () => void {
	const { defaultView, documentElement } = mount.ownerDocument;
	// The block editor shows its preview in a document of its own.
	const view = defaultView ?? window;
	const wide = [ 'alignwide', 'alignfull' ].filter( ( name ) =>
		mount.classList.contains( name )
	);
	const look = () => {
		mount.classList.add( ...wide );
		const box = mount.getBoundingClientRect();
		const left = box.left + view.scrollX;
		if (
			left < -ROUNDED ||
			left + box.width > documentElement.clientWidth + ROUNDED
		) {
			mount.classList.remove( ...wide );
		}
	};
	look();
	view.addEventListener( 'resize', look, { passive: true } );
	return () => view.removeEventListener( 'resize', look );
}
