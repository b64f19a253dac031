/** Sets whether the browser reports the page as hidden. */
export function setHidden( isHidden: boolean ): void {
	Object.defineProperty( document, 'hidden', {
		configurable: true,
		get: () => isHidden,
	} );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
}
