import { act, render, renderHook } from '@testing-library/react';
import { entries } from '../../../src/ui/windows/entries';
import { useOpenWindow } from '../../../src/ui/windows/open-windows';
import { createUrlView } from '../../../src/store/view-store';
import { openAddress } from '../support/browser';

/** Number of consecutive timers; no navigation in the history takes as many. */
const TURNS = 50;

/**
 * Waits until the browser has finished navigating. jsdom navigates by a chain of timers, each of which starts the next.
 * As many timers of the test end after jsdom's even if the machine stalls in between, which one long wait does not
 * ensure.
 */
const settled = () =>
	act( async () => {
		for ( let turn = 0; turn < TURNS; turn++ ) {
			await new Promise( ( resolve ) => setTimeout( resolve, 0 ) );
		}
	} );

async function step( way: 'back' | 'forward' ) {
	window.history[ way ]();
	await settled();
}

/** Opens a window that stays until the test or Back closes it. */
function openWindow( name: string, closed: string[] ) {
	const { unmount } = renderHook( () =>
		useOpenWindow( () => {
			closed.push( name );
			unmount();
		} )
	);
	return unmount;
}

/** Gives each test history entries of its own, above a page that no test leaves. */
beforeEach( async () => {
	window.history.pushState( null, '', '/before' );
	window.history.pushState( null, '', '/' );
	await settled();
} );

const path = () => window.location.pathname + window.location.search;

it( 'Back closes the topmost window, one at a time, and then leaves', async () => {
	const closed: string[] = [];
	openWindow( 'info', closed );
	await settled();
	openWindow( 'picker', closed );
	await settled();
	await step( 'back' );
	expect( closed ).toEqual( [ 'picker' ] );
	await step( 'back' );
	expect( closed ).toEqual( [ 'picker', 'info' ] );
	expect( path() ).toBe( '/' );
	await step( 'back' );
	expect( path() ).toBe( '/before' );
} );

it( 'a window that is closed by other means leaves no step behind', async () => {
	const close = openWindow( 'info', [] );
	await settled();
	close();
	await settled();
	await step( 'back' );
	expect( path() ).toBe( '/before' );
} );

it( 'a window that opens where another closes takes its entry over', async () => {
	const closed: string[] = [];
	const { length } = window.history;
	const close = openWindow( 'menu', closed );
	await settled();
	close();
	openWindow( 'form', closed );
	await settled();
	expect( window.history ).toHaveLength( length + 1 );
	await step( 'back' );
	expect( closed ).toEqual( [ 'form' ] );
} );

it( 'Forward opens nothing again', async () => {
	const closed: string[] = [];
	openWindow( 'info', closed );
	await settled();
	await step( 'back' );
	await step( 'forward' );
	await step( 'back' );
	expect( path() ).toBe( '/before' );
	expect( closed ).toEqual( [ 'info' ] );
} );

it( 'several steps at once close all that lie over it', async () => {
	const closed: string[] = [];
	openWindow( 'info', closed );
	openWindow( 'error', closed );
	await settled();
	window.history.go( -2 );
	await settled();
	expect( closed ).toEqual( [ 'error', 'info' ] );
	expect( path() ).toBe( '/' );
} );

it( 'what is no window of its own has no entry', async () => {
	const { length } = window.history;
	const Menu = () => {
		useOpenWindow( () => undefined, false );
		return null;
	};
	render( <Menu /> );
	await settled();
	expect( window.history ).toHaveLength( length );
} );

describe( 'with the week in the address', () => {
	it( 'Back closes the window and leaves the week and whoever draws it alone', async () => {
		openAddress( '/?week=2026-11-23' );
		const view = createUrlView( window, null, entries );
		const onChange = jest.fn();
		view.subscribe( onChange );
		const closed: string[] = [];
		openWindow( 'info', closed );
		await settled();
		await step( 'back' );
		expect( closed ).toEqual( [ 'info' ] );
		expect( path() ).toBe( '/?week=2026-11-23' );
		expect( onChange ).not.toHaveBeenCalled();
	} );

	it( 'a week that is chosen in a window takes its entry over', async () => {
		openAddress( '/' );
		const { length } = window.history;
		const view = createUrlView( window, null, entries );
		view.subscribe( () => undefined );
		const close = openWindow( 'picker', [] );
		await settled();
		view.change( { week: '2026-11-23' } );
		close();
		await settled();
		expect( window.history ).toHaveLength( length + 1 );
		expect( path() ).toBe( '/?week=2026-11-23' );
		expect( view.get().week ).toBe( '2026-11-23' );
		await step( 'back' );
		expect( path() ).toBe( '/' );
		expect( view.get().week ).toBeNull();
	} );

	it( 'weeks that are chosen while the browser leaves the entry of a closed window are not left with it', async () => {
		openAddress( '/' );
		const { length } = window.history;
		const view = createUrlView( window, null, entries );
		view.subscribe( () => undefined );
		const close = openWindow( 'info', [] );
		await settled();
		const shown: unknown[] = [];
		jest.spyOn( window.history, 'go' ).mockImplementationOnce( () => {
			window.history.back();
			view.change( { week: '2026-11-23' } );
			view.change( { week: '2026-11-30' } );
			shown.push( view.get().week, path() );
		} );
		close();
		await settled();
		expect( shown ).toEqual( [ '2026-11-30', '/' ] );
		expect( window.history ).toHaveLength( length + 2 );
		expect( path() ).toBe( '/?week=2026-11-30' );
		expect( view.get().week ).toBe( '2026-11-30' );
		await step( 'back' );
		expect( view.get().week ).toBe( '2026-11-23' );
		await step( 'back' );
		expect( path() ).toBe( '/' );
	} );

	it( 'a browser that takes seconds to leave an entry takes no week back, and closes no other window', async () => {
		openAddress( '/?week=2026-09-21' );
		const view = createUrlView( window, null, entries );
		view.subscribe( () => undefined );
		const close = openWindow( 'form', [] );
		await settled();
		jest.spyOn( window.history, 'go' ).mockImplementationOnce( () => {
			setTimeout( () => window.history.back(), 1500 );
		} );
		close();
		await settled();
		const closed: string[] = [];
		view.change( { week: null } );
		const closeInfo = openWindow( 'info', closed );
		await act(
			() =>
				new Promise( ( resolve ) => {
					setTimeout( resolve, 2000 );
				} )
		);
		expect( view.get().week ).toBeNull();
		expect( path() ).toBe( '/' );
		expect( closed ).toEqual( [] );
		closeInfo();
		await settled();
	} );
} );

it( 'an entry that an earlier look at the page left behind is left at once', async () => {
	window.history.pushState( { studioCalendarWindows: 1 }, '', '/' );
	createUrlView( window, null, entries );
	await settled();
	await step( 'back' );
	expect( path() ).toBe( '/before' );
} );
