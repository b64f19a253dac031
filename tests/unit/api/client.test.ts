import { ApiError } from '../../../src/api/api-error';
import { createClient, type Client } from '../../../src/api/client';
import type { MountConfig } from '../../../src/contract/mount';
import { FakeServer, wireError } from '../support/fake-server';
import { CONFIG } from '../support/mounted';

const OK = { body: { status: 'ok' } };
const EXTERNAL = {
	restUrl: 'https://host.example/wp-json/studio-calendar/v1',
	ajaxUrl: 'https://host.example/wp-admin/admin-ajax.php',
};

let server: FakeServer;
beforeEach( () => {
	server = new FakeServer();
	server.answer( OK );
} );

const clientOf = (
	part: Partial< MountConfig > = {},
	urlNonce: string | null = null
) => createClient( { ...CONFIG, ...part }, 'et', urlNonce );

/** Returns the error of a failed read; the client logs every failed request. */
async function failure( client: Client ): Promise< ApiError > {
	try {
		await client.read( 'booking/getInRange_ready', {} );
	} catch ( error: unknown ) {
		expect( console ).toHaveErrored();
		if ( error instanceof ApiError ) {
			return error;
		}
	}
	throw new Error( 'The read did not end with an ApiError.' );
}

describe( 'who is told what', () => {
	it( 'a guest’s read carries no nonce, neither in the address nor in a header', async () => {
		await clientOf().read( 'x', { studio_id: '1' } );
		const [ call ] = server.calls;
		expect( Object.fromEntries( call?.query ?? [] ) ).toEqual( {
			studio_id: '1',
			locale: 'et',
		} );
		expect( Object.keys( call?.headers ?? {} ) ).toEqual( [ 'Accept' ] );
	} );

	it( 'a member’s read carries the page’s nonce, and not the address’s', async () => {
		await clientOf( { nonce: 'abcdef1234' }, 'fromurl' ).read( 'x', {} );
		expect( server.calls[ 0 ]?.query.get( '_wpnonce' ) ).toBe(
			'abcdef1234'
		);
	} );

	it( 'an external host gets the address’s nonce and no cookie, never this site’s nonce', async () => {
		const client = clientOf(
			{ external: EXTERNAL, nonce: 'abcdef1234' },
			'fromurl'
		);
		await client.read( 'x', {}, { etag: '"v1"' } );
		const [ call ] = server.calls;
		expect( call?.url.origin ).toBe( 'https://host.example' );
		expect( call?.query.get( '_wpnonce' ) ).toBe( 'fromurl' );
		expect( call?.credentials ).toBe( 'omit' );
		expect( call?.headers ).not.toHaveProperty( 'If-None-Match' );
	} );

	it( 'a REST root on another origin gets neither nonce nor ETag', async () => {
		const client = clientOf( {
			restUrl: 'https://www.other.example/wp-json/studio-calendar/v1',
			nonce: 'abcdef1234',
		} );
		await client.read( 'x', {}, { etag: '"v1"' } );
		expect( server.calls[ 0 ]?.query.has( '_wpnonce' ) ).toBe( false );
		expect( server.calls[ 0 ]?.headers ).not.toHaveProperty(
			'If-None-Match'
		);
	} );

	it( 'our own server gets the ETag, and its 304 is an answer', async () => {
		server.answer( { status: 304, etag: 'W/"v1"' } );
		const answer = await clientOf().read( 'x', {}, { etag: 'W/"v1"' } );
		expect( server.calls[ 0 ]?.headers ).toMatchObject( {
			'If-None-Match': 'W/"v1"',
		} );
		expect( answer ).toMatchObject( { body: null, etag: 'W/"v1"' } );
	} );
} );

