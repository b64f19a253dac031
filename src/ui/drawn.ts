/** Resolves when the browser has drawn the page as it is now; for a tab in the background, once it is seen. */
export const drawn = () =>
	new Promise< void >( ( resolve ) => {
		requestAnimationFrame( () => setTimeout( resolve ) );
	} );
