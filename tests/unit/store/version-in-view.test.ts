import type { QueryClient } from '@tanstack/react-query';
import { createClient, type Client } from '../../../src/api/client';
import type { Schedule } from '../../../src/domain/booking';
import { createQueryClient } from '../../../src/store/query-client';
import { noteCurrent, versionInView } from '../../../src/store/version-in-view';
import { weekKey, weekQuery } from '../../../src/store/week-query';
import { FakeServer, wireSchedule } from '../support/fake-server';
import { CONFIG } from '../support/mounted';

const REQUEST = {
	studioId: '1',
	range: { from: '2026-11-16', to: '2026-11-22' },
};
const NOON = Date.parse( '2026-11-20T10:00:00Z' );

let server: FakeServer;
let client: Client;
let cache: QueryClient;

const wireFile = {
	url: new URL( '/uploads/x.txt', location.href ).href,
	version: 'version-1',
};

beforeEach( async () => {
	jest.useFakeTimers( { now: NOON } );
	server = new FakeServer();
	client = createClient( CONFIG, 'en', null );
	cache = createQueryClient();
	server.answer( {
		body: wireSchedule( [], { versionFile: wireFile } ),
		etag: 'W/"v1"',
	} );
	await cache.query( weekQuery( client, REQUEST ) );
} );

afterEach( () => {
	cache.clear();
	jest.useRealTimers();
} );

const found = () => versionInView( cache, client.host, REQUEST );

it( 'is the file that the week came with', () => {
	expect( found() ).toEqual( wireFile );
} );

it( 'is none while the week is read, failed, is marked as old or was never read', async () => {
	server.answer( 'silent' );
	void cache.refetchQueries( { queryKey: weekKey( REQUEST ) } );
	expect( found() ).toBeNull();
	await cache.cancelQueries( { queryKey: weekKey( REQUEST ) } );
	expect( found() ).toEqual( wireFile );

	await cache.invalidateQueries( {
		queryKey: weekKey( REQUEST ),
		refetchType: 'none',
	} );
	expect( found() ).toBeNull();
	expect(
		versionInView( cache, client.host, { ...REQUEST, studioId: '2' } )
	).toBeNull();

	server.answer( { status: 403 } );
	await cache.refetchQueries( { queryKey: weekKey( REQUEST ) } );
	expect( found() ).toBeNull();
	expect( console ).toHaveErrored();
} );

it( 'is none once a new day has begun in the studio, until the server has answered', async () => {
	jest.setSystemTime( Date.parse( '2026-11-20T21:59:00Z' ) );
	expect( found() ).toEqual( wireFile );
	jest.setSystemTime( Date.parse( '2026-11-20T22:01:00Z' ) );
	expect( found() ).toBeNull();
	server.answer( { status: 304 } );
	await cache.refetchQueries( { queryKey: weekKey( REQUEST ) } );
	expect( found() ).toEqual( wireFile );
} );

it( 'makes the week as fresh as a 304 does, unless another one has come meanwhile', () => {
	const held = () => cache.getQueryData< Schedule >( weekKey( REQUEST ) );
	const before = held();
	jest.setSystemTime( NOON + 60_000 );
	noteCurrent( cache, client.host, REQUEST, {
		...wireFile,
		version: 'version-0',
	} );
	expect( held()?.asOf ).toBe( NOON );
	noteCurrent( cache, client.host, REQUEST, wireFile );
	expect( held() ).toEqual( { ...before, asOf: NOON + 60_000 } );
	expect( held()?.bookings ).toBe( before?.bookings );

	noteCurrent( cache, client.host, { ...REQUEST, studioId: '2' }, wireFile );
	expect(
		cache.getQueryData( weekKey( { ...REQUEST, studioId: '2' } ) )
	).toBeUndefined();
} );
