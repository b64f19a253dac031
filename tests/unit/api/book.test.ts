import { addBooking, checkBooking } from '../../../src/api/book';
import { createClient } from '../../../src/api/client';
import { eventsOf } from '../../../src/api/events';
import type { BookingRequest } from '../../../src/domain/booking-form';
import { at } from '../support/bookings';
import { FakeServer } from '../support/fake-server';
import { CONFIG } from '../support/mounted';

const SERIES: BookingRequest = {
	studioId: '1',
	roomId: '11',
	eventId: '7',
	trainerId: '5',
	date: '2026-11-20',
	from: at( '22:00' ),
	to: at( '24:00' ),
	hiddenDescription: null,
	weeks: 3,
	skipDates: [ '2026-11-27' ],
	overrides: {
		'2026-12-04': { roomId: '12' },
		'2026-12-11': { from: at( '09:00' ), to: at( '10:30' ) },
	},
};
const CALL = { locale: 'et', requestId: 'wish-1' } as const;

let server: FakeServer;
beforeEach( () => {
	server = new FakeServer();
	server.answer( { body: { status: 'ok', revision: 129 } } );
} );

const client = () =>
	createClient( { ...CONFIG, nonce: 'abcdef1234' }, 'et', null );
const sent = () =>
	JSON.parse(
		server.calls[ 0 ]?.query.get( 'post_data' ) ?? '{}'
	) as unknown;

describe( 'a series', () => {
	it( 'goes out with its exceptions, in the call’s own names', async () => {
		await addBooking( client(), SERIES, CALL );
		expect( sent() ).toMatchObject( {
			time_from: '22:00',
			time_to: '24:00',
			repeat: 3,
			skip_dates: [ '2026-11-27' ],
			overrides: {
				'2026-12-04': { room_id: '12' },
				'2026-12-11': { time_from: '09:00', time_to: '10:30' },
			},
			locale: 'et',
			request_id: 'wish-1',
		} );
	} );

	it( 'is written in a revision, where the host says which', async () => {
		expect( await addBooking( client(), SERIES, CALL ) ).toEqual( {
			revision: 129,
			bookings: [],
		} );
		server.answer( { body: { status: 'ok' } } );
		expect( await addBooking( client(), SERIES, CALL ) ).toEqual( {
			revision: null,
			bookings: [],
		} );
	} );

	it( 'is checked without being stored, date by date', async () => {
		const conflict = {
			date: '2026-12-04',
			room_id: 12,
			time_from: '22:00',
			time_to: '23:00',
		};
		server.answer( {
			body: {
				status: 'ok',
				dates: [
					{ date: '2026-11-20', free: true },
					{
						date: '2026-12-04',
						free: false,
						code: 'slot_taken',
						message: 'Hõivatud',
						conflicts: [ conflict ],
					},
				],
			},
		} );
		expect( await checkBooking( client(), SERIES, 'et' ) ).toEqual( [
			{
				date: '2026-11-20',
				isFree: true,
				code: '',
				message: '',
				conflicts: [],
			},
			{
				date: '2026-12-04',
				isFree: false,
				code: 'slot_taken',
				message: 'Hõivatud',
				conflicts: [ { ...conflict, title: '' } ],
			},
		] );
		expect( sent() ).toMatchObject( { dry_run: true } );
		expect( sent() ).not.toHaveProperty( 'request_id' );
	} );
} );

it( 'events of other hosts may have other names and string ids', async () => {
	server.answer( {
		body: {
			status: 'ok',
			events: {
				a: { eventId: '21', title: 'Salsa' },
				b: { event_id: 0, title: 'None' },
				c: { event_id: 22 },
			},
		},
	} );
	expect( await eventsOf( client(), '5' ) ).toEqual( [
		{ id: '21', title: 'Salsa' },
		{ id: '22', title: '22' },
	] );
} );

describe( 'an address that an answer names', () => {
	it( 'is followed only to the host that answers', () => {
		const { onHost } = client();
		expect( onHost( 'http://localhost/wp-login.php' )?.href ).toBe(
			'http://localhost/wp-login.php'
		);
		expect( onHost( 'https://elsewhere.example/' ) ).toBeNull();
		expect( onHost( 'javascript:alert(1)' ) ).toBeNull();
		expect( onHost( 'http://' ) ).toBeNull();
	} );
} );
