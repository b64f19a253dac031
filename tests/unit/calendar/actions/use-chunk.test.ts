import { act, renderHook } from '@testing-library/react';
import { createElement } from '@wordpress/element';
import type { ReactNode } from 'react';
import { useChunk } from '../../../../src/calendar/actions/use-chunk';

import { LanguageProvider } from '../../../../src/i18n/context';
import { createTexts } from '../../../../src/i18n/texts';

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

	describe( 'in a language whose other texts are not loaded yet', () => {
		const load = () => Promise.resolve( 'part' );
		const render = ( addLater: () => Promise< void > ) =>
			renderHook(
				( { isWanted } ) => useChunk( 'form', load, isWanted ),
				{
					initialProps: { isWanted: true },
					wrapper: ( { children }: { children: ReactNode } ) =>
						createElement(
							LanguageProvider,
							{
								value: {
									locale: 'ru',
									texts: createTexts(),
									addLater,
								},
							},
							children
						),
				}
			);

		it( 'waits for them, since it would speak English', async () => {
			let arrive = () => {};
			const texts = new Promise< void >( ( resolve ) => {
				arrive = resolve;
			} );
			const { result } = render( () => texts );
			await act( () => Promise.resolve() );
			expect( result.current.part ).toBeNull();
			arrive();
			await act( () => texts );
			expect( result.current.part ).toBe( 'part' );
		} );

		it( 'counts as missing where they cannot be fetched', async () => {
			const { result } = render( gone );
			await act( () => Promise.resolve() );
			expect( result.current ).toEqual( { part: null, hasFailed: true } );
			expect( console ).toHaveErroredWith(
				'Studio Calendar: chunk: form'
			);
		} );
	} );
} );
