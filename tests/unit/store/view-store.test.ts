import { fireEvent, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { addDays, datesOf } from '../../../src/domain/time';
import { depthOf, withDepth } from '../../../src/domain/window-depth';
import {
	createMemoryView,
	createUrlView,
	rangeOf,
	viewOf,
} from '../../../src/store/view-store';
import { openAddress } from '../support/browser';

const query = () => window.location.search;

/** A view on whose page no window was closed. */
const urlView = ( fixedRoom: string | null = null ) =>
	createUrlView( window, fixedRoom, { add: ( act ) => act() } );

describe( 'the view in the address', () => {
	it( 'is read from it', () => {
		openAddress( '/?week=2026-11-23&room_id=12' );
		expect( urlView().get() ).toEqual( {
			week: '2026-11-23',
			days: null,
			roomId: '12',
		} );
	} );

	it( 'wins over the room of the block', () => {
		openAddress( '/?room_id=12' );
		expect( urlView( '11' ).get().roomId ).toBe( '12' );
		openAddress( '/' );
		expect( urlView( '11' ).get().roomId ).toBe( '11' );
	} );

	it( 'is written to it, beside what others have there', () => {
		openAddress( '/?page_id=5&studio_id=1' );
		const view = urlView();
		view.change( { week: '2026-11-23' } );
		view.change( { roomId: '12' } );
		expect( query() ).toBe(
			'?page_id=5&studio_id=1&week=2026-11-23&room_id=12'
		);
		view.change( { week: null, roomId: null } );
		expect( query() ).toBe( '?page_id=5&studio_id=1' );
	} );

	it( 'is a chosen range, until the current week is wanted again', () => {
		openAddress( '/?week=2026-11-25&days=10' );
		const view = urlView();
		expect( view.get() ).toMatchObject( { week: '2026-11-25', days: 10 } );
		view.change( { week: '2026-12-02' } );
		expect( query() ).toBe( '?week=2026-12-02&days=10' );
		view.change( { week: null, days: null } );
		expect( query() ).toBe( '' );
	} );

	it( 'says "all" where the block names a room', () => {
		openAddress( '/' );
		const view = urlView( '11' );
		view.change( { roomId: null } );
		expect( query() ).toBe( '?room_id=all' );
		expect( urlView( '11' ).get().roomId ).toBeNull();
	} );

	it( 'follows the browser’s back', async () => {
		openAddress( '/?week=2026-11-16' );
		const view = urlView();
		const onChange = jest.fn();
		const unsubscribe = view.subscribe( onChange );
		view.change( { week: '2026-11-23' } );
		window.history.back();
		await waitFor( () => expect( view.get().week ).toBe( '2026-11-16' ) );
		expect( onChange ).toHaveBeenCalledTimes( 2 );
		unsubscribe();
	} );

	it( 'is not read from it while it is behind', () => {
		openAddress( '/?week=2026-11-16' );
		const waiting: ( () => void )[] = [];
		const view = createUrlView( window, null, {
			add: ( act ) => waiting.push( act ),
		} );
		const unsubscribe = view.subscribe( () => undefined );
		view.change( { week: '2026-11-23' } );
		window.dispatchEvent( new PopStateEvent( 'popstate' ) );
		expect( view.get().week ).toBe( '2026-11-23' );
		waiting.forEach( ( act ) => act() );
		expect( query() ).toBe( '?week=2026-11-23' );
		openAddress( '/?week=2026-11-30' );
		window.dispatchEvent( new PopStateEvent( 'popstate' ) );
		expect( view.get().week ).toBe( '2026-11-30' );
		unsubscribe();
	} );

	it( 'tells of no step that leaves the view as it is', () => {
		openAddress( '/?week=2026-11-16&room_id=12' );
		const view = urlView();
		const onChange = jest.fn();
		const unsubscribe = view.subscribe( onChange );
		openAddress( '/?week=2026-11-16&room_id=12&other=1' );
		window.dispatchEvent( new PopStateEvent( 'popstate' ) );
		expect( onChange ).not.toHaveBeenCalled();
		openAddress( '/?week=2026-11-16&room_id=11' );
		window.dispatchEvent( new PopStateEvent( 'popstate' ) );
		expect( onChange ).toHaveBeenCalledTimes( 1 );
		openAddress( '/?week=2026-11-16&days=3&room_id=11' );
		window.dispatchEvent( new PopStateEvent( 'popstate' ) );
		expect( onChange ).toHaveBeenCalledTimes( 2 );
		unsubscribe();
	} );

	it( 'is not followed once nobody listens', () => {
		openAddress( '/?week=2026-11-16' );
		const view = urlView();
		view.subscribe( jest.fn() )();
		openAddress( '/?week=2026-11-23' );
		window.dispatchEvent( new PopStateEvent( 'popstate' ) );
		expect( view.get().week ).toBe( '2026-11-16' );
	} );

	it( 'leaves the entries of windows that were open when the page was reloaded', () => {
		openAddress( '/' );
		const go = jest.spyOn( window.history, 'go' ).mockReturnValue();
		urlView();
		expect( go ).not.toHaveBeenCalled();
		window.history.replaceState( withDepth( null, 2 ), '' );
		urlView();
		expect( go ).toHaveBeenCalledWith( -2 );
		go.mockRestore();
		window.history.replaceState( null, '' );
	} );

	it.each( [
		[
			'is left',
			() => fireEvent( window, new PopStateEvent( 'popstate' ) ),
		],
		[ 'should long be left', () => jest.runOnlyPendingTimers() ],
	] )(
		'stays as it was chosen before the entry of such a window %s',
		async ( _name, leave ) => {
			jest.useFakeTimers();
			openAddress( '/?week=2026-11-16' );
			const go = jest.spyOn( window.history, 'go' ).mockReturnValue();
			window.history.replaceState( withDepth( null, 1 ), '' );
			const view = urlView();
			const unsubscribe = view.subscribe( jest.fn() );
			view.change( { week: '2026-11-23' } );
			expect( query() ).toBe( '?week=2026-11-16' );
			leave();
			await Promise.resolve();
			expect( view.get().week ).toBe( '2026-11-23' );
			expect( query() ).toBe( '?week=2026-11-23' );
			unsubscribe();
			go.mockRestore();
			jest.useRealTimers();
			window.history.replaceState( null, '' );
		}
	);

	it( 'takes the entry of a window that is open, and a new one otherwise', () => {
		openAddress( '/' );
		const view = urlView();
		window.history.replaceState( withDepth( null, 1 ), '' );
		const push = jest.spyOn( window.history, 'pushState' );
		view.change( { week: '2026-11-23' } );
		expect( push ).not.toHaveBeenCalled();
		expect( depthOf( window.history.state ) ).toBe( 0 );
		expect( query() ).toBe( '?week=2026-11-23' );
		view.change( { week: '2026-11-30' } );
		expect( push ).toHaveBeenCalledTimes( 1 );
		push.mockRestore();
	} );
} );

it( 'of a second calendar leaves the address alone', () => {
	openAddress( '/?week=2026-11-16' );
	const view = createMemoryView( { week: null, days: null, roomId: '12' } );
	view.change( { week: '2026-11-30' } );
	expect( view.get() ).toEqual( {
		week: '2026-11-30',
		days: null,
		roomId: '12',
	} );
	expect( query() ).toBe( '?week=2026-11-16' );
} );

describe( 'the days in view', () => {
	const TODAY = '2026-11-20';

	it.each( [
		[ 'the current week', null, null, '2026-11-16', '2026-11-22' ],
		[ 'it for a length alone', null, 3, '2026-11-16', '2026-11-22' ],
		[ 'a week', '2026-12-28', null, '2026-12-28', '2027-01-03' ],
		[ 'a day', '2026-11-18', 1, '2026-11-18', '2026-11-18' ],
		[ 'a month', '2026-12-18', 31, '2026-12-18', '2027-01-17' ],
	] )( 'are %s', ( _, week, days, from, to ) => {
		expect( rangeOf( { week, days }, TODAY ) ).toEqual( { from, to } );
	} );

	it( 'are a week again when they go from Monday to Sunday', () => {
		const range = { from: '2026-11-23', to: '2026-11-29' };
		expect( viewOf( range ) ).toEqual( { week: '2026-11-23', days: null } );
	} );

	it( 'are a range of its own when seven of them begin on another day', () => {
		const range = { from: '2026-11-25', to: '2026-12-01' };
		expect( viewOf( range ) ).toEqual( { week: '2026-11-25', days: 7 } );
	} );

	it( 'come back from the address as they were chosen', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: -3000, max: 3000 } ),
				fc.integer( { min: 1, max: 31 } ),
				( start, length ) => {
					const from = addDays( TODAY, start );
					const range = { from, to: addDays( from, length - 1 ) };
					openAddress( '/' );
					urlView().change( viewOf( range ) );
					const shown = rangeOf( urlView().get(), TODAY );
					expect( shown ).toEqual( range );
					expect( datesOf( shown ) ).toHaveLength( length );
				}
			)
		);
	} );
} );
