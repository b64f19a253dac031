import { act, renderHook } from '@testing-library/react';
import { useChunk } from '../../../../src/calendar/actions/use-chunk';

const gone = () => Promise.reject( new Error( '404' ) );

describe( 'a chunk', () => {
	it( 'is fetched once it is wanted, and once', async () => {
		const load = jest.fn( () => Promise.resolve( 'part' ) );
		const { result, rerender } = renderHook(
			( { isWanted } ) => useChunk( 'form', load, isWanted ),
			{ initialProps: { isWanted: false } }
		);
		expect( load ).not.toHaveBeenCalled();
		rerender( { isWanted: true } );
		await act( () => Promise.resolve() );
		expect( result.current ).toEqual( { part: 'part', hasFailed: false } );
		rerender( { isWanted: false } );
		rerender( { isWanted: true } );
		expect( load ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'that is gone says so while it is wanted, and is asked for again', async () => {
		const load = jest.fn( gone );
		const { result, rerender } = renderHook(
			( { isWanted } ) => useChunk( 'form', load, isWanted ),
			{ initialProps: { isWanted: true } }
		);
		await act( () => Promise.resolve() );
		expect( result.current ).toEqual( { part: null, hasFailed: true } );
		expect( console ).toHaveErroredWith( 'Studio Calendar: chunk: form' );
		rerender( { isWanted: false } );
		expect( result.current.hasFailed ).toBe( false );
		load.mockImplementation( () => Promise.resolve( 'part' as never ) );
		rerender( { isWanted: true } );
		await act( () => Promise.resolve() );
		expect( result.current.part ).toBe( 'part' );
	} );
} );
