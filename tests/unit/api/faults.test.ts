import { ApiError } from '../../../src/api/api-error';
import { addBooking, checkBooking } from '../../../src/api/book';
import { editBooking } from '../../../src/api/edit';
import { changeBooking, trainerHistory } from '../../../src/api/bookings';
import { createClient, type Client } from '../../../src/api/client';
import { defaultEvents, eventsOf } from '../../../src/api/events';
import { fetchPushAccess } from '../../../src/api/push';
import { fetchSchedule } from '../../../src/api/schedule';
import type { BookingRequest } from '../../../src/domain/booking-form';
import { at } from '../support/bookings';
import {
	FakeServer,
	wireBooking,
	wireError,
	wireSchedule,
	type Reply,
} from '../support/fake-server';
import { FAILING, FAULTS } from '../support/faults';
import { CONFIG } from '../support/mounted';

const NONCE = 'abcdef1234';
const RANGE = { from: '2026-11-16', to: '2026-11-22' };
const REQUEST: BookingRequest = {
	studioId: '1',
	roomId: '11',
	eventId: '7',
	trainerId: '5',
	date: '2026-11-20',
	from: at( '18:00' ),
	to: at( '19:30' ),
	hiddenDescription: null,
	weeks: 0,
	skipDates: [],
	overrides: {},
};
const EDIT = { ...REQUEST, bookingId: '41', isPrivate: false, revision: 3 };
const WISH = { locale: 'en', requestId: 'wish-1' } as const;

let server: FakeServer;
beforeEach( () => {
	server = new FakeServer();
	jest.useFakeTimers();
} );
afterEach( () => jest.useRealTimers() );

const readWeek = ( client: Client ) =>
	fetchSchedule(
		client,
		{ studioId: '1', range: RANGE },
		{ signal: new AbortController().signal, known: undefined }
	);

/** Requests of the app whose failure is shown to a person. */
const CALLS: Readonly<
	Record< string, ( client: Client ) => Promise< unknown > >
> = {
	'the week': readWeek,
	'the check of dates': ( client ) => checkBooking( client, REQUEST, 'en' ),
	'the history': ( client ) => trainerHistory( client, '5' ),
	'the token': ( client ) => fetchPushAccess( client, '1' ),
	add: ( client ) => addBooking( client, REQUEST, WISH ),
	edit: ( client ) => editBooking( client, EDIT, WISH ),
	...Object.fromEntries(
		(
			[
				'approve',
				'cancel',
				'restore',
				'markPaid',
				'markUnpaid',
			] as const
		 ).map( ( action ) => [
			action,
			( client: Client ) => changeBooking( client, action, '41', 'wish' ),
		] )
	),
};

/** Requests with a fallback: their failure resolves to null (specification, 7). */
const WITH_FALLBACK: typeof CALLS = {
	'the events of a trainer': ( client ) => eventsOf( client, '5' ),
	'the default events': defaultEvents,
};

const clientOf = ( nonce: string | null = NONCE ) =>
	createClient( { ...CONFIG, nonce }, 'en', null );

/** Returns how a request ends, however long that takes, and asserts that no timer is left. */
async function endOf( call: Promise< unknown > ): Promise< unknown > {
	const end = call.catch( ( error: unknown ) => error );
	await jest.advanceTimersByTimeAsync( 120_000 );
	expect( jest.getTimerCount() ).toBe( 0 );
	return end;
}

describe.each( Object.entries( FAULTS ) )( '%s', ( _name, reply ) => {
	it.each( Object.entries( CALLS ) )(
		'as the answer to %s is an ApiError',
		async ( call, send ) => {
			server.answer( reply );
			const end = await endOf( send( clientOf() ) );
			// The token's response may also be null, and the app continues without a token.
			const isNone = call === 'the token' && end === null;
			expect( isNone || end instanceof ApiError ).toBe( true );
			expect( console ).toHaveErrored();
		}
	);

	it.each( Object.entries( WITH_FALLBACK ) )(
		'as the answer to %s is none',
		async ( _call, send ) => {
			server.answer( reply );
			expect( await endOf( send( clientOf() ) ) ).toBeNull();
			expect( console ).toHaveErrored();
		}
	);
} );