describe( 'a stale nonce', () => {
	const stale = { status: 403, body: wireError( 'invalid_nonce', 'No.' ) };

	it.each( [ 'invalid_nonce', 'rest_cookie_invalid_nonce' ] )(
		'is renewed once after %s, and the call repeated with the new one',
		async ( code ) => {
			server.answer( ( { url, query } ) => {
				if ( query.get( 'action' ) === 'rest-nonce' ) {
					return { body: 'fedcba4321' };
				}
				return url.searchParams.get( '_wpnonce' ) === 'fedcba4321'
					? OK
					: { status: 403, body: wireError( code, 'No.' ) };
			} );
			await clientOf( { nonce: 'abcdef1234' } ).read( 'x', {} );
			expect(
				server.calls.map( ( { query } ) => query.get( '_wpnonce' ) )
			).toEqual( [ 'abcdef1234', null, 'fedcba4321' ] );
		}
	);

	it( 'is not renewed for ever', async () => {
		server.answer( ( { query } ) =>
			query.has( 'action' ) ? { body: 'fedcba4321' } : stale
		);
		const error = await failure( clientOf( { nonce: 'abcdef1234' } ) );
		expect( error.code ).toBe( 'invalid_nonce' );
		expect( server.calls ).toHaveLength( 3 );
	} );

	it( 'of someone logged out is dropped, and the call repeated as a guest', async () => {
		server.answer( ( { query } ) => {
			if ( query.has( 'action' ) ) {
				return { status: 400, body: '0' };
			}
			return query.has( '_wpnonce' ) ? stale : OK;
		} );
		const client = clientOf( { nonce: 'abcdef1234' } );
		await client.read( 'x', {} );
		expect( client.hasNonce() ).toBe( false );
	} );

	it( 'is asked for once by calls that fail together', async () => {
		server.answer( ( { query } ) => {
			if ( query.has( 'action' ) ) {
				return { body: 'fedcba4321' };
			}
			return query.get( '_wpnonce' ) === 'fedcba4321' ? OK : stale;
		} );
		const client = clientOf( { nonce: 'abcdef1234' } );
		await Promise.all( [ client.read( 'x', {} ), client.read( 'y', {} ) ] );
		const renewals = server.calls.filter( ( { query } ) =>
			query.has( 'action' )
		);
		expect( renewals ).toHaveLength( 1 );
	} );
} );

describe( 'errors', () => {
	it( 'keep the server’s code, text, fields and conflicts', async () => {
		const conflict = {
			date: '2026-11-20',
			room_id: 11,
			time_from: '18:00',
			time_to: '19:00',
			title: 'Zumba',
		};
		server.answer( {
			status: 409,
			body: {
				status: 'error',
				code: 'slot_taken',
				message: 'Hõivatud',
				data: {
					status: 409,
					fields: { time_from: 'Hõivatud' },
					conflicts: [ conflict ],
				},
			},
		} );
		expect( await failure( clientOf() ) ).toMatchObject( {
			code: 'slot_taken',
			message: 'Hõivatud',
			status: 409,
			fields: { time_from: 'Hõivatud' },
			conflicts: [ conflict ],
			isTransient: false,
		} );
	} );

	it.each( [
		[ 'nobody answers', 'unreachable', 'network', true ],
		[
			'the server breaks',
			{ status: 500, body: '<html>' },
			'unreadable_answer',
			true,
		],
		[
			'it is busy',
			{ status: 503, body: wireError( 'busy', '' ) },
			'busy',
			true,
		],
		[
			'one asked too often',
			{ status: 429, body: wireError( 'too_many_requests', '' ) },
			'too_many_requests',
			true,
		],
		[
			'the answer is no JSON',
			{ body: 'Fatal error' },
			'unreadable_answer',
			false,
		],
		[
			'the status is not "ok"',
			{ body: { bookings: [] } },
			'unreadable_answer',
			false,
		],
		[
			'the studio is unknown',
			{ status: 404, body: wireError( 'studio_not_found', '' ) },
			'studio_not_found',
			false,
		],
	] as const )(
		'tell what happened when %s',
		async ( _what, reply, code, isTransient ) => {
			server.answer( reply );
			expect( await failure( clientOf() ) ).toMatchObject( {
				code,
				isTransient,
			} );
		}
	);

	it( 'are logged with call and code, and nothing else', async () => {
		server.answer( {
			status: 404,
			body: wireError( 'studio_not_found', 'x' ),
		} );
		const read = clientOf( { nonce: 'abcdef1234' } ).read(
			'booking/x',
			{}
		);
		await expect( read ).rejects.toBeInstanceOf( ApiError );
		expect( console ).toHaveErroredWith(
			'Studio Calendar: booking/x: studio_not_found'
		);
	} );

	it( 'leave an abort what it is', async () => {
		server.answer( 'silent' );
		const abort = new AbortController();
		const read = clientOf().read( 'x', {}, { signal: abort.signal } );
		abort.abort();
		await expect( read ).rejects.toMatchObject( { name: 'AbortError' } );
	} );
} );
