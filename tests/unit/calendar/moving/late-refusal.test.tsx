/** A move that the server refuses late leaves the focus to a person who has gone on. */
import { act, screen } from '@testing-library/react';
import { wireError } from '../../support/fake-server';
import {
	answer,
	button,
	cardButton,
	desk,
	key,
	open,
	press,
	setUpDesk,
	settle,
} from '../../support/desk';
import { heldReply } from '../../support/held-reply';

setUpDesk();

/** Moves the card by keys; returns a function that lets the refusal arrive. */
async function moveCard() {
	const { late, arrive } = heldReply();
	desk.server.answer( ( call ) =>
		call.query.get( 'action' ) === 'edit_booking' ? late : answer( call )
	);
	await open();
	act( () => cardButton().focus() );
	await key( 'm' );
	await key( 'ArrowDown' );
	await key( 'Enter' );
	await settle();
	return async () => {
		await arrive( {
			status: 409,
			body: wireError( 'slot_taken', 'Taken.' ),
		} );
		await act( () => jest.advanceTimersByTimeAsync( 1000 ) );
		expect( screen.getByText( 'Taken.' ) ).toBeInTheDocument();
		expect( console ).toHaveErrored();
	};
}

it( 'stays where the person has gone', async () => {
	const refuse = await moveCard();
	await press( button( 'Book' ) );
	await press( button( 'Cancel' ) );
	act( () => button( 'Next week' ).focus() );
	await refuse();
	expect( button( 'Next week' ) ).toHaveFocus();
} );

it( 'is on the card again where it still was', async () => {
	const refuse = await moveCard();
	expect( cardButton() ).toHaveFocus();
	await refuse();
	expect( cardButton() ).toHaveFocus();
} );
