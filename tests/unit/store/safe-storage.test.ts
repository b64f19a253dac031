import {
	attempt,
	deviceStorage,
	tabStorage,
} from '../../../src/store/safe-storage';

afterEach( () => {
	window.localStorage.clear();
	window.sessionStorage.clear();
} );

const opened = ( page = window ) => {
	const storage = deviceStorage( page );
	if ( ! storage ) {
		throw new Error( 'There is no storage.' );
	}
	return storage;
};

const refuse = ( method: 'getItem' | 'removeItem' ) =>
	jest.spyOn( Storage.prototype, method ).mockImplementation( () => {
		throw new DOMException( 'No.', 'SecurityError' );
	} );

it( 'keeps texts by their keys', () => {
	const storage = opened();
	expect( storage.set( 'week', '47' ) ).toBe( true );
	expect( storage.get( 'week' ) ).toBe( '47' );
	expect( storage.keys() ).toEqual( [ 'week' ] );
	storage.remove( 'week' );
	expect( storage.get( 'week' ) ).toBeNull();
	expect( storage.keys() ).toEqual( [] );
} );

it( 'keeps what is of the tab apart from what is of the device', () => {
	tabStorage( window )?.set( 'draft', 'typed' );
	expect( window.sessionStorage.getItem( 'draft' ) ).toBe( 'typed' );
	expect( opened().get( 'draft' ) ).toBeNull();
} );

it( 'is none where the browser blocks it', () => {
	const blocked = {
		get localStorage(): Storage {
			throw new DOMException( 'No.', 'SecurityError' );
		},
		get sessionStorage(): Storage {
			throw new DOMException( 'No.', 'SecurityError' );
		},
	} as Window;
	expect( deviceStorage( blocked ) ).toBeNull();
	expect( tabStorage( blocked ) ).toBeNull();
} );

it.each( [ null, undefined ] )( 'is none where it is %s', ( absent ) => {
	const page = {
		localStorage: absent,
		sessionStorage: absent,
	} as unknown as Window;
	expect( deviceStorage( page ) ).toBeNull();
	expect( tabStorage( page ) ).toBeNull();
} );

it( 'says so where it is full, and has what it had', () => {
	const storage = opened();
	storage.set( 'week', '47' );
	jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( () => {
		throw new DOMException( 'Full.', 'QuotaExceededError' );
	} );
	expect( storage.set( 'week', '48' ) ).toBe( false );
	expect( storage.get( 'week' ) ).toBe( '47' );
} );

it( 'does without what is refused after it was opened', () => {
	const storage = opened();
	storage.set( 'week', '47' );
	refuse( 'getItem' );
	refuse( 'removeItem' );
	expect( storage.get( 'week' ) ).toBeNull();
	expect( () => storage.remove( 'week' ) ).not.toThrow();
} );

it( 'takes what fails for nothing', () => {
	expect( attempt( () => 1 ) ).toBe( 1 );
	expect( attempt( () => JSON.parse( '{' ) as unknown ) ).toBeNull();
} );
