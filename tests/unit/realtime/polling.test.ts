import type { LiveState } from '../../../src/realtime/adapter';
import { createPolling, type Polling } from '../../../src/realtime/polling';
import { setHidden } from '../support/page';

const check = jest.fn< Promise< boolean >, [ isRoutine: boolean ] >();
let states: LiveState[];
let polling: Polling;

beforeEach( () => {
	jest.useFakeTimers( { now: Date.parse( '2026-11-20T12:00:00Z' ) } );
	check.mockReset().mockResolvedValue( false );
	states = [];
	polling = createPolling( {
		check,
		onState: ( state ) => states.push( state ),
		random: () => 0.5,
	} );
} );

afterEach( () => {
	polling.close();
	setHidden( false );
	jest.useRealTimers();
} );

const wait = ( seconds: number ) =>
	jest.advanceTimersByTimeAsync( seconds * 1000 );

const secondsSaid = () =>
	states.flatMap( ( state ) =>
		state.kind === 'polling' ? [ state.seconds ] : []
	);

it( 'asks after 5 s, then ever more seldom, up to 60 s', async () => {
	polling.start();
	await wait( 4.9 );
	expect( check ).not.toHaveBeenCalled();
	await wait( 0.1 );
	expect( check ).toHaveBeenCalledTimes( 1 );
	await wait( 600 );
	expect( secondsSaid().slice( 0, 9 ) ).toEqual( [
		5, 8, 11, 17, 25, 38, 57, 60, 60,
	] );
	expect( Math.max( ...secondsSaid() ) ).toBe( 60 );
} );

it( 'asks soon again once something has changed, here or there', async () => {
	polling.start();
	await wait( 60 );
	check.mockResolvedValueOnce( true );
	polling.pollNow();
	await wait( 0 );
	expect( secondsSaid().at( -1 ) ).toBe( 5 );
	await wait( 60 );
	polling.pollSooner();
	expect( secondsSaid().at( -1 ) ).toBe( 5 );
	check.mockClear();
	await wait( 5 );
	expect( check ).toHaveBeenCalledTimes( 1 );
} );

it( 'asks nothing while nobody looks at the page', async () => {
	polling.start();
	setHidden( true );
	await wait( 3600 );
	polling.pollNow();
	await wait( 1 );
	expect( check ).not.toHaveBeenCalled();
	setHidden( false );
	polling.pollNow();
	await wait( 0 );
	expect( check ).toHaveBeenCalledTimes( 1 );
	await wait( 8 );
	expect( check ).toHaveBeenCalledTimes( 2 );
} );

it( 'says since when it is offline, and asks with growing pauses', async () => {
	polling.start();
	await wait( 5 );
	const since = Date.now();
	check.mockRejectedValue( new Error( 'unreachable' ) );
	await wait( 8 );
	expect( states.at( -1 ) ).toEqual( { kind: 'offline', since } );
	check.mockClear();
	await wait( 300 );
	// The pauses are 7.5, 15, 30, 45, 45 … seconds: three quarters of 10, 20, 40 and 60 seconds.
	expect( check ).toHaveBeenCalledTimes( 8 );
	check.mockResolvedValue( true );
	polling.pollNow();
	await wait( 0 );
	expect( states.at( -1 ) ).toEqual( { kind: 'polling', seconds: 5 } );
} );

it( 'spreads the questions of calendars that failed together', async () => {
	const times = await Promise.all(
		[ 0, 1 ].map( async ( random ) => {
			const asked: number[] = [];
			const one = createPolling( {
				check: () => {
					asked.push( Date.now() );
					return Promise.reject( new Error( 'unreachable' ) );
				},
				onState: () => undefined,
				random: () => random,
			} );
			one.pollNow();
			await wait( 20 );
			one.close();
			return ( asked[ 1 ] ?? 0 ) - ( asked[ 0 ] ?? 0 );
		} )
	);
	expect( times ).toEqual( [ 5000, 10_000 ] );
} );

it( 'asks once more when it is told to while an answer is on its way', async () => {
	let answer: ( hasChanged: boolean ) => void = () => undefined;
	check.mockImplementationOnce(
		() => new Promise( ( resolve ) => ( answer = resolve ) )
	);
	polling.start();
	polling.pollNow();
	polling.pollNow();
	polling.pollNow();
	expect( check ).toHaveBeenCalledTimes( 1 );
	answer( false );
	await wait( 0 );
	expect( check ).toHaveBeenCalledTimes( 2 );
	await wait( 1 );
	expect( check ).toHaveBeenCalledTimes( 2 );
} );

it( 'rests while others tell, but not before the server has answered', async () => {
	polling.start();
	polling.suspend();
	expect( states.at( -1 ) ).toEqual( { kind: 'live' } );
	await wait( 3600 );
	expect( check ).not.toHaveBeenCalled();

	check.mockRejectedValueOnce( new Error( 'unreachable' ) );
	polling.pollNow();
	await wait( 0 );
	expect( states.at( -1 )?.kind ).toBe( 'offline' );
	await wait( 8 );
	expect( check ).toHaveBeenCalledTimes( 2 );
	expect( states.at( -1 ) ).toEqual( { kind: 'live' } );
	await wait( 3600 );
	expect( check ).toHaveBeenCalledTimes( 2 );
} );

it( 'is silent once it is closed, whatever comes late', async () => {
	let answer: ( hasChanged: boolean ) => void = () => undefined;
	check.mockImplementationOnce(
		() => new Promise( ( resolve ) => ( answer = resolve ) )
	);
	polling.start();
	polling.pollNow();
	polling.close();
	states = [];
	answer( true );
	await wait( 3600 );
	polling.pollNow();
	expect( states ).toEqual( [] );
	expect( check ).toHaveBeenCalledTimes( 1 );
} );

const kinds = () => check.mock.calls.map( ( [ isRoutine ] ) => isRoutine );

it( 'says which checks are routine: those by the clock while the server answers', async () => {
	polling.start();
	await wait( 5 );
	polling.pollNow();
	await wait( 0 );
	polling.pollSooner();
	await wait( 5 );
	expect( kinds() ).toEqual( [ true, false, true ] );

	check.mockReset().mockRejectedValueOnce( new Error( 'unreachable' ) );
	check.mockResolvedValue( false );
	await wait( 8 );
	await wait( 8 );
	await wait( 12 );
	expect( kinds() ).toEqual( [ true, false, true ] );
} );

it( 'makes no routine check of one that was asked for during another', async () => {
	let answer: ( hasChanged: boolean ) => void = () => undefined;
	check.mockImplementationOnce(
		() => new Promise( ( resolve ) => ( answer = resolve ) )
	);
	polling.start();
	await wait( 5 );
	polling.pollNow();
	answer( false );
	await wait( 0 );
	expect( kinds() ).toEqual( [ true, false ] );
} );
