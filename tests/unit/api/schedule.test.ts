import { createClient } from '../../../src/api/client';
import { fetchSchedule, preloadedSchedule } from '../../../src/api/schedule';
import type { Schedule } from '../../../src/domain/booking';
import { FakeServer, wireSchedule, wireBooking } from '../support/fake-server';
import { CONFIG } from '../support/mounted';

const RANGE = { from: '2026-11-16', to: '2026-11-22' };
const REQUEST = { studioId: '1', range: RANGE };

let server: FakeServer;
beforeEach( () => {
	server = new FakeServer();
	jest.useFakeTimers( { now: Date.parse( '2026-11-20T12:20:00Z' ) } );
} );
afterEach( () => jest.useRealTimers() );

function read( known?: Schedule, nonce: string | null = null ) {
	const client = createClient( { ...CONFIG, nonce }, 'en', null );
	const { signal } = new AbortController();
	return fetchSchedule( client, REQUEST, { signal, known } );
}

it( 'asks for studio, language and range', async () => {
	server.answer( { body: wireSchedule() } );
	await read();
	const [ call ] = server.calls;
	expect( call?.url.pathname ).toBe(
		'/wp-json/studio-calendar/v1/booking/getInRange_ready'
	);
	expect( Object.fromEntries( call?.query ?? [] ) ).toEqual( {
		studio_id: '1',
		locale: 'en',
		date_from: '2026-11-16',
		date_to: '2026-11-22',
	} );
} );

it( 'keeps what it knows on a 304, as of now', async () => {
	server.answer( { body: wireSchedule(), etag: 'W/"v1"' } );
	const first = await read();
	jest.setSystemTime( Date.parse( '2026-11-20T12:25:00Z' ) );
	server.answer( { status: 304 } );
	const second = await read( first );
	expect( server.calls.at( -1 )?.headers ).toMatchObject( {
		'If-None-Match': 'W/"v1"',
	} );
	expect( second.bookings ).toBe( first.bookings );
	expect( second.asOf - first.asOf ).toBe( 5 * 60_000 );
} );

describe( 'a login on a guest’s cached page', () => {
	const asGuest = wireSchedule( [], { loggedIn: true } );
	const asTrainer = wireSchedule( [ wireBooking() ], {
		permission: 'Trainer',
		user_id: 5,
		loggedIn: true,
	} );

	it( 'fetches a nonce and reads again', async () => {
		server.answer( ( { query } ) => {
			if ( query.get( 'action' ) === 'rest-nonce' ) {
				return { body: 'abcdef1234' };
			}
			return { body: query.has( '_wpnonce' ) ? asTrainer : asGuest };
		} );
		const schedule = await read();
		expect( schedule ).toMatchObject( { role: 'Trainer', userId: '5' } );
		expect( server.calls ).toHaveLength( 3 );
	} );

	it( 'stays a guest where visitors’ view is wanted, nonce or not', async () => {
		server.answer( { body: asGuest } );
		const config = { ...CONFIG, nonce: 'abcdef1234' };
		const { signal } = new AbortController();
		const schedule = await fetchSchedule(
			createClient( config, 'en', null, true ),
			REQUEST,
			{ signal, known: undefined }
		);
		expect( schedule.role ).toBe( 'Guest' );
		expect( server.calls ).toHaveLength( 1 );
		expect( server.calls[ 0 ]?.query.has( '_wpnonce' ) ).toBe( false );
	} );

	it( 'stays a guest where no nonce can be had', async () => {
		server.answer( ( { query } ) =>
			query.has( 'action' )
				? { status: 400, body: '0' }
				: { body: asGuest }
		);
		expect( ( await read() ).role ).toBe( 'Guest' );
		expect( server.calls ).toHaveLength( 2 );
	} );

	it( 'of someone who is no member is believed', async () => {
		server.answer( { body: asGuest } );
		expect( ( await read( undefined, 'abcdef1234' ) ).role ).toBe(
			'Guest'
		);
		expect( server.calls ).toHaveLength( 1 );
	} );
} );

it( 'takes neither the day nor the hour of a preload for now', () => {
	expect( preloadedSchedule( wireSchedule(), RANGE ) ).toMatchObject( {
		today: null,
		asOf: 0,
		etag: '"v1"',
		range: RANGE,
	} );
} );
