import { screen } from '@testing-library/react';
import { FAULTS } from '../../support/faults';
import {
	added,
	choice,
	form,
	openForm,
	press,
	pressIn,
	setUpForm,
	settle,
	studio,
	text,
	type,
	wait,
} from '../../support/form';

setUpForm();

const OOPS = 'Oops something went wrong...';

it.each( Object.entries( FAULTS ) )(
	'%s as the answer to the form is said, loses no word, and the same again books once',
	async ( _name, reply ) => {
		studio.refusal = reply;
		await openForm();
		await type( 'Secret Owner Description', 'For Anna.' );
		await type( 'Time to', '1530' );
		await press( 'Create' );
		expect( form().getByRole( 'alert' ) ).toHaveTextContent( OOPS );
		expect( text( 'Secret Owner Description' ) ).toHaveValue( 'For Anna.' );
		expect( text( 'Time to' ) ).toHaveValue( '15:30' );
		const first = added()[ 'request_id' ];
		studio.refusal = null;
		await press( 'Create' );
		expect( added()[ 'request_id' ] ).toBe( first );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		expect( console ).toHaveErrored();
	}
);

it.each( Object.entries( FAULTS ) )(
	'%s as the answer to both calls for events is said, and they can be asked for again',
	async ( _name, reply ) => {
		const { events, defaults } = studio;
		Object.assign( studio, { events: { 5: reply }, defaults: reply } );
		await openForm();
		for ( let second = 0; second < 10; second++ ) {
			await wait( 1000 );
		}
		const name = 'No events available';
		expect( form( name ).getByRole( 'alert' ) ).toHaveTextContent( OOPS );
		Object.assign( studio, { events, defaults } );
		await pressIn( name, 'Try again' );
		await settle();
		expect(
			screen.queryByRole( 'dialog', { name } )
		).not.toBeInTheDocument();
		expect( choice( 'Default event' ) ).toHaveDisplayValue( 'Salsa' );
		expect( console ).toHaveErrored();
	}
);

it( 'an answer that has booked something else is not believed: nothing of it can be taken back', async () => {
	studio.refusal = {
		body: {
			status: 'ok',
			bookings: [
				{
					id: 77,
					room_id: 12,
					date: '2026-11-20',
					time_from: '12:00',
					time_to: '14:00',
				},
			],
		},
	};
	await openForm();
	await press( 'Create' );
	expect( form().getByRole( 'alert' ) ).toHaveTextContent( OOPS );
	expect(
		screen.queryByRole( 'button', { name: 'Undo' } )
	).not.toBeInTheDocument();
} );

it( 'a booking that could not be taken back is read again, for it may be gone', async () => {
	const made = {
		id: 51,
		room_id: 11,
		date: '2026-11-20',
		time_from: '12:00',
		time_to: '14:00',
	};
	studio.refusal = { body: { status: 'ok', bookings: [ made ] } };
	await openForm();
	await press( 'Create' );
	await settle();
	const reads = () =>
		studio.server.calls.filter( ( { url } ) =>
			url.pathname.endsWith( 'getInRange_ready' )
		).length;
	const before = reads();
	studio.refusal = 'cut';
	await press( 'Undo' );
	expect( screen.getByText( OOPS ) ).toBeVisible();
	expect( reads() ).toBeGreaterThan( before );
	expect( console ).toHaveErrored();
} );
