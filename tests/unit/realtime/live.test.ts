import type { LiveState, PushOptions } from '../../../src/realtime/adapter';
import { subscribe, type Live } from '../../../src/realtime/live';
import { setHidden } from '../support/page';

const SLOT = { roomId: '11', date: '2026-11-20', from: 720, to: 780 };

const ACCESS = {
	tokenRequest: {
		keyName: 'app.key',
		ttl: 1,
		capability: '{}',
		timestamp: 1,
		nonce: 'nonce',
		mac: 'mac',
	},
	channel: 'onboarding',
	presenceChannel: null,
	reloadWithin: 1500,
	clientOptions: {},
};

/** Fake connection to the messaging service; the browser tests use Ably's own client. */
interface Line {
	readonly events: PushOptions;
	readonly announce: jest.Mock;
	readonly hold: jest.Mock;
	readonly close: jest.Mock;
}

const check = jest.fn< Promise< boolean >, [] >();
let lines: Line[];
let states: LiveState[];
let live: Live;

beforeEach( () => {
	jest.useFakeTimers();
	check.mockReset().mockResolvedValue( false );
	lines = [];
	states = [];
} );

afterEach( () => {
	live.unsubscribe();
	setHidden( false );
	jest.useRealTimers();
} );

function open( isOffered = true ) {
	live = subscribe( {
		host: 'https://studio.example/wp-json/studio-calendar/v1',
		studioId: '1',
		memberId: '5',
		access: isOffered ? () => Promise.resolve( ACCESS ) : null,
		check,
		onState: ( state ) => states.push( state ),
		onPeople: () => undefined,
		random: () => 0.5,
		connect: ( events ) => {
			const line = {
				events,
				announce: jest.fn(),
				hold: jest.fn(),
				close: jest.fn(),
			};
			lines.push( line );
			return Promise.resolve( line );
		},
	} );
}

const wait = ( seconds: number ) =>
	jest.advanceTimersByTimeAsync( seconds * 1000 );

const line = ( index = 0 ) => {
	const found = lines[ index ];
	if ( ! found ) {
		throw new Error( `There is no line ${ index }.` );
	}
	return found;
};

const kinds = () => states.map( ( { kind } ) => kind );

it( 'asks until the line stands, and again while it is broken', async () => {
	open();
	await wait( 6 );
	expect( check ).toHaveBeenCalledTimes( 1 );
	line().events.onLive( true );
	await wait( 3600 );
	expect( check ).toHaveBeenCalledTimes( 1 );
	line().events.onLive( false );
	await wait( 6 );
	expect( check ).toHaveBeenCalledTimes( 2 );
	line().events.onLive( true );
	expect( kinds().at( 0 ) ).toBe( 'polling' );
	expect( kinds().at( -1 ) ).toBe( 'live' );
} );

it( 'makes one reload of a burst of messages', async () => {
	open();
	await wait( 0 );
	line().events.onLive( true );
	for ( let count = 0; count < 20; count++ ) {
		line().events.onChange();
		await wait( 0.01 );
	}
	await wait( 10 );
	expect( check ).toHaveBeenCalledTimes( 1 );
} );

it( 'spreads the reloads over the time that the server asks for', async () => {
	open();
	await wait( 0 );
	await line().events.access();
	line().events.onLive( true );
	line().events.onChange();
	await wait( 0.9 );
	expect( check ).not.toHaveBeenCalled();
	await wait( 0.2 );
	expect( check ).toHaveBeenCalledTimes( 1 );
} );

it( 'reloads a hidden page when it is shown, and once', async () => {
	open();
	await wait( 0 );
	line().events.onLive( true );
	setHidden( true );
	line().events.onChange();
	await wait( 60 );
	expect( check ).not.toHaveBeenCalled();
	setHidden( false );
	await wait( 1 );
	expect( check ).toHaveBeenCalledTimes( 1 );
	await wait( 60 );
	expect( check ).toHaveBeenCalledTimes( 1 );
} );

it.each( [ 'online', 'offline' ] )(
	'asks at once when the browser is %s',
	async ( event ) => {
		open( false );
		window.dispatchEvent( new Event( event ) );
		await wait( 0 );
		expect( check ).toHaveBeenCalledTimes( 1 );
	}
);

it( 'tells of its own changes, and asks more often itself', async () => {
	open();
	await wait( 0 );
	live.announce();
	expect( line().announce ).toHaveBeenCalledTimes( 1 );
} );

it( 'makes a new line when one has ended for good, with what is held', async () => {
	open();
	await wait( 0 );
	live.hold( SLOT );
	expect( line().hold ).toHaveBeenLastCalledWith( SLOT );
	line().events.onLive( true );
	line().events.onGone();
	expect( line().close ).toHaveBeenCalledTimes( 1 );
	expect( kinds().at( -1 ) ).toBe( 'polling' );
	await wait( 29 );
	expect( lines ).toHaveLength( 1 );
	await wait( 2 );
	expect( lines ).toHaveLength( 2 );
	expect( line( 1 ).hold ).toHaveBeenLastCalledWith( SLOT );
	line( 1 ).events.onLive( true );
	expect( kinds().at( -1 ) ).toBe( 'live' );
} );

it( 'connects nowhere without an offer', async () => {
	open( false );
	await wait( 3600 );
	expect( lines ).toHaveLength( 0 );
	live.announce();
	live.hold( SLOT );
} );

it( 'lets go of everything', async () => {
	open();
	await wait( 0 );
	line().events.onLive( true );
	live.unsubscribe();
	states = [];
	line().events.onChange();
	setHidden( true );
	setHidden( false );
	window.dispatchEvent( new Event( 'online' ) );
	await wait( 3600 );
	expect( line().close ).toHaveBeenCalled();
	expect( check ).not.toHaveBeenCalled();
	expect( states ).toEqual( [] );
	expect( lines ).toHaveLength( 1 );
} );
