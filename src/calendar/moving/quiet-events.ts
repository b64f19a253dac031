/**
 * Keeps a finger from scrolling once it is our own, and its release from being a click. Listens at the pressed element,
 * which gets its touches even after another week has replaced it.
 *
 * @return Stops listening.
 */
export function keepTouches(
	target: EventTarget | null,
	isOurs: () => boolean
): () => void {
	let wasOurs = false;
	const keep = ( event: Event ) => {
		wasOurs ||= isOurs();
		if ( wasOurs && event.cancelable ) {
			event.preventDefault();
		}
	};
	const listening = new AbortController();
	const { signal } = listening;
	target?.addEventListener( 'touchmove', keep, { signal, passive: false } );
	target?.addEventListener( 'touchend', keep, { signal, passive: false } );
	return () => listening.abort();
}

/** Drops the click that follows a mouse's release, which would open something. */
export function swallowClick(): void {
	const swallow = ( event: Event ) => {
		event.stopPropagation();
		event.preventDefault();
	};
	window.addEventListener( 'click', swallow, true );
	setTimeout( () => window.removeEventListener( 'click', swallow, true ) );
}
