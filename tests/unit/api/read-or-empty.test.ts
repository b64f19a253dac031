import { ApiError } from '../../../src/api/api-error';
import { createClient } from '../../../src/api/client';
import { readOrEmpty } from '../../../src/api/read-or-empty';
import { FakeServer, wireError, type Reply } from '../support/fake-server';
import { CONFIG } from '../support/mounted';

let server: FakeServer;
beforeEach( () => {
	jest.useFakeTimers();
	server = new FakeServer();
} );
afterEach( () => jest.useRealTimers() );

/** Requests the site's events as the form does. */
function read() {
	const client = createClient(
		{ ...CONFIG, nonce: 'abcdef1234' },
		'en',
		null
	);
	return readOrEmpty( () =>
		client.write( { path: 'events/getDefault' }, {} )
	);
}

const EVENTS = { status: 'ok', events: [ { event_id: 7, title: 'Salsa' } ] };

it( 'is what was answered', async () => {
	server.answer( { body: EVENTS } );
	expect( await read() ).toEqual( EVENTS );
} );

it.each( [
	[ 'the network', 'unreachable' ],
	[ 'a broken server', { status: 500, body: '<html>' } ],
	[
		'the limit',
		{ status: 429, body: wireError( 'too_many_requests', '' ) },
	],
] as const )(
	'is empty after three tries, two seconds apart, that failed by %s',
	async ( _why, reply: Reply ) => {
		server.answer( reply );
		const result = read();
		await jest.advanceTimersByTimeAsync( 1999 );
		expect( server.calls ).toHaveLength( 1 );
		await jest.advanceTimersByTimeAsync( 1 );
		expect( server.calls ).toHaveLength( 2 );
		await jest.advanceTimersByTimeAsync( 2000 );
		expect( await result ).toEqual( {} );
		expect( server.calls ).toHaveLength( 3 );
		expect( console ).toHaveErrored();
	}
);

it( 'is the answer of the try that succeeds', async () => {
	server.answer( ( _call, index ) =>
		index < 2 ? 'unreachable' : { body: EVENTS }
	);
	const result = read();
	await jest.advanceTimersByTimeAsync( 4000 );
	expect( await result ).toEqual( EVENTS );
	expect( console ).toHaveErroredWith(
		'Studio Calendar: events/getDefault: network'
	);
} );

it( 'is empty at once after a refusal', async () => {
	server.answer( { status: 401, body: wireError( 'not_logged_in', '' ) } );
	expect( await read() ).toEqual( {} );
	expect( server.calls ).toHaveLength( 1 );
	expect( console ).toHaveErrored();
} );

it( 'is empty whatever was thrown', async () => {
	const read400 = () => Promise.reject( new ApiError( 'invalid', '' ) );
	expect( await readOrEmpty( read400 ) ).toEqual( {} );
} );
