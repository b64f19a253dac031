import { areKeysOn, turnKeys } from '../../../src/store/kept/single-keys';

afterEach( () => {
	jest.restoreAllMocks();
	turnKeys( true );
	window.localStorage.clear();
} );

describe( 'single keys', () => {
	it( 'work until they are turned off on this device', () => {
		expect( areKeysOn() ).toBe( true );
		turnKeys( false );
		expect( areKeysOn() ).toBe( false );
		expect( window.localStorage.getItem( 'studio-calendar-keys' ) ).toBe(
			'off'
		);
		turnKeys( true );
		expect( areKeysOn() ).toBe( true );
	} );

	it( 'are off in this page as soon as another one has turned them off', () => {
		turnKeys( true );
		window.localStorage.setItem( 'studio-calendar-keys', 'off' );
		expect( areKeysOn() ).toBe( false );
	} );

	it( 'stay off for as long as the page where nothing can be stored', () => {
		turnKeys( true );
		jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( () => {
			throw new DOMException( 'full', 'QuotaExceededError' );
		} );
		turnKeys( false );
		expect( areKeysOn() ).toBe( false );
	} );
} );
