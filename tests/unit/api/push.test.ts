import { createClient } from '../../../src/api/client';
import { fetchPushAccess } from '../../../src/api/push';
import { FakeServer } from '../support/fake-server';
import { CONFIG } from '../support/mounted';

const TOKEN_REQUEST = {
	keyName: 'app.key',
	ttl: 900_000,
	capability: '{"site:onboarding":["subscribe"]}',
	timestamp: 1_795_168_800_000,
	nonce: '0123456789abcdef',
	mac: 'WYYCAOkFhU7QVugvmg52Lw+cEc4Oco3z8z8VgJAKuis=',
};
const EXTERNAL = {
	restUrl: 'https://host.example/wp-json/studio/v1',
	ajaxUrl: 'https://host.example/ajax',
};
const LOOPBACK = { endpoint: '127.0.0.1', port: 18780, tls: false };

let server: FakeServer;
beforeEach( () => {
	server = new FakeServer();
} );

const ask = ( ably: unknown, external: typeof EXTERNAL | null = null ) => {
	server.answer( { body: { status: 'ok', ably } } );
	return fetchPushAccess(
		createClient( { ...CONFIG, external }, 'en', null ),
		'1'
	);
};

it( 'asks for the studio and takes what the server signed as it is', async () => {
	const access = await ask( {
		tokenRequest: TOKEN_REQUEST,
		channel: 'site:onboarding',
		presenceChannel: null,
		reloadWithin: 1500,
		clientOptions: LOOPBACK,
	} );
	expect( server.calls[ 0 ]?.url.pathname ).toBe(
		'/wp-json/studio-calendar/v1/realtime/token'
	);
	expect( server.calls[ 0 ]?.query.get( 'studio_id' ) ).toBe( '1' );
	expect( access ).toEqual( {
		tokenRequest: TOKEN_REQUEST,
		channel: 'site:onboarding',
		presenceChannel: null,
		reloadWithin: 1500,
		clientOptions: LOOPBACK,
	} );
} );

it( 'keeps to the bare channel, and to Ably, where an external host says nothing else', async () => {
	const access = await ask(
		{ tokenRequest: TOKEN_REQUEST, clientOptions: LOOPBACK },
		EXTERNAL
	);
	expect( access?.channel ).toBe( 'onboarding' );
	expect( access?.clientOptions ).toEqual( {} );
	expect( access?.reloadWithin ).toBe( 0 );
} );

it.each( [ null, undefined, {}, { tokenRequest: { keyName: 'x' } }, 'yes' ] )(
	'counts %j as nothing offered',
	async ( ably ) => {
		await expect( ask( ably ) ).resolves.toBeNull();
	}
);
