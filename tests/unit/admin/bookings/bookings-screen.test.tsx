import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BookingsScreen } from '../../../../src/admin/bookings/bookings-screen';
import type { ScreenConfig } from '../../../../src/admin/bookings/config';
import { axe } from '../../support/axe';
import { FakeServer, type Call, type Reply } from '../../support/fake-server';

const booking = ( id: number, more: object = {} ) => ( {
	id,
	date: '2026-11-23',
	time_from: '18:00',
	time_to: '19:30',
	room: 'Big hall',
	title: `Salsa ${ id }`,
	trainer: 'Anna Tamm',
	status: 'Pending',
	canceled: false,
	private: false,
	payment_status: 'unpaid',
	...more,
} );

const config = ( role: string ): ScreenConfig => ( {
	restUrl: 'http://localhost/wp-json/studio-calendar/v1',
	ajaxUrl: 'http://localhost/wp-admin/admin-ajax.php',
	nonce: 'abc123def4',
	studios: [
		{
			id: 5,
			name: 'Demo',
			role,
			today: '2026-11-20',
			rooms: [ { id: 7, name: 'Big hall' } ],
			trainers:
				role === 'Trainer' ? [] : [ { id: 3, name: 'Anna Tamm' } ],
		},
	],
	calendarUrl: 'http://localhost/?studio_calendar=page',
	exportUrl: 'http://localhost/wp-admin/admin-post.php?action=x&_wpnonce=y',
} );

const list = ( ...bookings: object[] ): Reply => ( {
	body: { status: 'ok', bookings, total: bookings.length },
} );

function answerOf( { url }: Call ): Reply {
	if ( url.pathname.endsWith( '/admin/totals' ) ) {
		const total = {
			trainer: 'Anna Tamm',
			month: '2026-11',
			bookings: 2,
			minutes: 150,
			unpaid: 1,
		};
		return { body: { status: 'ok', totals: [ total ] } };
	}
	return list( booking( 1 ), booking( 2 ) );
}

function shown( role: string, answer: ( call: Call ) => Reply = answerOf ) {
	window.history.replaceState( null, '', '/?page=studio-calendar-bookings' );
	const server = new FakeServer();
	server.answer( answer );
	const { container } = render(
		<BookingsScreen config={ config( role ) } />
	);
	return { server, container, user: userEvent.setup() };
}

const lastList = ( server: FakeServer ) =>
	server.calls.findLast( ( { url } ) =>
		url.pathname.endsWith( '/admin/bookings' )
	);

it( 'lists the bookings with a way to their week, and asks with a nonce', async () => {
	const { server, container } = shown( 'Owner' );
	const row = await screen.findByRole( 'row', { name: /Salsa 1/ } );
	expect( within( row ).getByRole( 'link' ) ).toHaveAttribute(
		'href',
		'http://localhost/?studio_calendar=page&studio_id=5&week=2026-11-23'
	);
	expect( row ).toHaveTextContent( /Pending.*Unpaid/ );
	expect( lastList( server )?.query.get( '_wpnonce' ) ).toBe( 'abc123def4' );
	expect( await axe( container ) ).toEqual( [] );
} );

it( 'narrows, keeps it in the address and in the file', async () => {
	const { server, user } = shown( 'Owner' );
	await screen.findByRole( 'row', { name: /Salsa 1/ } );
	await user.selectOptions( screen.getByLabelText( 'Room' ), 'Big hall' );
	await waitFor( () =>
		expect( lastList( server )?.query.get( 'room_id' ) ).toBe( '7' )
	);
	expect( window.location.search ).toContain( 'room=7' );
	expect( screen.getByRole( 'link', { name: /Export/ } ) ).toHaveAttribute(
		'href',
		expect.stringContaining( 'room_id=7' )
	);
	window.history.back();
	await waitFor( () =>
		expect( screen.getByLabelText( 'Room' ) ).toHaveValue( '' )
	);
} );

it( 'says what came of each of many', async () => {
	const { server, user } = shown( 'Owner', ( call ) =>
		call.url.pathname.endsWith( '/approve' )
			? {
					body: {
						status: 'ok',
						results: [
							{ id: 1, ok: true },
							{ id: 2, ok: false, message: 'This time is taken' },
						],
					},
				}
			: answerOf( call )
	);
	await screen.findByRole( 'row', { name: /Salsa 1/ } );
	await user.click(
		screen.getAllByRole( 'checkbox', {
			name: 'Select all',
		} )[ 0 ] as HTMLElement
	);
	await user.click(
		await screen.findByRole( 'button', { name: 'Approve' } )
	);
	expect(
		await screen.findByText( '1 booking changed.' )
	).toBeInTheDocument();
	expect(
		screen.getByText( /Salsa 2, Big hall: This time is taken/ )
	).toBeInTheDocument();
	const sent = server.calls.find( ( { url } ) =>
		url.pathname.endsWith( '/approve' )
	);
	expect( [ sent?.method, sent?.form?.get( 'ids' ) ] ).toEqual( [
		'POST',
		'1,2',
	] );
} );

it( 'shows owners hours and unpaid bookings', async () => {
	shown( 'Owner' );
	expect(
		await screen.findByText( 'Hours and unpaid bookings' )
	).toBeInTheDocument();
	expect( screen.getByText( '2.5' ) ).toBeInTheDocument();
	expect( screen.getByText( 'November 2026' ) ).toBeInTheDocument();
} );

it.each( [ 'Admin', 'Trainer' ] )(
	'shows no payment to a %s and offers only to cancel',
	async ( role ) => {
		const { server, user } = shown( role );
		await screen.findByRole( 'row', { name: /Salsa 1/ } );
		expect(
			screen.queryByText( /payment|unpaid/i, {
				selector: 'th *, label, summary',
			} )
		).not.toBeInTheDocument();
		expect(
			server.calls.some( ( { url } ) =>
				url.pathname.endsWith( 'totals' )
			)
		).toBe( false );
		await user.click(
			screen.getAllByRole( 'checkbox', {
				name: 'Select all',
			} )[ 0 ] as HTMLElement
		);
		expect(
			await screen.findByRole( 'button', { name: 'Cancel booking' } )
		).toBeInTheDocument();
		expect(
			screen.queryByRole( 'button', { name: 'Approve' } )
		).not.toBeInTheDocument();
		expect(
			screen.queryAllByRole( 'button', { name: 'List me as an owner' } )
		).toHaveLength( role === 'Admin' ? 1 : 0 );
	}
);

it( 'says why there is no list', async () => {
	shown( 'Owner', () => ( {
		status: 503,
		body: {
			status: 'error',
			code: 'busy',
			message: 'The calendar is busy.',
			data: { status: 503 },
		},
	} ) );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'The calendar is busy.'
	);
	expect( console ).toHaveErrored();
} );
