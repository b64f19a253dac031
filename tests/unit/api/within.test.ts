import { within } from '../../../src/api/within';
import { createClient } from '../../../src/api/client';
import { changeBooking } from '../../../src/api/bookings';
import { FakeServer } from '../support/fake-server';
import { CONFIG } from '../support/mounted';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

const never = () => new Promise< string >( () => undefined );

it( 'ends what never ends, though nobody listens to the signal', async () => {
	const asked = within( 1000, never ).catch( ( error: unknown ) => error );
	await jest.advanceTimersByTimeAsync( 1000 );
	expect( await asked ).toMatchObject( {
		code: 'timeout',
		isTransient: true,
	} );
} );

it( 'stops the task when its time is over, and when its caller does', async () => {
	const signals: AbortSignal[] = [];
	const task = ( signal: AbortSignal ) => {
		signals.push( signal );
		return never();
	};
	const caller = new AbortController();
	within( 1000, task ).catch( () => undefined );
	void within( 9000, task, caller.signal );
	await jest.advanceTimersByTimeAsync( 1000 );
	expect( signals.map( ( { aborted } ) => aborted ) ).toEqual( [
		true,
		false,
	] );
	caller.abort();
	expect( signals[ 1 ]?.aborted ).toBe( true );
} );

it( 'leaves alone what came in time', async () => {
	await expect(
		within( 1000, () => Promise.resolve( 'in time' ) )
	).resolves.toBe( 'in time' );
	expect( jest.getTimerCount() ).toBe( 0 );
} );

it( 'a write to another host, which may know no request ids, is sent once', async () => {
	const server = new FakeServer();
	server.answer( 'silent' );
	const external = {
		restUrl: 'https://host.example/wp-json/studio-calendar/v1',
		ajaxUrl: 'https://host.example/wp-admin/admin-ajax.php',
	};
	const client = createClient( { ...CONFIG, external }, 'en', 'abcdef1234' );
	const asked = changeBooking( client, 'approve', '41', 'wish-1' ).catch(
		( error: unknown ) => error
	);
	await jest.advanceTimersByTimeAsync( 60_000 );
	expect( await asked ).toMatchObject( { code: 'timeout' } );
	expect( server.calls ).toHaveLength( 1 );
	expect( console ).toHaveErrored();
} );
