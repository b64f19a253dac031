import { waitFor } from '@testing-library/react';
import { createMemoryView, createUrlView } from '../../../src/store/view-store';
import { openAddress } from '../support/browser';

const query = () => window.location.search;

describe( 'the view in the address', () => {
	it( 'is read from it', () => {
		openAddress( '/?week=2026-11-23&room_id=12' );
		expect( createUrlView( window, null ).get() ).toEqual( {
			week: '2026-11-23',
			roomId: '12',
		} );
	} );

	it( 'wins over the room of the block', () => {
		openAddress( '/?room_id=12' );
		expect( createUrlView( window, '11' ).get().roomId ).toBe( '12' );
		openAddress( '/' );
		expect( createUrlView( window, '11' ).get().roomId ).toBe( '11' );
	} );

	it( 'is written to it, beside what others have there', () => {
		openAddress( '/?page_id=5&studio_id=1' );
		const view = createUrlView( window, null );
		view.change( { week: '2026-11-23' } );
		view.change( { roomId: '12' } );
		expect( query() ).toBe(
			'?page_id=5&studio_id=1&week=2026-11-23&room_id=12'
		);
		view.change( { week: null, roomId: null } );
		expect( query() ).toBe( '?page_id=5&studio_id=1' );
	} );

	it( 'says "all" where the block names a room', () => {
		openAddress( '/' );
		const view = createUrlView( window, '11' );
		view.change( { roomId: null } );
		expect( query() ).toBe( '?room_id=all' );
		expect( createUrlView( window, '11' ).get().roomId ).toBeNull();
	} );

	it( 'follows the browser’s back', async () => {
		openAddress( '/?week=2026-11-16' );
		const view = createUrlView( window, null );
		const onChange = jest.fn();
		const unsubscribe = view.subscribe( onChange );
		view.change( { week: '2026-11-23' } );
		window.history.back();
		await waitFor( () => expect( view.get().week ).toBe( '2026-11-16' ) );
		expect( onChange ).toHaveBeenCalledTimes( 2 );
		unsubscribe();
	} );
} );

it( 'of a second calendar leaves the address alone', () => {
	openAddress( '/?week=2026-11-16' );
	const view = createMemoryView( { week: null, roomId: '12' } );
	view.change( { week: '2026-11-30' } );
	expect( view.get() ).toEqual( { week: '2026-11-30', roomId: '12' } );
	expect( query() ).toBe( '?week=2026-11-16' );
} );
