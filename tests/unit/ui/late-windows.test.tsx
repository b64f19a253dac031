import { renderHook } from '@testing-library/react';
import { entries } from '../../../src/ui/windows/entries';
import { createUrlView } from '../../../src/store/view-store';
import { openAddress } from '../support/browser';

const nextPop = () =>
	new Promise( ( resolve ) =>
		window.addEventListener( 'popstate', resolve, { once: true } )
	);

it( 'a week that is chosen while the browser leaves the entry of a window stays, though windows come after the view', async () => {
	openAddress( '/?week=2026-11-16' );
	const view = createUrlView( window, null, entries );
	view.subscribe( () => undefined );
	// Windows are in a chunk that is loaded at the first press, so they hear of the browser's steps after the view.
	const { useOpenWindow } =
		await import( '../../../src/ui/windows/open-windows' );
	const { unmount } = renderHook( () => useOpenWindow( () => undefined ) );
	await new Promise( ( resolve ) => setTimeout( resolve, 20 ) );
	const left = nextPop();
	jest.spyOn( window.history, 'go' ).mockImplementationOnce( () => {
		window.history.back();
		view.change( { week: null } );
	} );
	unmount();
	await left;
	expect( view.get().week ).toBeNull();
	expect( window.location.search ).toBe( '' );
} );
