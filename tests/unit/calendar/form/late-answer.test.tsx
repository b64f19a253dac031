/** The answer to a form that was closed meanwhile leaves alone what is open when it comes. */
import { fireEvent, screen } from '@testing-library/react';
import { wireError, type Reply } from '../../support/fake-server';
import {
	form,
	openEdit,
	openForm,
	press,
	setUpForm,
	settle,
	studio,
	text,
	type,
} from '../../support/form';
import { heldReply } from '../../support/held-reply';

setUpForm();

const HIDDEN = 'Secret Owner Description';
const SAVED = { body: { status: 'ok', revision: 129 } };
const BUSY = { status: 503, body: wireError( 'busy', 'Busy.' ) };

/** Saves the open form and closes it before the answer, which the returned function lets arrive. */
async function leaveSaving( save: string ) {
	const { late, arrive } = heldReply();
	studio.refusal = late;
	await press( save );
	await press( 'Cancel' );
	expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
	return async ( reply: Reply ) => {
		await arrive( reply );
		await settle();
	};
}

it( 'a form with typed words stays open when an earlier one was saved', async () => {
	await openForm();
	const arrive = await leaveSaving( 'Create' );
	await press( 'Book' );
	await type( HIDDEN, 'Key at the bar.' );
	await arrive( SAVED );
	expect( text( HIDDEN ) ).toHaveValue( 'Key at the bar.' );
	await press( 'Cancel' );
	await press( 'Book' );
	await press( 'Continue' );
	expect( text( HIDDEN ) ).toHaveValue( 'Key at the bar.' );
} );

it( 'the info of a booking stays open as well', async () => {
	await openEdit();
	const arrive = await leaveSaving( 'Save' );
	fireEvent.click( screen.getByRole( 'button', { name: /^Salsa I, / } ) );
	await settle();
	await arrive( { body: { status: 'ok', revision: 129, booking: null } } );
	expect( form( 'Salsa I' ).getByText( /Anna Tamm/ ) ).toBeVisible();
} );

it( 'the draft of what was saved is not offered again', async () => {
	await openForm();
	await type( HIDDEN, 'Key at the bar.' );
	const arrive = await leaveSaving( 'Create' );
	await arrive( SAVED );
	await press( 'Book' );
	expect(
		screen.queryByRole( 'group', { name: 'Continue your draft?' } )
	).not.toBeInTheDocument();
} );

it( 'what was not saved is said to be a draft only where it is one', async () => {
	await openForm();
	await type( HIDDEN, 'Key at the bar.' );
	const arrive = await leaveSaving( 'Create' );
	await press( 'Book' );
	await press( 'Start over' );
	await arrive( BUSY );
	expect( screen.getByText( 'Busy.' ) ).toBeInTheDocument();
	expect( screen.queryByText( /kept as a draft/ ) ).not.toBeInTheDocument();
	expect( console ).toHaveErrored();
} );
