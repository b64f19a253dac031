import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import Ably from 'ably';
import WebSocket from 'ws';
import { KEY, startAbly } from '../fixtures/ably/server.mjs';

const CHANGES = 'site:onboarding';
const PRESENCE = 'site:onboarding:presence:1';
const MEMBER = {
	[ CHANGES ]: [ 'publish', 'subscribe' ],
	[ PRESENCE ]: [ 'presence', 'subscribe' ],
};
const GUEST = { [ CHANGES ]: [ 'subscribe' ] };

const key = `${ KEY.name }:${ KEY.secret }`;
const signer = new Ably.Rest( { key } );
const signed = ( params ) => signer.auth.createTokenRequest( params, { key } );

let server;
let clients;

beforeEach( async () => {
	server = await startAbly( { presenceGrace: 100 } );
	clients = [];
} );

afterEach( async () => {
	clients.forEach( ( client ) => client.close() );
	await server.stop();
} );

/** Connects Ably's unmodified client; its options only say where the server is. */
function connect( capability, clientId ) {
	const client = new Ably.Realtime( {
		endpoint: '127.0.0.1',
		port: server.port,
		tls: false,
		useBinaryProtocol: false,
		echoMessages: false,
		disconnectedRetryTimeout: 100,
		disableConnectivityCheck: true,
		logLevel: 0,
		authCallback: ( params, answer ) =>
			signed( {
				ttl: 60_000,
				capability,
				...( clientId ? { clientId } : {} ),
			} ).then(
				( request ) => answer( null, request ),
				( error ) => answer( error, null )
			),
	} );
	clients.push( client );
	return client;
}

async function listening( client ) {
	const heard = [];
	await client.channels
		.get( CHANGES )
		.subscribe( ( { data } ) => heard.push( data ) );
	return heard;
}

async function until( isTrue ) {
	for ( let tries = 0; ! ( await isTrue() ) && tries < 1000; tries++ ) {
		await delay( 20 );
	}
	assert.ok( await isTrue() );
}

test( 'a message reaches every other session, and not its own', async () => {
	const member = connect( MEMBER, 'a' );
	const own = await listening( member );
	const guest = await listening( connect( GUEST ) );
	await member.channels.get( CHANGES ).publish( 'changed', { studioId: 1 } );
	await until( () => guest.length === 1 );
	assert.deepEqual( guest, [ { studioId: 1 } ] );
	assert.deepEqual( own, [] );
} );

test( 'a guest neither publishes nor sees who is present', async () => {
	const guest = connect( GUEST );
	await assert.rejects( guest.channels.get( CHANGES ).publish( 'x', {} ), {
		code: 40160,
	} );
	await assert.rejects( guest.channels.get( PRESENCE ).attach(), {
		code: 40160,
	} );
	assert.equal( server.refusals.length, 2 );
} );

test( 'members see each other come, change and go', async () => {
	const anna = connect( MEMBER, 'anna' );
	const seen = [];
	await connect( MEMBER, 'mari' )
		.channels.get( PRESENCE )
		.presence.subscribe( ( { action, clientId } ) =>
			seen.push( `${ clientId } ${ action }` )
		);
	const { presence } = anna.channels.get( PRESENCE );
	await presence.enter( { roomId: '1' } );
	await presence.update( { roomId: '2' } );
	await presence.leave();
	await until( () => seen.length === 3 );
	assert.deepEqual( seen, [ 'anna enter', 'anna update', 'anna leave' ] );
} );

test( 'whoever goes without a word is seen to go', async () => {
	const anna = connect( MEMBER, 'anna' );
	const seen = [];
	const watched = connect( MEMBER, 'mari' ).channels.get( PRESENCE ).presence;
	await watched.subscribe( ( { action } ) => seen.push( action ) );
	await anna.channels.get( PRESENCE ).presence.enter( { roomId: '1' } );
	anna.close();
	await until( () => seen.length === 2 );
	assert.deepEqual( seen, [ 'enter', 'leave' ] );
	assert.deepEqual( await watched.get(), [] );
} );

test( 'a cut line is resumed with what was missed, a forgotten one is not', async () => {
	const guest = connect( GUEST );
	const heard = await listening( guest );
	const attached = [];
	guest.channels
		.get( CHANGES )
		.on( 'attached', ( { resumed } ) => attached.push( resumed ) );
	server.drop();
	await delay( 10 );
	await new Ably.Rest( {
		key,
		endpoint: '127.0.0.1',
		port: server.port,
		tls: false,
		useBinaryProtocol: false,
	} ).channels
		.get( CHANGES )
		.publish( 'changed', { studioId: 2 } );
	await until( () => heard.length === 1 );
	server.drop( true );
	await until( () => attached.length === 2 );
	assert.deepEqual( attached, [ true, false ] );
} );

test( 'an expired token is renewed and the connection goes on', async () => {
	const guest = connect( GUEST );
	await listening( guest );
	const { id } = guest.connection;
	server.expireTokens();
	await until( () => server.tokens().length === 2 );
	await until( () => guest.connection.state === 'connected' );
	assert.equal( guest.connection.id, id );
} );

test( 'a token request is refused when anything of it is not as it was signed', async () => {
	const ask = async ( change ) => {
		const request = await signed( { ttl: 60_000, capability: GUEST } );
		const answer = await fetch(
			`http://127.0.0.1:${ server.port }/keys/${ KEY.name }/requestToken`,
			{
				method: 'POST',
				body: JSON.stringify( { ...request, ...change } ),
			}
		);
		return answer.status;
	};
	assert.equal( await ask( {} ), 201 );
	assert.equal( await ask( { ttl: 70_000 } ), 401 );
	assert.equal( await ask( { clientId: 'somebody' } ), 401 );
	assert.equal( await ask( { timestamp: 1 } ), 401 );
	assert.equal( await ask( { capability: JSON.stringify( MEMBER ) } ), 401 );
	assert.equal( await ask( { mac: 'bm9uZQ==' } ), 401 );
} );

test( 'a frame that the protocol does not know ends the connection', async () => {
	const { token } = await connect( GUEST ).auth.requestToken();
	const socket = new WebSocket(
		`ws://127.0.0.1:${ server.port }/?v=6&access_token=${ token }`
	);
	const closed = new Promise( ( resolve ) => socket.on( 'close', resolve ) );
	socket.on( 'open', () =>
		socket.send( JSON.stringify( { action: 15, channel: CHANGES } ) )
	);
	await closed;
	assert.equal( server.violations.length, 1 );
} );
