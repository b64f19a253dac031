import { act, fireEvent, screen } from '@testing-library/react';
import {
	FIRST_DAY,
	type FakeServer,
	lateReply,
	wireBooking,
	wireError,
	wireSchedule,
} from '../support/fake-server';
import {
	byWeek,
	card,
	click,
	endDemo,
	settle,
	startDemo,
	wait,
} from '../support/demo-weeks';
import { leavePage, mounted } from '../support/mounted';

let server: FakeServer;

beforeEach( () => {
	server = startDemo();
} );

afterEach( endDemo );

const weeksAsked = () =>
	server.calls.map( ( { query } ) => query.get( 'date_from' ) );

/** Returns the texts announced to screen readers; the element for the results of actions is empty until then. */
const told = () =>
	screen
		.getAllByRole( 'status' )
		.map( ( { textContent } ) => textContent )
		.filter( ( text ) => text !== '' );

describe( 'loading', () => {
	it( 'is said, and over when the bookings are there', async () => {
		server.answer( 'silent' );
		await mounted();
		expect( told() ).toEqual( [ 'Loading...' ] );
		expect( screen.queryByRole( 'grid' ) ).not.toBeInTheDocument();
		leavePage();

		server.answer( ( { query } ) => byWeek( query.get( 'date_from' ) ) );
		await mounted();
		await settle();
		expect( screen.queryByText( 'Loading...' ) ).not.toBeInTheDocument();
		expect( card() ).toBeInTheDocument();
	} );

	it.each( [
		[ 'a pointer is over it', fireEvent.pointerOver ],
		[ 'the focus is in it', fireEvent.focusIn ],
	] )(
		'fetches the next week when there is nothing else to do, and the one before once %s',
		async ( _, turnTo ) => {
			await mounted();
			await settle();
			await wait( 1000 );
			expect( weeksAsked() ).toEqual( [ '2026-11-16', '2026-11-23' ] );
			turnTo( screen.getByRole( 'grid' ) );
			await wait( 1000 );
			expect( weeksAsked() ).toEqual( [
				'2026-11-16',
				'2026-11-23',
				'2026-11-09',
			] );
			await click( 'Next week' );
			expect(
				screen.queryByText( 'Loading...' )
			).not.toBeInTheDocument();
			expect( screen.getByRole( 'grid' ) ).toBeInTheDocument();
			await wait( 1000 );
			expect( weeksAsked() ).toContain( '2026-11-30' );
		}
	);

	it( 'drops an answer that comes too late', async () => {
		const { late, arrive } = lateReply();
		server.answer( ( { query } ) =>
			query.get( 'date_from' ) === FIRST_DAY ? late : byWeek( null )
		);
		await mounted();
		await click( 'Next week' );
		await settle();
		arrive( byWeek( '2026-11-16' ) );
		await settle();
		expect( screen.getByText( '23 – 29 Nov' ) ).toBeInTheDocument();
		expect( card() ).not.toBeInTheDocument();
	} );

	it( 'moves on to the studio’s own week when the device is in another', async () => {
		jest.setSystemTime( Date.parse( '2026-11-15T23:00:00Z' ) );
		server.answer( ( { query } ) => ( {
			body: wireSchedule(
				query.get( 'date_from' ) === FIRST_DAY ? [ wireBooking() ] : [],
				{
					studio: {
						id: 1,
						timezone: 'Pacific/Auckland',
						today: '2026-11-16',
					},
				}
			),
		} ) );
		await mounted();
		await settle();
		await settle();
		expect( screen.getByText( '16 – 22 Nov' ) ).toBeInTheDocument();
		expect( card() ).toBeInTheDocument();
	} );
} );

