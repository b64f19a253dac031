import { fireEvent, screen, within } from '@testing-library/react';
import { wireError, type Reply } from '../../support/fake-server';
import {
	desk,
	dialog,
	flaws,
	open,
	openMenu,
	settle,
	setUpDesk,
} from '../../support/desk';

setUpDesk();

describe( 'Users History', () => {
	const lookUp = async ( reply: Reply ) => {
		await open();
		desk.refusal = reply;
		await openMenu();
		fireEvent.click(
			screen.getByRole( 'menuitem', { name: 'Trainer history' } )
		);
		await settle();
		return dialog( 'Users History' );
	};

	it( 'counts and lists what the trainer has booked', async () => {
		const modal = await lookUp( {
			body: {
				status: 'ok',
				history: [
					{ room_id: 11, date: '2026-11-20', status: 'Pending' },
					{ room_id: 99, date: '2026-11-14', status: 'Approved' },
					{ room_id: null, date: '2026-11-13', status: 'Canceled' },
				],
			},
		} );
		await settle();
		expect( modal ).toHaveTextContent( 'Total bookings: 3' );
		const rows = within( modal )
			.getAllByRole( 'row' )
			.map( ( row ) => row.textContent );
		expect( rows ).toEqual( [
			'Room IDDateStatus',
			'11 Big hall2026-11-20Pending',
			'992026-11-14Approved',
			'–2026-11-13Canceled',
		] );
		fireEvent.click( within( modal ).getByText( 'Close' ) );
		expect( modal ).not.toBeInTheDocument();
	} );

	it( 'tells below its line for which reasons a rule was broken', async () => {
		const modal = await lookUp( {
			body: {
				status: 'ok',
				history: [
					{
						room_id: 11,
						date: '2026-11-20',
						status: 'Approved',
						reasons: [ 'Same group stays', '<b>Ten</b> minutes' ],
					},
					{ room_id: 11, date: '2026-11-14', status: 'Approved' },
				],
			},
		} );
		await settle();
		const rows = within( modal )
			.getAllByRole( 'row' )
			.map( ( row ) => row.textContent );
		expect( rows ).toEqual( [
			'Room IDDateStatus',
			'11 Big hall2026-11-20Approved',
			'Reason: “Same group stays”Reason: “<b>Ten</b> minutes”',
			'11 Big hall2026-11-14Approved',
		] );
		expect( modal ).toHaveTextContent( 'Total bookings: 2' );
		expect( await flaws( modal ) ).toEqual( [] );
	} );

	it( 'that fails says so in its place', async () => {
		const modal = await lookUp( {
			status: 403,
			body: wireError( 'forbidden', 'Owners only.' ),
		} );
		expect( within( modal ).getByRole( 'alert' ) ).toHaveTextContent(
			/^Oops something went wrong\.\.\.Owners only\.$/
		);
		expect( await flaws( modal ) ).toEqual( [] );
		expect( console ).toHaveErrored();
	} );
} );
