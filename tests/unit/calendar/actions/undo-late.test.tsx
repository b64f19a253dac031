/** A booking that is canceled again before the server has answered that the first cancellation was taken back. */
import { screen } from '@testing-library/react';
import { wireError, type Reply } from '../../support/fake-server';
import {
	answer,
	button,
	card,
	choose,
	desk,
	isUndo,
	open,
	PENDING,
	press,
	seconds,
	setUpDesk,
	settle,
	written,
} from '../../support/desk';
import { heldReply } from '../../support/held-reply';

setUpDesk();

/** Cancels, takes it back and cancels again; returns a function that lets the answer to the undo arrive. */
async function cancelTwice() {
	const { late, arrive } = heldReply();
	desk.server.answer( ( call ) => {
		const now = answer( call );
		return isUndo( call ) ? late : now;
	} );
	await open();
	await choose( 'Cancel booking' );
	await settle();
	await press( button( 'Undo' ) );
	await seconds( 20 );
	expect( card() ).not.toHaveAccessibleName( /Canceled/ );
	expect( button( 'Undoing…' ) ).toBeVisible();
	await choose( 'Cancel booking' );
	await settle();
	expect( written() ).toEqual( [ 'cancel/41', 'undo', 'cancel/41' ] );
	return async ( reply: Reply ) => {
		await arrive( reply );
		await settle();
	};
}

it( 'is one card, which stays canceled when the answer comes', async () => {
	const arrive = await cancelTwice();
	expect( card() ).toHaveAccessibleName( /Canceled/ );
	await arrive( { body: { status: 'ok', bookings: [ PENDING ] } } );
	expect( card() ).toHaveAccessibleName( /Canceled/ );
	expect( screen.getAllByRole( 'button', { name: 'Undo' } ) ).toHaveLength(
		1
	);
} );

it( 'is offered once where the answer is lost', async () => {
	const arrive = await cancelTwice();
	await arrive( { status: 503, body: wireError( 'busy', 'Busy.' ) } );
	expect( screen.getByText( 'Busy.' ) ).toBeVisible();
	expect( card() ).toHaveAccessibleName( /Canceled/ );
	expect( screen.getAllByRole( 'button', { name: 'Undo' } ) ).toHaveLength(
		1
	);
	expect( console ).toHaveErrored();
} );
