import { act, renderHook } from '@testing-library/react';
import {
	createExternalStore,
	useExternalStore,
} from '../../../src/store/external-store';

const storeOf = () => createExternalStore( { week: 1, room: 'Big hall' } );

it( 'changes a part, and is the same object until then', () => {
	const store = storeOf();
	const before = store.get();
	expect( store.get() ).toBe( before );
	store.change( { week: 2 } );
	expect( store.get() ).toEqual( { week: 2, room: 'Big hall' } );
	expect( before ).toEqual( { week: 1, room: 'Big hall' } );
} );

it( 'tells whoever listens, after the change and until they have enough of it', () => {
	const store = storeOf();
	const heard: number[] = [];
	const other = jest.fn();
	const unsubscribe = store.subscribe( () => heard.push( store.get().week ) );
	store.subscribe( other );
	store.change( { week: 2 } );
	unsubscribe();
	store.change( { week: 3 } );
	expect( heard ).toEqual( [ 2 ] );
	expect( other ).toHaveBeenCalledTimes( 2 );
} );

it( 'draws a component anew, as long as it is there', () => {
	const store = storeOf();
	const drawn = jest.fn( () => useExternalStore( store ).week );
	const { result, unmount } = renderHook( drawn );
	act( () => store.change( { week: 2 } ) );
	expect( result.current ).toBe( 2 );
	unmount();
	const times = drawn.mock.calls.length;
	act( () => store.change( { week: 3 } ) );
	expect( drawn ).toHaveBeenCalledTimes( times );
} );
