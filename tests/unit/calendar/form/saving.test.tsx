import { act, fireEvent, screen, within } from '@testing-library/react';
import { wireBooking, wireError } from '../../support/fake-server';
import {
	added,
	button,
	choose,
	form,
	openEdit,
	openForm,
	press,
	refused,
	room,
	settle,
	setUpForm,
	studio,
	text,
	type,
	writes,
} from '../../support/form';

setUpForm();

const alert = ( name?: string ) => form( name ).getByRole( 'alert' );
const edited = () => Object.fromEntries( writes().at( -1 )?.query ?? [] );

describe( 'a refusal', () => {
	const conflict = {
		date: '2026-11-20',
		room_id: 11,
		time_from: '12:30',
		time_to: '13:30',
		title: 'Zumba',
	};

	it( 'is told in the server’s words with the times in the way, and loses nothing', async () => {
		studio.refusal = refused( 'slot_taken', 'This time is taken', {
			conflicts: [ conflict ],
		} );
		await openForm();
		await type( 'Secret Owner Description', 'For Anna.' );
		await press( 'Create' );
		expect( alert() ).toHaveTextContent( 'This time is taken' );
		expect( alert() ).toHaveTextContent(
			'Friday 20 November, 12:30–13:30 · Zumba'
		);
		expect( text( 'Secret Owner Description' ) ).toHaveValue( 'For Anna.' );
		studio.refusal = null;
		await press( 'Create' );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		expect( console ).toHaveErrored();
	} );

	it( 'without words is the generic one', async () => {
		studio.refusal = 'unreachable';
		await openForm();
		await press( 'Create' );
		expect( alert() ).toHaveTextContent( 'Oops something went wrong...' );
		expect( button( 'Create' ) ).toHaveAttribute(
			'aria-disabled',
			'false'
		);
		expect( console ).toHaveErrored();
	} );

	it( 'names fields, each under its own until it is changed', async () => {
		studio.refusal = refused( 'invalid', 'No such room', {
			fields: { room_id: 'No such room', time_to: 'Too late' },
		} );
		await openForm();
		await press( 'Create' );
		expect( room() ).toHaveAccessibleDescription( 'No such room' );
		expect( text( 'Time to' ) ).toHaveAccessibleDescription( 'Too late' );
		await choose( room(), 'Small hall' );
		expect( room() ).not.toHaveAccessibleDescription( 'No such room' );
		expect( text( 'Time to' ) ).toHaveAccessibleDescription( 'Too late' );
		expect( console ).toHaveErrored();
	} );

	it( 'and the same wish again has the same request id, another one its own', async () => {
		studio.refusal = 'unreachable';
		await openForm();
		await press( 'Create' );
		const first = added()[ 'request_id' ];
		await press( 'Create' );
		expect( added()[ 'request_id' ] ).toBe( first );
		await type( 'Time to', '1500' );
		await press( 'Create' );
		expect( added()[ 'request_id' ] ).not.toBe( first );
		expect( console ).toHaveErrored();
	} );

	it( 'for want of a log-in leads there and back', async () => {
		studio.refusal = {
			status: 401,
			body: wireError( 'not_logged_in', 'Log in to continue' ),
		};
		await openForm();
		await press( 'Create' );
		const link = within( alert() ).getByRole( 'link', { name: 'Log in' } );
		expect( link ).toHaveAttribute(
			'href',
			'http://localhost/wp-login.php?redirect_to=http%3A%2F%2Flocalhost%2F%23studio-calendar-logged-in'
		);
		expect( console ).toHaveErrored();
	} );

	it( 'that comes after the form was closed is still told', async () => {
		studio.refusal = null;
		await openForm();
		await type( 'Time to', '1500' );
		let refuse: () => void = () => undefined;
		studio.server.answer(
			() =>
				new Promise( ( resolve ) => {
					refuse = () => resolve( { status: 500 } );
				} )
		);
		await press( 'Create' );
		await press( 'Cancel' );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		refuse();
		expect(
			await screen.findByText(
				'Not saved. Your entries are kept as a draft.'
			)
		).toBeInTheDocument();
		expect( console ).toHaveErrored();
	} );
} );

it( 'words are sent that were typed the moment before, in a field that still has the focus', async () => {
	await openForm();
	const hidden = text( 'Secret Owner Description' );
	act( () => hidden.focus() );
	fireEvent.change( hidden, { target: { value: 'Key at the bar.' } } );
	fireEvent.submit( hidden );
	await settle();
	expect( added() ).toMatchObject( {
		hiddenOwnerCustomDescription: 'Key at the bar.',
	} );
} );

describe( 'an edit', () => {
	it( 'starts from the booking and sends all of it with its revision', async () => {
		studio.bookings = [
			wireBooking( {
				event_id: 'e-Tango',
				revision: 3,
				private: true,
				hiddenOwnerCustomDescription: 'Key.',
			} ),
		];
		await openEdit();
		expect( room( 'Edit booking' ) ).toHaveDisplayValue( 'Big hall' );
		expect( text( 'Time from' ) ).toHaveValue( '18:00' );
		expect( text( 'Secret Owner Description' ) ).toHaveValue( 'Key.' );
		expect(
			screen.queryByText( 'Repeat event / booking' )
		).not.toBeInTheDocument();
		await type( 'Secret Owner Description', '' );
		await type( 'Time to', '2400' );
		await press( 'Save' );
		expect( edited() ).toEqual( {
			action: 'edit_booking',
			booking_id: '41',
			studio_id: '1',
			trainer_id: '5',
			event_id: 'e-Tango',
			date: '2026-11-20',
			time_from: '18:00',
			time_to: '24:00',
			room_id: '11',
			private: '1',
			hiddenOwnerCustomDescription: '',
			revision: '3',
			request_id: expect.any( String ) as string,
			locale: 'en',
			_wpnonce: 'abcdef1234',
		} );
		expect( screen.getByText( /^Changes saved/ ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
	} );

	it( 'of a trainer has no hidden text to send, and keeps the booking’s own event', async () => {
		studio.permission = 'Trainer';
		await openEdit();
		expect(
			form( 'Edit booking' ).getByRole( 'combobox', {
				name: 'Default event',
			} )
		).toHaveDisplayValue( 'Salsa I' );
		await press( 'Save' );
		expect( edited() ).not.toHaveProperty( 'hiddenOwnerCustomDescription' );
		expect( edited() ).toMatchObject( { event_id: '7', trainer_id: '5' } );
	} );

	it( 'is not offered to a trainer once the day is over', async () => {
		studio.permission = 'Trainer';
		studio.bookings = [ wireBooking( { date: '2026-11-19' } ) ];
		await expect( openEdit() ).rejects.toThrow( /menuitem/ );
	} );

	it( 'that comes second takes over what has changed and keeps what was typed', async () => {
		await openEdit();
		await type( 'Time to', '2100' );
		studio.refusal = refused( 'changed_meanwhile', 'Someone was first' );
		studio.bookings = [
			wireBooking( { revision: 4, room_id: 12, time_to: '20:00' } ),
		];
		await press( 'Save' );
		expect( alert( 'Edit booking' ) ).toHaveTextContent(
			'Someone was first'
		);
		await press( 'Load the latest version' );
		expect( room( 'Edit booking' ) ).toHaveDisplayValue( 'Small hall' );
		expect( text( 'Time to' ) ).toHaveValue( '21:00' );
		studio.refusal = null;
		await press( 'Save' );
		expect( edited() ).toMatchObject( { revision: '4', room_id: '12' } );
		expect( console ).toHaveErrored();
	} );
} );