it.each( Object.keys( CALLS ).slice( -7 ) )(
	'"not modified" is no answer to %s',
	async ( call ) => {
		server.answer( { status: 304 } );
		const end = CALLS[ call ]?.( clientOf() ) ?? Promise.resolve();
		expect( await endOf( end ) ).toBeInstanceOf( ApiError );
		expect( console ).toHaveErrored();
	}
);

describe( 'a nonce', () => {
	const stale = { status: 403, body: wireError( 'invalid_nonce', 'No.' ) };
	const renewedBy = ( reply: Reply ) =>
		server.answer( ( { query } ) => {
			if ( query.get( 'action' ) === 'rest-nonce' ) {
				return reply;
			}
			return query.get( '_wpnonce' ) === 'fedcba4321'
				? { body: { status: 'ok' } }
				: stale;
		} );

	it.each( Object.entries( FAILING ) )(
		'that cannot be renewed for %s leaves the login what it is, and is renewed the next time',
		async ( _name, reply ) => {
			const client = clientOf();
			const approve = () =>
				endOf( changeBooking( client, 'approve', '41', 'wish' ) );
			renewedBy( reply );
			expect( await approve() ).toMatchObject( { isTransient: true } );
			expect( client.hasNonce() ).toBe( true );
			renewedBy( { body: 'fedcba4321' } );
			expect( await approve() ).toMatchObject( { bookings: [] } );
			expect( console ).toHaveErrored();
		}
	);
} );

describe( 'an answer that is about something else is none:', () => {
	const UNREADABLE = { code: 'unreadable_answer' };
	const other = wireBooking( { id: 77 } );
	const moved = wireBooking( { room_id: 12 } );
	const group = { ...RANGE, bookings: [ wireBooking() ] };
	const week = ( dateFrom: string ) =>
		wireSchedule( [], {
			bookings: [ { ...group, date_from: dateFrom } ],
		} );

	it.each< [ string, string, unknown ] >( [
		[ 'another studio', 'the week', studioOf( 2 ) ],
		[ 'another week', 'the week', week( '2026-11-09' ) ],
		[ 'another booking', 'approve', { booking: other } ],
		[ 'another booking', 'cancel', { booking: other } ],
		[ 'another booking', 'restore', { booking: other } ],
		[ 'another booking', 'markPaid', { booking: other } ],
		[ 'another booking', 'markUnpaid', { booking: other } ],
		[ 'another booking', 'edit', { bookings: [ other ] } ],
		[ 'another room', 'add', { bookings: [ moved ] } ],
		[
			'another day',
			'add',
			{ bookings: [ wireBooking( { date: '2026-11-27' } ) ] },
		],
		[
			'another time',
			'add',
			{ bookings: [ wireBooking( { time_to: '20:00' } ) ] },
		],
		[ 'nobody', 'the history', { history: 'none' } ],
	] )( '%s, for %s', async ( _what, call, body ) => {
		server.answer( { body: { status: 'ok', ...( body as object ) } } );
		const end = await endOf(
			CALLS[ call ]?.( clientOf() ) ?? Promise.resolve()
		);
		expect( end ).toBeInstanceOf( ApiError );
		expect( end ).toMatchObject( UNREADABLE );
	} );

	it( 'but the right studio, week and booking are', async () => {
		server.answer( { body: week( RANGE.from ) } );
		expect( await endOf( readWeek( clientOf() ) ) ).toMatchObject( {
			studio: { id: '1' },
		} );
		const series = { ...REQUEST, weeks: 1 };
		const inOther = {
			...series,
			overrides: { '2026-11-27': { roomId: '12' } },
		};
		server.answer( {
			body: {
				status: 'ok',
				bookings: [
					wireBooking(),
					wireBooking( { id: 42, date: '2026-11-27', room_id: 12 } ),
				],
			},
		} );
		const added = addBooking( clientOf(), inOther, WISH );
		expect( await endOf( added ) ).toMatchObject( {
			bookings: [ { id: '41' }, { id: '42' } ],
		} );
	} );

	function studioOf( id: number ) {
		const schedule = wireSchedule();
		return { ...schedule, studio: { ...schedule.studio, id } };
	}
} );
