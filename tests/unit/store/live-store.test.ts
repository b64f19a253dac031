import { createLiveStore } from '../../../src/store/live-store';

const NOTHING = { state: { kind: 'starting' }, zone: null, people: [] };
const SLOT = { roomId: '11', date: '2026-11-20', from: 720, to: 780 };

const connection = () => ( {
	announce: jest.fn(),
	pollNow: jest.fn(),
	hold: jest.fn(),
	unsubscribe: jest.fn(),
} );

it( 'knows nothing before it is connected, and can be asked for anything', () => {
	const store = createLiveStore();
	store.announce();
	store.pollNow();
	store.hold( SLOT );
	expect( store.get() ).toEqual( NOTHING );
} );

it( 'passes on what is asked of it, and what the connection tells', () => {
	const store = createLiveStore();
	const live = connection();
	store.hold( SLOT );
	const close = store.connect( 'Europe/Tallinn', ( told ) => {
		told.onState( { kind: 'live' } );
		told.onPeople( [ { ...SLOT, key: 'a', userId: '5' } ] );
		return live;
	} );
	expect( live.hold ).toHaveBeenLastCalledWith( SLOT );
	store.announce();
	store.pollNow();
	store.hold( null );
	expect( live.announce ).toHaveBeenCalledTimes( 1 );
	expect( live.pollNow ).toHaveBeenCalledTimes( 1 );
	expect( live.hold ).toHaveBeenLastCalledWith( null );
	expect( store.get() ).toEqual( {
		state: { kind: 'live' },
		zone: 'Europe/Tallinn',
		people: [ { ...SLOT, key: 'a', userId: '5' } ],
	} );

	close();
	store.announce();
	expect( live.unsubscribe ).toHaveBeenCalledTimes( 1 );
	expect( live.announce ).toHaveBeenCalledTimes( 1 );
	expect( store.get() ).toEqual( NOTHING );
} );

it( 'says since when there is no connection', () => {
	jest.useFakeTimers( { now: Date.parse( '2026-11-20T12:00:00Z' ) } );
	const store = createLiveStore();
	store.lose( 'Europe/Tallinn' );
	expect( store.get() ).toEqual( {
		state: { kind: 'offline', since: Date.parse( '2026-11-20T12:00:00Z' ) },
		zone: 'Europe/Tallinn',
		people: [],
	} );
	jest.useRealTimers();
} );
