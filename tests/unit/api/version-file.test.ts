import { readVersionFile } from '../../../src/api/version-file';
import { FakeServer, type Reply } from '../support/fake-server';

const URL = 'https://studio.example/uploads/studio-calendar/x.txt';
const VERSION = '0f1e2d3c4b5a69788796a5b4c3d2e1f0';

let server: FakeServer;
let fetched: jest.SpyInstance;

beforeEach( () => {
	jest.useFakeTimers();
	server = new FakeServer();
	fetched = jest.spyOn( window, 'fetch' );
} );

afterEach( () => {
	jest.useRealTimers();
} );

it( 'is read without cookies, and the browser asks whether its copy is current', async () => {
	server.answer( { body: `${ VERSION }\n` } );
	await expect( readVersionFile( URL ) ).resolves.toBe( VERSION );
	expect( server.calls[ 0 ]?.url.href ).toBe( URL );
	expect( server.calls[ 0 ]?.headers ).toEqual( {} );
	expect( fetched ).toHaveBeenCalledWith(
		URL,
		expect.objectContaining( {
			cache: 'no-cache',
			credentials: 'omit',
			redirect: 'error',
		} )
	);
} );

const USELESS: readonly ( readonly [ string, Reply ] )[] = [
	[ 'a missing file', { status: 404, body: VERSION } ],
	[ 'an error', { status: 500, body: VERSION } ],
	[ 'a page', { body: '<!doctype html><title>Studio</title>' } ],
	[ 'an empty file', { body: '' } ],
	[ 'two lines', { body: `${ VERSION }\n${ VERSION }` } ],
	[ 'no network, or an origin that refuses', 'unreachable' ],
	[ 'a line that breaks', 'cut' ],
];

it.each( USELESS )( '%s is no version', async ( _name, reply ) => {
	server.answer( reply );
	await expect( readVersionFile( URL ) ).resolves.toBeNull();
} );

it( 'is not waited for longer than three seconds', async () => {
	server.answer( 'silent' );
	const asked = readVersionFile( URL );
	await jest.advanceTimersByTimeAsync( 3000 );
	await expect( asked ).resolves.toBeNull();
} );
