import { screen } from '@testing-library/react';
import { desk, open, press, setUpDesk } from '../../support/desk';
import { wireBooking } from '../../support/fake-server';

setUpDesk();

const chip = () => screen.queryByRole( 'button', { name: /pending$/ } );
const pressChip = () => press( chip() ?? document.body );
const waiting = ( id: number, date: string, title: string ) =>
	wireBooking( { id, date, title, status: 'Pending' } );

beforeEach( () => {
	Element.prototype.scrollIntoView = jest.fn();
	desk.bookings = [
		waiting( 1, '2026-11-21', 'Second' ),
		wireBooking( { id: 2, title: 'Approved', status: 'Approved' } ),
		waiting( 3, '2026-11-17', 'First' ),
	];
} );

it( 'counts what waits, and leads from one to the next by day and time', async () => {
	await open();
	expect( chip() ).toHaveAccessibleName( '2 pending' );
	for ( const title of [ 'First', 'Second', 'First' ] ) {
		await pressChip();
		expect( screen.getByText( title ) ).toHaveFocus();
	}
} );

it( 'is not there for others than owners, nor when nothing waits', async () => {
	desk.permission = 'Admin';
	await open();
	expect( chip() ).not.toBeInTheDocument();
	document.body.replaceChildren();
	desk.permission = 'Owner';
	desk.bookings = [];
	await open();
	expect( chip() ).not.toBeInTheDocument();
} );

it( 'counts the room that is in view', async () => {
	desk.bookings.push( {
		...waiting( 4, '2026-11-18', 'Elsewhere' ),
		room_id: 12,
	} );
	await open( { roomId: 12 } );
	expect( chip() ).toHaveAccessibleName( '1 pending' );
} );
