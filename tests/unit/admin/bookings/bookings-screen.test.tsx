import { screen, waitFor, within } from '@testing-library/react';
import { axe } from '../../support/axe';
import {
	answerOf,
	booking,
	lastList,
	list,
	shown,
} from '../../support/bookings-screen';
import { lateReply } from '../../support/fake-server';

const selectAll = () =>
	screen.getAllByRole( 'checkbox', {
		name: 'Select all',
	} )[ 0 ] as HTMLElement;

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
	await user.click( selectAll() );
	await user.click(
		await screen.findByRole( 'button', { name: 'Approve' } )
	);
	expect(
		await screen.findByText( 'Approve: 1 booking changed.' )
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

it( 'keeps what is selected while the answer to a filter is on its way', async () => {
	const { late, arrive } = lateReply();
	const { user } = shown( 'Owner', ( call ) =>
		call.url.pathname.endsWith( '/admin/bookings' ) &&
		call.query.has( 'status' )
			? late
			: answerOf( call )
	);
	await screen.findByRole( 'row', { name: /Salsa 1/ } );
	await user.click( selectAll() );
	await user.selectOptions( screen.getByLabelText( 'Status' ), 'Pending' );
	expect( selectAll() ).not.toBeChecked();
	await user.click( selectAll() );
	arrive( list( booking( 2 ), booking( 3 ) ) );
	const row = await screen.findByRole( 'row', { name: /Salsa 3/ } );
	expect( within( row ).getByRole( 'checkbox' ) ).not.toBeChecked();
	expect( screen.getByText( '1 Item selected' ) ).toBeInTheDocument();
} );

it( 'lets go of what is selected once an action ran, not if it was lost', async () => {
	let isLost = true;
	const { user } = shown( 'Owner', ( call ) => {
		if ( ! call.url.pathname.endsWith( '/approve' ) ) {
			return answerOf( call );
		}
		return isLost
			? { status: 502 }
			: { body: { status: 'ok', results: [ { id: 1, ok: true } ] } };
	} );
	await screen.findByRole( 'row', { name: /Salsa 1/ } );
	await user.click( selectAll() );
	const approve = screen.getByRole( 'button', { name: 'Approve' } );
	await user.click( approve );
	await screen.findByText( /went wrong/ );
	expect( console ).toHaveErrored();
	expect( screen.getByText( '2 Items selected' ) ).toBeInTheDocument();
	isLost = false;
	await user.click( approve );
	await screen.findByText( 'Approve: 1 booking changed.' );
	expect( screen.queryByText( /selected/ ) ).not.toBeInTheDocument();
} );

it( 'lets go of what an action was started for and keeps what was ticked meanwhile', async () => {
	const { late, arrive } = lateReply();
	const { user } = shown( 'Owner', ( call ) =>
		call.url.pathname.endsWith( '/approve' ) ? late : answerOf( call )
	);
	const tick = async ( name: RegExp ) => {
		const row = await screen.findByRole( 'row', { name } );
		await user.click( within( row ).getByRole( 'checkbox' ) );
	};
	await tick( /Salsa 1/ );
	await user.click( screen.getByRole( 'button', { name: 'Approve' } ) );
	await tick( /Salsa 2/ );
	expect( screen.getByText( '2 Items selected' ) ).toBeInTheDocument();
	arrive( { body: { status: 'ok', results: [ { id: 1, ok: true } ] } } );
	await screen.findByText( 'Approve: 1 booking changed.' );
	expect( await screen.findByText( '1 Item selected' ) ).toBeInTheDocument();
	const rows = screen.getAllByRole( 'row', { name: /Salsa/ } );
	expect(
		rows.map( ( row ) =>
			within( row ).queryByRole( 'checkbox', { checked: true } )
		)
	).toEqual( [ null, expect.anything() ] );
} );

it( 'says what came of an action though the next one was started meanwhile, until one begins by itself', async () => {
	const { late, arrive } = lateReply();
	const { user } = shown( 'Owner', ( call ) => {
		if ( call.url.pathname.endsWith( '/approve' ) ) {
			return late;
		}
		return call.url.pathname.endsWith( '/markPaid' )
			? { body: { status: 'ok', results: [ { id: 1, ok: true } ] } }
			: answerOf( call );
	} );
	await screen.findByRole( 'row', { name: /Salsa 1/ } );
	await user.click( selectAll() );
	await user.click( screen.getByRole( 'button', { name: 'Approve' } ) );
	const pay = () =>
		user.click( screen.getByRole( 'button', { name: 'Mark as paid' } ) );
	await pay();
	await screen.findByText( 'Mark as paid: 1 booking changed.' );
	arrive( { status: 502 } );
	await screen.findByText( /^Approve: .*went wrong/ );
	expect( console ).toHaveErrored();
	expect(
		screen.getByText( 'Mark as paid: 1 booking changed.' )
	).toBeInTheDocument();
	await user.click( selectAll() );
	await pay();
	await waitFor( () =>
		expect( screen.queryByText( /went wrong/ ) ).not.toBeInTheDocument()
	);
	expect(
		screen.getAllByText( 'Mark as paid: 1 booking changed.' )
	).toHaveLength( 1 );
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
		await user.click( selectAll() );
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
