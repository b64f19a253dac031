import type { QueryClient } from '@tanstack/react-query';
import { createClient, type Client } from '../../../src/api/client';
import type { Schedule } from '../../../src/domain/booking';
import { createQueryClient } from '../../../src/store/query-client';
import { quietCheck } from '../../../src/store/quiet-check';
import { weekKey, weekQuery } from '../../../src/store/week-query';
import {
	FakeServer,
	wireBooking,
	wireSchedule,
	type Reply,
} from '../support/fake-server';
import { CONFIG } from '../support/mounted';

const REQUEST = {
	studioId: '1',
	range: { from: '2026-11-16', to: '2026-11-22' },
};
const NEXT = {
	studioId: '1',
	range: { from: '2026-11-23', to: '2026-11-29' },
};

let server: FakeServer;
let client: Client;
let cache: QueryClient;

const answer = ( version: string, title = 'Salsa I' ): Reply => ( {
	body: wireSchedule( [ wireBooking( { title } ) ], { version } ),
	etag: `W/"${ version }"`,
} );

const held = () => cache.getQueryData< Schedule >( weekKey( REQUEST ) );

beforeEach( async () => {
	jest.useFakeTimers( { now: Date.parse( '2026-11-20T12:00:00Z' ) } );
	server = new FakeServer();
	client = createClient( CONFIG, 'en', null );
	cache = createQueryClient();
	server.answer( answer( 'v1' ) );
	await cache.query( weekQuery( client, REQUEST ) );
	await cache.query( weekQuery( client, NEXT ) );
	server.calls.length = 0;
} );

afterEach( () => {
	cache.clear();
	jest.useRealTimers();
} );

const check = () => quietCheck( cache, client, REQUEST );

it( 'sends the version along, and a 304 changes nothing but the time', async () => {
	const before = held();
	server.answer( { status: 304 } );
	jest.setSystemTime( Date.parse( '2026-11-20T12:05:00Z' ) );
	await expect( check() ).resolves.toBe( false );
	expect( server.calls[ 0 ]?.headers[ 'If-None-Match' ] ).toBe( 'W/"v1"' );
	expect( held()?.bookings ).toBe( before?.bookings );
	expect( held()?.asOf ).toBe( Date.parse( '2026-11-20T12:05:00Z' ) );
} );

it( 'shows nothing of itself while it asks', async () => {
	server.answer( 'silent' );
	void check();
	await jest.advanceTimersByTimeAsync( 10 );
	expect( server.calls ).toHaveLength( 1 );
	expect( cache.isFetching() ).toBe( 0 );
} );

it( 'takes a new answer in, and the other weeks are old then', async () => {
	server.answer( answer( 'v2', 'Tango' ) );
	await expect( check() ).resolves.toBe( true );
	expect( held()?.bookings[ 0 ]?.title ).toBe( 'Tango' );
	expect( cache.getQueryState( weekKey( NEXT ) )?.isInvalidated ).toBe(
		true
	);
	expect( cache.getQueryState( weekKey( REQUEST ) )?.isInvalidated ).toBe(
		false
	);
} );

it( 'finds nothing new in an answer of a host that knows no versions', async () => {
	server.answer( { body: wireSchedule( [ wireBooking() ] ) } );
	await expect( check() ).resolves.toBe( false );
	expect( cache.getQueryState( weekKey( NEXT ) )?.isInvalidated ).toBe(
		false
	);
} );

it( 'drops an answer that a newer read has overtaken', async () => {
	let late: ( reply: Reply ) => void = () => undefined;
	server.answer( () => new Promise( ( resolve ) => ( late = resolve ) ) );
	const asked = check();
	await jest.advanceTimersByTimeAsync( 10 );
	server.answer( answer( 'v3', 'Newest' ) );
	await cache.refetchQueries( { queryKey: weekKey( REQUEST ) } );
	late( answer( 'v2', 'Old' ) );
	await expect( asked ).resolves.toBe( false );
	expect( held()?.bookings[ 0 ]?.title ).toBe( 'Newest' );
} );

it( 'tries as any read does before it gives up, and then says that the week is old', async () => {
	server.answer( 'unreachable' );
	const asked = check().catch( ( error: unknown ) => error );
	await jest.advanceTimersByTimeAsync( 10_000 );
	await expect( asked ).resolves.toMatchObject( { code: 'network' } );
	expect( server.calls ).toHaveLength( 4 );
	expect( cache.getQueryState( weekKey( REQUEST ) )?.error ).not.toBeNull();
	expect( held()?.bookings ).toHaveLength( 1 );

	await expect( check() ).rejects.toMatchObject( { code: 'network' } );
	server.answer( { status: 304 } );
	await expect( check() ).resolves.toBe( false );
	expect( cache.getQueryState( weekKey( REQUEST ) )?.error ).toBeNull();
	expect( console ).toHaveErrored();
} );

const LATER = {
	studioId: '1',
	range: { from: '2026-11-30', to: '2026-12-06' },
};

it( 'reads a week that nobody has read yet', async () => {
	await expect( quietCheck( cache, client, LATER ) ).resolves.toBe( true );
	expect( server.calls ).toHaveLength( 0 );
	await cache.query( weekQuery( client, LATER ) );
	server.calls.length = 0;
	await expect( quietCheck( cache, client, LATER ) ).resolves.toBe( false );
	expect( server.calls ).toHaveLength( 1 );
} );
