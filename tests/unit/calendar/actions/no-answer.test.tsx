import { act, screen, within } from '@testing-library/react';
import { wireSchedule, type Reply } from '../../support/fake-server';
import {
	card,
	choose,
	desk,
	dialog,
	isRead,
	open,
	PENDING,
	press,
	setUpDesk,
	settle,
	user,
	writes,
	written,
} from '../../support/desk';

setUpDesk();

const pass = ( seconds: number ) =>
	act( () => jest.advanceTimersByTimeAsync( seconds * 1000 ) );
const requestIds = () =>
	new Set( writes().map( ( { query } ) => query.get( 'request_id' ) ) );
const schedule = ( status: string ): Reply => ( {
	body: wireSchedule( [ { ...PENDING, status } ], {
		permission: 'Owner',
		user_id: 5,
	} ),
} );

/** Leaves every write without a response until the test replaces the server's answer; reads get the week. */
function hang( status = 'Pending' ) {
	desk.server.answer( ( call ) =>
		isRead( call ) ? schedule( status ) : 'silent'
	);
}

it( 'a write that hangs is asked after thirty seconds how it ended, under the same id', async () => {
	await open();
	hang();
	await choose( 'Approve' );
	await pass( 29 );
	expect( written() ).toEqual( [ 'approve/41' ] );
	desk.server.answer( ( call ) =>
		isRead( call )
			? schedule( 'Approved' )
			: {
					body: {
						status: 'ok',
						booking: { ...PENDING, status: 'Approved' },
					},
				}
	);
	await pass( 2 );
	await settle();
	expect( written() ).toEqual( [ 'approve/41', 'approve/41' ] );
	expect( requestIds().size ).toBe( 1 );
	expect( card() ).not.toHaveAccessibleName( /Pending/ );
	expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
	expect( console ).toHaveErrored();
} );

it( 'where that hangs too it is said, and trying again does nothing twice', async () => {
	await open();
	hang();
	await choose( 'Approve' );
	await pass( 46 );
	const modal = await dialog( 'No answer' );
	expect( within( modal ).getByRole( 'alert' ) ).toHaveTextContent(
		'The server did not answer in time. It is not known yet whether the change was saved.'
	);
	expect( card() ).not.toHaveAttribute( 'aria-busy' );
	desk.server.answer( ( call ) =>
		isRead( call ) ? schedule( 'Approved' ) : { body: { status: 'ok' } }
	);
	await press( within( modal ).getByText( 'Try again' ) );
	await settle();
	expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
	expect( written() ).toHaveLength( 3 );
	expect( requestIds().size ).toBe( 1 );
	expect( card() ).not.toHaveAccessibleName( /Pending/ );
	expect( console ).toHaveErrored();
} );

it( 'what the server did in the end is shown without being asked for', async () => {
	await open();
	hang( 'Approved' );
	await choose( 'Approve' );
	await pass( 46 );
	await press( within( await dialog( 'No answer' ) ).getByText( 'Close' ) );
	await settle();
	expect( card() ).not.toHaveAccessibleName( /Pending/ );
	expect( console ).toHaveErrored();
} );

it( 'a history that never comes says so after its three tries', async () => {
	await open();
	hang();
	await choose( 'Trainer history' );
	await pass( 1 );
	await pass( 40 );
	const modal = await dialog( 'Users History' );
	expect( within( modal ).getByRole( 'alert' ) ).toHaveTextContent(
		'The server did not answer in time.'
	);
	desk.server.answer( { body: { status: 'ok', history: [] } } );
	await act( () => user.click( within( modal ).getByText( 'Try again' ) ) );
	await settle();
	expect( modal ).toHaveTextContent( 'Total bookings: 0' );
	expect( console ).toHaveErrored();
} );

it( 'a first read that hangs ends in words after three tries of ten seconds', async () => {
	desk.server.answer( 'silent' );
	await open();
	await pass( 30 );
	expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	await pass( 5 );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'The server did not answer in time.'
	);
	expect( desk.server.calls.filter( isRead ) ).toHaveLength( 3 );
	desk.server.answer( () => schedule( 'Approved' ) );
	await press( screen.getByText( 'Try again' ) );
	await settle();
	expect( card() ).toBeInTheDocument();
	expect( console ).toHaveErrored();
} );
