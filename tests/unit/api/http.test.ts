/**
 * @jest-environment node
 */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttp } from '../../../src/api/http';

interface Seen {
	readonly method: string | undefined;
	readonly url: string | undefined;
	readonly headers: IncomingMessage[ 'headers' ];
	readonly body: string;
}

/** Real HTTP server on this machine; it responds "ok" and records each request in `seen`. */
let server: Server;
let seen: Seen[] = [];

async function bodyOf( request: IncomingMessage ): Promise< string > {
	let body = '';
	for await ( const part of request ) {
		body += String( part );
	}
	return body;
}

beforeAll( async () => {
	server = createServer( ( request, response ) => {
		void bodyOf( request ).then( ( body ) => {
			const { method, url, headers } = request;
			seen.push( { method, url, headers, body } );
			const isRefused = url?.includes( 'refused' ) === true;
			response.writeHead( isRefused ? 409 : 200, { ETag: '"v1"' } );
			response.end(
				JSON.stringify(
					isRefused
						? {
								status: 'error',
								code: 'slot_taken',
								message: 'No.',
							}
						: { status: 'ok', revision: 7 }
				)
			);
		} );
	} );
	await new Promise< void >( ( resolve ) => {
		server.listen( 0, '127.0.0.1', resolve );
	} );
} );

afterAll( () => server.close() );

beforeEach( () => {
	seen = [];
} );

const address = ( path: string ) =>
	new URL(
		path,
		`http://127.0.0.1:${ ( server.address() as AddressInfo ).port }`
	);

const http = createHttp( true );
const OK = { body: { status: 'ok', revision: 7 }, etag: '"v1"' };

it( 'gets, with the ETag for our own server alone', async () => {
	const answer = await http.get( address( '/x?a=b' ), { etag: '"v0"' } );
	expect( answer ).toMatchObject( OK );
	await createHttp( false ).get( address( '/x' ), { etag: '"v0"' } );
	expect( seen ).toMatchObject( [
		{ method: 'GET', url: '/x?a=b', headers: { 'if-none-match': '"v0"' } },
		{ method: 'GET', url: '/x' },
	] );
	expect( seen[ 1 ]?.headers ).not.toHaveProperty( 'if-none-match' );
} );

it( 'posts a form, encoded', async () => {
	expect(
		await http.postForm( address( '/x' ), { a: 'ä & =', b: '' } )
	).toMatchObject( OK );
	expect( seen[ 0 ] ).toMatchObject( {
		method: 'POST',
		headers: {
			'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
		},
		body: 'a=%C3%A4+%26+%3D&b=',
	} );
} );

it( 'posts a multipart form, texts and files', async () => {
	const picture = new Blob( [ 'GIF89a' ], { type: 'image/gif' } );
	const parts = { title: 'Salsa', picture };
	expect( await http.postMultipart( address( '/x' ), parts ) ).toMatchObject(
		OK
	);
	const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(
		seen[ 0 ]?.headers[ 'content-type' ] ?? ''
	)?.[ 1 ];
	const body = seen[ 0 ]?.body ?? '';
	expect( body.split( `--${ boundary }` ) ).toHaveLength( 4 );
	expect( body ).toMatch( /name="title"\r\n\r\nSalsa\r\n/ );
	expect( body ).toMatch(
		/name="picture"; filename="blob"\r\nContent-Type: image\/gif\r\n\r\nGIF89a\r\n/
	);
} );

it( 'deletes', async () => {
	expect( await http.del( address( '/x/41' ) ) ).toMatchObject( OK );
	expect( seen[ 0 ] ).toMatchObject( {
		method: 'DELETE',
		url: '/x/41',
		body: '',
	} );
} );

it( 'ends every way with an ApiError when it is refused', async () => {
	const url = address( '/refused' );
	const ways = [
		() => http.get( url ),
		() => http.postForm( url, {} ),
		() => http.postMultipart( url, {} ),
		() => http.del( url ),
	];
	for ( const way of ways ) {
		await expect( way() ).rejects.toMatchObject( {
			name: 'ApiError',
			code: 'slot_taken',
			status: 409,
		} );
	}
	expect( seen ).toHaveLength( ways.length );
} );
