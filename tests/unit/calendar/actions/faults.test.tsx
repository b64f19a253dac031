import { act, fireEvent, screen, within } from '@testing-library/react';
import { wireBooking, wireSchedule } from '../../support/fake-server';
import { FAULTS } from '../../support/faults';
import {
	card,
	choose,
	desk,
	dialog,
	isRead,
	open,
	PENDING,
	press,
	seconds,
	setUpDesk,
	settle,
	user,
	writes,
	written,
} from '../../support/desk';

setUpDesk();

const OOPS = 'Oops something went wrong...';

it.each( Object.entries( FAULTS ) )(
	'%s as the answer to a change is said, and trying again does it once',
	async ( _name, reply ) => {
		await open();
		desk.refusal = reply;
		await choose( 'Approve' );
		const modal = await dialog( 'Not saved' );
		expect( within( modal ).getByRole( 'alert' ) ).toHaveTextContent(
			OOPS
		);
		expect( card() ).toHaveAccessibleName( /Pending/ );
		desk.refusal = null;
		await press( within( modal ).getByText( 'Try again' ) );
		await settle();
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		expect( card() ).not.toHaveAccessibleName( /Pending/ );
		expect(
			new Set(
				writes().map( ( { query } ) => query.get( 'request_id' ) )
			).size
		).toBe( 1 );
		expect( console ).toHaveErrored();
	}
);

it.each( Object.entries( FAULTS ) )(
	'%s as the answer to the history is said in its window, and can be asked again',
	async ( _name, reply ) => {
		await open();
		desk.refusal = reply;
		await choose( 'Trainer history' );
		await seconds( 5 );
		const modal = await dialog( 'Users History' );
		expect( within( modal ).getByRole( 'alert' ) ).toHaveTextContent(
			OOPS
		);
		desk.refusal = { body: { status: 'ok', history: [] } };
		await act( () =>
			user.click( within( modal ).getByText( 'Try again' ) )
		);
		await settle();
		expect( modal ).toHaveTextContent( 'Total bookings: 0' );
		expect( console ).toHaveErrored();
	}
);

it( 'a booking that nobody asked about is not shown, and the change is not believed', async () => {
	await open();
	desk.refusal = {
		body: {
			status: 'ok',
			booking: wireBooking( { id: 77, title: 'Zumba', room_id: 12 } ),
		},
	};
	await choose( 'Approve' );
	await dialog( 'Not saved' );
	expect( screen.queryByText( 'Zumba' ) ).not.toBeInTheDocument();
	expect( card() ).toHaveAccessibleName( /Pending/ );
} );

it( 'a week of another studio never takes the place of the one that is shown', async () => {
	await open();
	const foreign = wireSchedule( [ wireBooking( { title: 'Zumba' } ) ] );
	desk.server.answer( ( call ) =>
		isRead( call )
			? {
					body: {
						...foreign,
						studio: { ...foreign.studio, id: 2 },
					},
				}
			: { body: { status: 'ok' } }
	);
	await choose( 'Approve' );
	await settle();
	expect( written() ).toEqual( [ 'approve/41' ] );
	expect( screen.queryByText( 'Zumba' ) ).not.toBeInTheDocument();
	expect( card() ).not.toHaveAccessibleName( /Pending/ );
	expect( screen.getByText( /^Offline\. Showing the week/ ) ).toBeVisible();
	desk.server.answer( {
		body: wireSchedule( [ { ...PENDING, status: 'Approved' } ], {
			permission: 'Owner',
			user_id: 5,
		} ),
	} );
	fireEvent.click( screen.getByText( 'Try now' ) );
	await settle();
	expect( screen.queryByText( /^Offline/ ) ).not.toBeInTheDocument();
} );
