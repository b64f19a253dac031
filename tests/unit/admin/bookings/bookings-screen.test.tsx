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
	body: { status: 'ok', bookings, previous: null, next: null },
} );

const counted = ( total: number ): Reply => ( {
	body: { status: 'ok', total },
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
	return url.pathname.endsWith( '/admin/count' )
		? counted( 2 )
		: list( booking( 1 ), booking( 2 ) );
}

/** Answers as a studio of 60 bookings in pages of 25; the IDs of a page begin with its number. */
function answerOfMany( { url, query }: Call ): Reply {
	if ( url.pathname.endsWith( '/admin/count' ) ) {
		return counted( 60 );
	}
	const number =
		Number( query.get( 'page' ) ) ||
		Number( query.get( 'after' )?.slice( -1 ) ) + 1 ||
		Number( query.get( 'before' )?.slice( -1 ) ) - 1;
	return {
		body: {
			status: 'ok',
			bookings: [ booking( 10 * number ) ],
			previous: number > 1 ? `place-${ number }` : null,
			next: number < 3 ? `place-${ number }` : null,
		},
	};
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

const placeOf = ( call: Call | undefined ) => ( {
	after: call?.query.get( 'after' ),
	before: call?.query.get( 'before' ),
	page: call?.query.get( 'page' ),
} );

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

it( 'reads hours and unpaid bookings when an owner opens them', async () => {
	const { server, user } = shown( 'Owner' );
	const summary = await screen.findByText( 'Hours and unpaid bookings' );
	await screen.findByRole( 'row', { name: /Salsa 1/ } );
	const asked = () =>
		server.calls.filter( ( { url } ) =>
			url.pathname.endsWith( '/admin/totals' )
		);
	expect( asked() ).toHaveLength( 0 );
	await user.click( summary );
	expect( await screen.findByText( '2.5' ) ).toBeInTheDocument();
	expect( screen.getByText( 'November 2026' ) ).toBeInTheDocument();
	expect( asked() ).toHaveLength( 1 );
} );

it( 'shows the list before it is counted, and no number of another filter', async () => {
	let count = ( _reply: Reply ) => {};
	const { user } = shown( 'Owner', ( call ) =>
		call.url.pathname.endsWith( '/admin/count' )
			? ( new Promise( ( resolve ) => {
					count = resolve;
				} ) as never )
			: answerOfMany( call )
	);
	await screen.findByRole( 'row', { name: /Salsa 10/ } );
	expect( screen.queryByText( /Item/ ) ).not.toBeInTheDocument();
	expect( screen.getByRole( 'button', { name: 'Next page' } ) ).toBeEnabled();
	expect(
		screen.getByRole( 'button', { name: 'Last page' } )
	).toBeDisabled();
	count( counted( 60 ) );
	expect( await screen.findByText( '1 of 60 Items' ) ).toBeInTheDocument();
	await user.selectOptions( screen.getByLabelText( 'Room' ), 'Big hall' );
	expect( screen.queryByText( /60/ ) ).not.toBeInTheDocument();
	count( counted( 40 ) );
	expect( await screen.findByText( '1 of 40 Items' ) ).toBeInTheDocument();
} );

it( 'turns pages by their places, and opens the others by number', async () => {
	const { server, user } = shown( 'Owner', answerOfMany );
	const asked = async ( name: string, expected: object ) => {
		await user.click( screen.getByRole( 'button', { name } ) );
		await waitFor( () =>
			expect( placeOf( lastList( server ) ) ).toEqual( {
				after: null,
				before: null,
				page: null,
				...expected,
			} )
		);
	};
	const shows = async ( id: number, page: number ) => {
		await screen.findByRole( 'row', {
			name: new RegExp( `Salsa ${ id }` ),
		} );
		await waitFor( () =>
			expect(
				screen.getByRole( 'spinbutton', { name: 'Current page' } )
			).toHaveValue( page )
		);
	};
	await shows( 10, 1 );
	expect(
		screen.getByRole( 'button', { name: 'Previous page' } )
	).toBeDisabled();
	await asked( 'Next page', { after: 'place-1' } );
	await shows( 20, 2 );
	expect( window.location.search ).toContain( 'after=place-1' );
	await asked( 'Next page', { after: 'place-2' } );
	await shows( 30, 3 );
	expect(
		screen.getByRole( 'button', { name: 'Next page' } )
	).toBeDisabled();
	expect(
		screen.getByRole( 'button', { name: 'Last page' } )
	).toBeDisabled();
	await asked( 'Previous page', { before: 'place-3' } );
	await shows( 20, 2 );
	await asked( 'Last page', { page: '3' } );
	await shows( 30, 3 );
	await asked( 'First page', { page: '1' } );
	await shows( 10, 1 );
	const number = screen.getByRole( 'spinbutton', { name: 'Current page' } );
	await user.clear( number );
	await user.type( number, '2{Enter}' );
	await shows( 20, 2 );
	expect( placeOf( lastList( server ) ) ).toMatchObject( {
		after: null,
		page: '2',
	} );
	await asked( 'Next page', { after: 'place-2' } );
	await shows( 30, 3 );
	await user.selectOptions( screen.getByLabelText( 'Room' ), 'Big hall' );
	await shows( 10, 1 );
	expect( window.location.search ).not.toContain( 'place' );
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
