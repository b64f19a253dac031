/** What the calendar shows of new bookings that are taken back, before the week can be read anew. */
import { screen } from '@testing-library/react';
import { setUpDrawing } from '../../support/drawing';
import {
	isRead,
	wireBooking,
	wireError,
	type Reply,
} from '../../support/fake-server';
import {
	button,
	open,
	openForm,
	press,
	setUpForm,
	studio,
} from '../../support/form';
import { EXTERNAL } from '../../support/mounted';

setUpForm();
setUpDrawing();

const NEW = wireBooking( {
	id: 51,
	title: 'Tango',
	time_from: '12:00',
	time_to: '14:00',
} );

/** Makes all further calls respond with this, and lets no read of the week end. */
const answerOnly = ( reply: Reply ) =>
	studio.server.answer( ( call ) => ( isRead( call ) ? 'silent' : reply ) );

const card = () => screen.queryByRole( 'article', { name: /^Tango/ } );

const undo = () => screen.queryByRole( 'button', { name: /^Undo/ } );

/** Presses "Create", which makes the new booking. */
async function create( bookings: readonly ( typeof NEW )[] = [ NEW ] ) {
	studio.bookings = [ ...studio.bookings, NEW ];
	studio.refusal = { body: { status: 'ok', revision: 129, bookings } };
	await press( 'Create' );
	expect( card() ).toBeInTheDocument();
}

it( 'they are gone with the answer', async () => {
	await openForm();
	await create();
	answerOnly( { body: { status: 'ok', canceled: [ 51 ] } } );
	await press( 'Undo' );
	expect( card() ).not.toBeInTheDocument();
	expect( screen.getByRole( 'article' ) ).toBeInTheDocument();
} );

describe( 'on an external host', () => {
	beforeEach( async () => {
		await open( { external: EXTERNAL } );
		await press( 'Book' );
	} );

	it( 'they are gone with the answer, though it names them', async () => {
		await create();
		answerOnly( { body: { status: 'ok', bookings: [ NEW ] } } );
		await press( 'Undo' );
		expect( card() ).not.toBeInTheDocument();
	} );

	it( 'they are not offered twice, as a second try could cancel the rest', async () => {
		await create();
		answerOnly( { status: 503, body: wireError( 'busy', 'Busy.' ) } );
		await press( 'Undo' );
		expect( screen.getByText( 'Busy.' ) ).toBeVisible();
		expect( undo() ).not.toBeInTheDocument();
		expect( console ).toHaveErrored();
	} );

	it( 'they are not offered where the answer did not name them', async () => {
		await create( [] );
		expect( button( 'Book' ) ).toBeInTheDocument();
		expect( undo() ).not.toBeInTheDocument();
	} );
} );
