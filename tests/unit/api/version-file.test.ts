import { readVersionFile, versionFileOf } from '../../../src/api/version-file';
import { FakeServer, type Reply } from '../support/fake-server';

const ADDRESS = 'https://studio.example/uploads/studio-calendar/x.txt';
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
	await expect( readVersionFile( ADDRESS ) ).resolves.toBe( VERSION );
	expect( server.calls[ 0 ]?.url.href ).toBe( ADDRESS );
	expect( server.calls[ 0 ]?.headers ).toEqual( {} );
	expect( fetched ).toHaveBeenCalledWith(
		ADDRESS,
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
	await expect( readVersionFile( ADDRESS ) ).resolves.toBeNull();
} );

it( 'is not waited for longer than ten seconds', async () => {
	server.answer( 'silent' );
	const asked = readVersionFile( ADDRESS );
	await jest.advanceTimersByTimeAsync( 10_000 );
	await expect( asked ).resolves.toBeNull();
} );

const FILE = {
	url: 'https://host.example/uploads/studio-calendar/x.txt',
	version: '0f1e2d3c4b5a6978',
};

const versionFileIn = ( value: unknown ) =>
	versionFileOf( value, 'https://host.example/wp-json/studio-calendar/v1' );

it( 'takes a version file on the origin of its host or of the page', () => {
	expect( versionFileIn( FILE ) ).toEqual( FILE );
	const here = { ...FILE, url: new URL( '/x.txt', location.href ).href };
	expect( versionFileIn( here ) ).toEqual( here );
	expect( versionFileIn( { ...FILE, url: '/x.txt' } ) ).toEqual( {
		...FILE,
		url: 'https://host.example/x.txt',
	} );
} );

it.each( [
	undefined,
	null,
	'https://host.example/x.txt',
	{ ...FILE, version: undefined },
	{ ...FILE, version: '' },
	{ ...FILE, version: 7 },
	{ ...FILE, version: '<html>' },
	{ ...FILE, url: undefined },
	{ ...FILE, url: 'https://elsewhere.example/x.txt' },
	{ ...FILE, url: 'http://host.example/x.txt' },
	{ ...FILE, url: 'https://host.example:8443/x.txt' },
	{ ...FILE, url: '//elsewhere.example/x.txt' },
	{ ...FILE, url: '/\\elsewhere.example/x.txt' },
	{ ...FILE, url: 'javascript:alert(1)' },
	{ ...FILE, url: 'data:text/plain,x' },
	{ ...FILE, url: 'https://' },
] )( 'takes no version file from %j', ( value ) => {
	expect( versionFileIn( value ) ).toBeNull();
} );
