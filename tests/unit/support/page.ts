/** What a browser says of the page that it shows. */
export function setHidden( isHidden: boolean ): void {
	Object.defineProperty( document, 'hidden', {
		configurable: true,
		get: () => isHidden,
	} );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
}