describe( 'a read that fails', () => {
	const OOPS = 'Oops something went wrong...';

	it.each( [
		[ 'the network', 'unreachable' ],
		[ 'a broken server', { status: 500 } ],
		[ 'a busy server', { status: 503, body: wireError( 'busy', '' ) } ],
		[
			'the limit',
			{ status: 429, body: wireError( 'too_many_requests', '' ) },
		],
	] as const )(
		'by %s is tried three times, two seconds apart',
		async ( _why, reply ) => {
			server.answer( reply );
			await mounted();
			expect( server.calls ).toHaveLength( 1 );
			await wait( 1999 );
			expect( server.calls ).toHaveLength( 1 );
			await wait( 1 );
			expect( server.calls ).toHaveLength( 2 );
			expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
			await wait( 2000 );
			expect( server.calls ).toHaveLength( 3 );
			await settle();
			expect( screen.getByRole( 'alert' ) ).toHaveTextContent( OOPS );
			expect( screen.queryByRole( 'grid' ) ).not.toBeInTheDocument();
			await wait( 10_000 );
			expect( server.calls ).toHaveLength( 3 );
			expect( console ).toHaveErrored();
		}
	);

	it( 'by a refusal is not tried again, and says the server’s reason', async () => {
		server.answer( {
			status: 404,
			body: wireError( 'studio_not_found', 'Studio not found.' ),
		} );
		await mounted();
		await wait( 10_000 );
		expect( server.calls ).toHaveLength( 1 );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( OOPS );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Studio not found.'
		);
		expect( console ).toHaveErrored();
	} );

	it( 'for want of bookings in the answer shows the generic error', async () => {
		server.answer( { body: { status: 'ok' } } );
		await mounted();
		await settle();
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( OOPS );
	} );

	it( 'can be tried again', async () => {
		server.answer( { status: 403, body: wireError( 'forbidden', '' ) } );
		await mounted();
		await settle();
		server.answer( ( { query } ) => byWeek( query.get( 'date_from' ) ) );
		await click( 'Try again' );
		await settle();
		expect( card() ).toBeInTheDocument();
		expect( console ).toHaveErrored();
	} );

	it( 'later leaves what is shown, and says since when it is true', async () => {
		await mounted();
		await wait( 1000 );
		server.answer( 'unreachable' );
		await wait( 60_000 );
		act(
			() => void window.dispatchEvent( new Event( 'visibilitychange' ) )
		);
		await wait( 5000 );
		expect( card() ).toBeInTheDocument();
		expect(
			screen.getByText( 'Offline. Showing the week as of 14:20.' )
		).toBeInTheDocument();
		server.answer( ( { query } ) => byWeek( query.get( 'date_from' ) ) );
		await click( 'Try now' );
		await settle();
		expect( screen.queryByText( /^Offline/ ) ).not.toBeInTheDocument();
		expect( console ).toHaveErrored();
	} );
} );

describe( 'the page’s preload', () => {
	const preload = {
		dateFrom: '2026-11-16',
		dateTo: '2026-11-22',
		studioId: 1,
		locale: 'en',
		schedule: wireSchedule( [ wireBooking( { title: 'Preloaded' } ) ] ),
	};

	it( 'is shown at once, and checked at once', async () => {
		server.answer( 'silent' );
		await mounted( { preload } );
		expect( card() ).toHaveTextContent( 'Preloaded' );
		expect( server.calls[ 0 ]?.headers ).toMatchObject( {
			'If-None-Match': '"v1"',
		} );
	} );

	it.each( [
		[ 'another week', { dateFrom: '2026-11-09', dateTo: '2026-11-15' } ],
		[ 'another studio', { studioId: 2 } ],
		[ 'another language', { locale: 'ru' } ],
	] )( 'of %s is ignored', async ( _what, part ) => {
		server.answer( 'silent' );
		await mounted( { preload: { ...preload, ...part } } );
		expect( card() ).not.toBeInTheDocument();
	} );

	const own = {
		...preload,
		schedule: {
			...preload.schedule,
			permission: 'Owner',
			user_id: 5,
		},
	};

	it( 'is shown to members, whose HTML has their own view', async () => {
		server.answer( 'silent' );
		await mounted( { preload: own, nonce: 'abcdef1234', userId: 5 } );
		expect( card() ).toHaveTextContent( 'Preloaded' );
	} );

	it.each( [
		[ 'a guest', { nonce: null, userId: null } ],
		[ 'another member', { nonce: 'abcdef1234', userId: 6 } ],
	] )( 'of a member is ignored for %s', async ( _who, visitor ) => {
		server.answer( 'silent' );
		await mounted( { preload: own, ...visitor } );
		expect( card() ).not.toBeInTheDocument();
	} );

	it( 'of a member is ignored in the editor’s preview, the Guest view', async () => {
		server.answer( 'silent' );
		await mounted(
			{ preload: own, nonce: 'abcdef1234', userId: 5 },
			{ isForGuests: true }
		);
		expect( card() ).not.toBeInTheDocument();
	} );
} );
