import { changeBooking, trainerHistory } from '../../../src/api/bookings';
import { createClient } from '../../../src/api/client';
import type { MountConfig } from '../../../src/contract/mount';
import { FakeServer, wireError } from '../support/fake-server';
import { CONFIG } from '../support/mounted';

const OK = { body: { status: 'ok' } };
const NONCE = 'abcdef1234';
const RENEWED = 'fedcba4321';
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
) => createClient( { ...CONFIG, nonce: NONCE, ...part }, 'et', urlNonce );

const queryOf = ( index: number ) =>
	Object.fromEntries( server.calls[ index ]?.query ?? [] );

describe( 'a change', () => {
	it.each( [
		'cancel',
		'restore',
		'approve',
		'markPaid',
		'markUnpaid',
	] as const )(
		'"%s" is a GET with nonce and request id',
		async ( action ) => {
			await changeBooking( clientOf(), action, '41', 'wish-1' );
			const [ call ] = server.calls;
			expect( call?.method ).toBe( 'GET' );
			expect( call?.url.pathname ).toBe(
				`/wp-json/studio-calendar/v1/booking/${ action }/41`
			);
			expect( queryOf( 0 ) ).toEqual( {
				request_id: 'wish-1',
				locale: 'et',
				_wpnonce: NONCE,
			} );
		}
	);

	it( 'is repeated with the same request id and a new nonce when the old one is stale', async () => {
		server.answer( ( { query } ) => {
			if ( query.get( 'action' ) === 'rest-nonce' ) {
				return { body: RENEWED };
			}
			return query.get( '_wpnonce' ) === RENEWED
				? OK
				: { status: 403, body: wireError( 'invalid_nonce', 'No.' ) };
		} );
		await changeBooking( clientOf(), 'cancel', '41', 'wish-1' );
		expect( server.calls ).toHaveLength( 3 );
		expect( queryOf( 2 ) ).toEqual( {
			...queryOf( 0 ),
			_wpnonce: RENEWED,
		} );
	} );

	it( 'without a nonce fetches one first, and only once', async () => {
		server.answer( ( { query } ) =>
			query.get( 'action' ) === 'rest-nonce'
				? { body: RENEWED }
				: { status: 403, body: wireError( 'invalid_nonce', 'No.' ) }
		);
		const client = clientOf( { nonce: null } );
		await expect(
			changeBooking( client, 'cancel', '41', 'wish-1' )
		).rejects.toMatchObject( { code: 'invalid_nonce' } );
		expect( console ).toHaveErrored();
		expect(
			server.calls.map( ( { query } ) => query.get( '_wpnonce' ) )
		).toEqual( [ null, RENEWED ] );
	} );

	it( 'is not tried again after any other failure', async () => {
		server.answer( 'unreachable' );
		await expect(
			changeBooking( clientOf(), 'cancel', '41', 'wish-1' )
		).rejects.toMatchObject( { code: 'network' } );
		expect( console ).toHaveErroredWith(
			'Studio Calendar: booking/cancel/41: network'
		);
		expect( server.calls ).toHaveLength( 1 );
	} );

	it( 'keeps the text with which it was refused', async () => {
		const body = wireError( 'slot_taken', 'Aeg on juba võetud.' );
		server.answer( { status: 409, body } );
		await expect(
			changeBooking( clientOf(), 'restore', '41', 'wish-1' )
		).rejects.toMatchObject( { message: 'Aeg on juba võetud.' } );
		expect( console ).toHaveErrored();
	} );
} );

describe( 'a call that is too long for an address', () => {
	const long = { post_data: 'ä'.repeat( 400 ) };
	const add = { path: 'booking/add' };

	it( 'goes to our own server as a form', async () => {
		await clientOf().write( add, long );
		const [ call ] = server.calls;
		expect( call?.method ).toBe( 'POST' );
		expect( call?.url.search ).toBe( '' );
		expect( Object.fromEntries( call?.form ?? [] ) ).toEqual( {
			...long,
			locale: 'et',
			_wpnonce: NONCE,
		} );
	} );

	it( 'goes to an external host as GET all the same', async () => {
		const client = clientOf( { external: EXTERNAL }, 'fromurl' );
		await client.write( add, long, { isSecret: true } );
		const [ call ] = server.calls;
		expect( call?.method ).toBe( 'GET' );
		expect( call?.credentials ).toBe( 'omit' );
		expect( queryOf( 0 ) ).toMatchObject( {
			...long,
			_wpnonce: 'fromurl',
		} );
	} );
} );

it( 'a short call that is secret goes to our own server as a form', async () => {
	await clientOf().write( { path: 'x' }, { a: 'b' }, { isSecret: true } );
	expect( server.calls[ 0 ]?.method ).toBe( 'POST' );
	expect( server.calls[ 0 ]?.url.search ).toBe( '' );
} );

it( 'this site’s nonce does not follow admin-ajax to another origin', async () => {
	const ajaxUrl = 'https://www.other.example/wp-admin/admin-ajax.php';
	await clientOf( { ajaxUrl } ).write( { action: 'x' }, {} );
	expect( queryOf( 0 ) ).toEqual( { action: 'x' } );
} );

describe( 'a trainer’s history', () => {
	it( 'is asked of admin-ajax and read entry by entry', async () => {
		server.answer( {
			body: {
				status: 'ok',
				history: [
					{
						room_id: 11,
						date: '2026-11-20',
						status: 'Pending',
						reasons: [ 'Same group stays', 'Ten minutes' ],
					},
					{ room_id: null, date: '2026-11-13', status: 'Canceled' },
				],
			},
		} );
		const history = await trainerHistory( clientOf(), '5' );
		expect( history ).toEqual( [
			{
				roomId: '11',
				date: '2026-11-20',
				status: 'Pending',
				reasons: [ 'Same group stays', 'Ten minutes' ],
			},
			{
				roomId: null,
				date: '2026-11-13',
				status: 'Canceled',
				reasons: [],
			},
		] );
		expect( server.calls[ 0 ]?.url.pathname ).toBe(
			'/wp-admin/admin-ajax.php'
		);
		expect( queryOf( 0 ) ).toMatchObject( {
			action: 'get_trainer_history',
			trainer_id: '5',
			_wpnonce: NONCE,
		} );
	} );

	it( 'of a host that says only "ok" is empty', async () => {
		const client = clientOf( { external: EXTERNAL } );
		expect( await trainerHistory( client, '5' ) ).toEqual( [] );
		expect( server.calls[ 0 ]?.url.origin ).toBe( 'https://host.example' );
	} );
} );
