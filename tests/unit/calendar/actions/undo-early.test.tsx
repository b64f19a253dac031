/** Ctrl+Z that is pressed before the server has answered the write. */
import { act, fireEvent, screen } from '@testing-library/react';
import { wireError } from '../../support/fake-server';
import {
	card,
	choose,
	desk,
	open,
	openMenu,
	press,
	requestIds,
	seconds,
	setUpDesk,
	settle,
	user,
	written,
} from '../../support/desk';

setUpDesk();

async function approve() {
	await open();
	await choose( 'Approve' );
	await settle();
}

/** Presses Ctrl+Z before the server has answered. */
async function payAndUndo() {
	await openMenu();
	fireEvent.click( screen.getByRole( 'menuitem', { name: 'Mark as paid' } ) );
	expect(
		fireEvent.keyDown( document.body, { key: 'z', ctrlKey: true } )
	).toBe( false );
	await settle();
	await settle();
}

it( 'waits for the answer of the write that it is about', async () => {
	await approve();
	await payAndUndo();
	expect( written() ).toEqual( [ 'approve/41', 'markPaid/41', 'undo' ] );
	expect( requestIds().at( 2 ) ).toBe( requestIds().at( 1 ) );
	expect( screen.getByText( 'Undone' ) ).toBeVisible();
} );

it( 'is forgotten when the write that it is about is refused', async () => {
	await approve();
	desk.refusal = {
		status: 409,
		body: wireError( 'changed_meanwhile', 'Review it.' ),
	};
	await payAndUndo();
	expect( written() ).toEqual( [ 'approve/41', 'markPaid/41' ] );
	await act( () => user.keyboard( '{Escape}' ) );
	await settle();
	expect( written() ).toHaveLength( 2 );
	expect( console ).toHaveErrored();
} );

it( 'is forgotten when the only write offered is refused, and takes back no later one', async () => {
	await approve();
	await user.unhover( card() );
	await seconds( 11 );
	desk.refusal = {
		status: 409,
		body: wireError( 'changed_meanwhile', 'Review it.' ),
	};
	await payAndUndo();
	await press( screen.getByText( 'Close' ) );
	await settle();
	expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
	desk.refusal = null;
	await choose( 'Mark as paid' );
	await settle();
	await settle();
	expect( written() ).toEqual( [
		'approve/41',
		'markPaid/41',
		'markPaid/41',
	] );
	expect( screen.getByRole( 'button', { name: 'Undo' } ) ).toBeVisible();
	expect( console ).toHaveErrored();
} );
