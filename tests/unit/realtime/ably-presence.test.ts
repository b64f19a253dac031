/** @jest-environment node */
import Ably, { type Realtime } from 'ably';
import type { OtherPerson, Slot } from '../../../src/domain/presence';
import type { PushOptions } from '../../../src/realtime/adapter';
import { joinPresence } from '../../../src/realtime/ably-presence';
import { startAblyProcess, type AblyProcess } from '../support/ably-server';

const CHANNEL = 'site:onboarding:presence:1';
const KEY = 'fixture.key:loopback-secret';
const SLOT: Slot = { roomId: '11', date: '2026-11-20', from: 720, to: 840 };

let server: AblyProcess;
let clients: Realtime[];
let joined: ReturnType< typeof joinPresence >[];
const signer = new Ably.Rest( { key: KEY } );

beforeAll( async () => {
	server = await startAblyProcess();
} );

beforeEach( () => {
	clients = [];
	joined = [];
} );

afterEach( () => {
	joined.forEach( ( presence ) => presence.close() );
	clients.forEach( ( client ) => client.close() );
} );

afterAll( () => server.stop() );

/** Connects Ably's unmodified client for a member to a server that checks what the client sends. */
function connect( clientId: string ): Realtime {
	const client = new Ably.Realtime( {
		endpoint: '127.0.0.1',
		port: server.port,
		tls: false,
		useBinaryProtocol: false,
		disableConnectivityCheck: true,
		logLevel: 0,
		authCallback: ( _params, answer ) => {
			signer.auth
				.createTokenRequest(
					{
						ttl: 60_000,
						clientId,
						capability: {
							[ CHANNEL ]: [ 'presence', 'subscribe' ],
						},
					},
					{ key: KEY }
				)
				.then(
					( request ) => answer( null, request ),
					() => answer( 'no token', null )
				);
		},
	} );
	clients.push( client );
	return client;
}

function join( client: Realtime, userId: string ) {
	let people: readonly OtherPerson[] = [];
	const options = {
		userId,
		onPeople: ( found: readonly OtherPerson[] ) => ( people = found ),
	} as unknown as PushOptions;
	const presence = joinPresence( client, CHANNEL, options );
	joined.push( presence );
	return {
		...presence,
		seen: () =>
			people.map( ( { userId: id, roomId, date, from, to } ) => ( {
				userId: id,
				roomId,
				date,
				from,
				to,
			} ) ),
	};
}

async function until( isTrue: () => boolean ): Promise< boolean > {
	const end = Date.now() + 30_000;
	while ( ! isTrue() && Date.now() < end ) {
		await new Promise( ( resolve ) => {
			setTimeout( resolve, 20 );
		} );
	}
	return isTrue();
}

it( 'shows the others what one holds, as it changes, until it is let go', async () => {
	const anna = join( connect( 'a' ), '5' );
	const mari = join( connect( 'm' ), '4' );
	anna.hold( SLOT );
	expect( await until( () => mari.seen().length === 1 ) ).toBe( true );
	expect( mari.seen() ).toEqual( [ { ...SLOT, userId: '5' } ] );
	expect( anna.seen() ).toEqual( [] );

	anna.hold( { ...SLOT, to: 900 } );
	expect( await until( () => mari.seen()[ 0 ]?.to === 900 ) ).toBe( true );
	anna.hold( null );
	expect( await until( () => mari.seen().length === 0 ) ).toBe( true );
} );

it( 'shows who was there before', async () => {
	const anna = join( connect( 'a' ), '5' );
	anna.hold( SLOT );
	const first = join( connect( 'm' ), '4' );
	expect( await until( () => first.seen().length === 1 ) ).toBe( true );
	const later = join( connect( 'i' ), '6' );
	expect( await until( () => later.seen().length === 1 ) ).toBe( true );
	anna.close();
	expect( await until( () => later.seen().length === 0 ) ).toBe( true );
} );

it( 'does not show people themselves in another tab, nor what is no slot', async () => {
	const client = connect( 'a' );
	const anna = join( client, '5' );
	const tab = join( connect( 'b' ), '5' );
	const mari = join( connect( 'm' ), '4' );
	anna.hold( SLOT );
	expect( await until( () => mari.seen().length === 1 ) ).toBe( true );
	expect( tab.seen() ).toEqual( [] );
	await client.channels
		.get( CHANNEL )
		.presence.update( { ...SLOT, userId: '5', date: '<script>' } );
	expect( await until( () => mari.seen().length === 0 ) ).toBe( true );
} );

it( 'lets go by itself after a minute', async () => {
	const timers = jest.spyOn( globalThis, 'setTimeout' );
	const anna = join( connect( 'a' ), '5' );
	const mari = join( connect( 'm' ), '4' );
	anna.hold( SLOT );
	expect( await until( () => mari.seen().length === 1 ) ).toBe( true );
	const minute = timers.mock.calls.find(
		( [ , pause ] ) => pause === 60_000
	);
	( minute?.[ 0 ] as ( () => void ) | undefined )?.();
	expect( await until( () => mari.seen().length === 0 ) ).toBe( true );
} );
