import { fireEvent, screen, within } from '@testing-library/react';
import {
	added,
	button,
	choice,
	choose,
	form,
	open,
	openForm,
	press,
	pressIn,
	room,
	setUpForm,
	settle,
	studio,
	text,
	type,
	writes,
} from '../../support/form';
import { axe } from '../../support/axe';

setUpForm();

const create = () => button( 'Create' );

describe( 'the Book button', () => {
	it.each( [ 'Owner', 'Trainer', 'Admin', 'administrator' ] )(
		'is there for %s',
		async ( permission ) => {
			studio.permission = permission;
			await open();
			expect( button( 'Book' ) ).toBeInTheDocument();
		}
	);

	it( 'is not there for a guest', async () => {
		studio.permission = 'Guest';
		await open( { nonce: null } );
		expect(
			screen.queryByRole( 'button', { name: 'Book' } )
		).not.toBeInTheDocument();
	} );

	it( 'books the day in view where only one is', async () => {
		jest.spyOn( Element.prototype, 'clientWidth', 'get' ).mockReturnValue(
			640
		);
		await open();
		await press( 'Next week' );
		fireEvent.click( screen.getByRole( 'tab', { name: /^Wednesday/ } ) );
		const header = within( screen.getByRole( 'banner' ) );
		fireEvent.click( header.getByRole( 'button', { name: 'Book' } ) );
		await settle();
		expect(
			form().getByRole( 'button', { name: /^Date/ } )
		).toHaveTextContent( '25 Nov' );
	} );

	it( 'stays while another week is on its way', async () => {
		await open();
		studio.server.answer( 'silent' );
		await press( 'Next week' );
		await press( 'Next week' );
		expect( button( 'Book' ) ).toBeInTheDocument();
	} );
} );

describe( 'a new booking', () => {
	it( 'has the fields in their order and the defaults in them', async () => {
		await openForm();
		const labels = [
			'Trainer',
			'Room',
			'Date',
			'Default event',
			'Secret Owner Description',
			'Time from',
			'Time to',
			'Repeat event / booking',
		];
		const found = form()
			.getAllByText( ( words ) => labels.includes( words ) )
			.map( ( { textContent } ) => textContent );
		expect( found ).toEqual( labels );
		expect( choice( 'Trainer' ) ).toHaveDisplayValue( 'Anna Tamm' );
		expect( choice( 'Trainer' ) ).toHaveFocus();
		expect( room() ).toHaveDisplayValue( 'Big hall' );
		expect( text( 'Time from' ) ).toHaveValue( '12:00' );
		expect( text( 'Time to' ) ).toHaveValue( '14:00' );
		expect( text( 'Secret Owner Description' ) ).toHaveAttribute(
			'placeholder',
			'Your hidden description'
		);
		expect( screen.getByText( '2h' ) ).toBeInTheDocument();
	} );

	it( 'shows owners alone the trainer and the hidden description', async () => {
		studio.permission = 'Trainer';
		await openForm();
		expect(
			screen.queryByRole( 'combobox', { name: 'Trainer' } )
		).not.toBeInTheDocument();
		expect(
			screen.queryByRole( 'textbox', { name: /Secret/ } )
		).not.toBeInTheDocument();
		await press( 'Create' );
		expect( added()[ 'trainer_id' ] ).toBe( '5' );
	} );

	it( 'goes out as the specification’s call, once', async () => {
		await openForm();
		await choose( room(), 'Small hall' );
		await type( 'Time to', '1530' );
		const save = create();
		fireEvent.click( save );
		fireEvent.click( save );
		await settle();
		expect( writes() ).toHaveLength( 1 );
		const [ call ] = writes();
		expect( call?.method ).toBe( 'GET' );
		expect( added() ).toEqual( {
			date: '2026-11-20',
			time_from: '12:00',
			time_to: '15:30',
			studio_id: '1',
			room_id: '12',
			private: false,
			event_id: 'e-Salsa',
			trainer_id: '5',
			repeat: 0,
			hiddenOwnerCustomDescription: '',
			locale: 'en',
			request_id: expect.stringMatching( /^[0-9a-f]{32}$/ ) as string,
		} );
	} );

	it( 'with a hidden text goes as POST, so that no log has it', async () => {
		await openForm();
		await type( 'Secret Owner Description', 'Key at the bar.' );
		await press( 'Create' );
		const [ call ] = writes();
		expect( call?.method ).toBe( 'POST' );
		expect( call?.url.href ).not.toContain( 'bar' );
		expect( added()[ 'hiddenOwnerCustomDescription' ] ).toBe(
			'Key at the bar.'
		);
	} );

	it( 'says that it is created, closes, gives the focus back and reads again', async () => {
		await openForm();
		const reads = () =>
			studio.server.calls.filter( ( { url } ) =>
				url.pathname.endsWith( 'getInRange_ready' )
			).length;
		const before = reads();
		await press( 'Create' );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		expect( screen.getByText( 'Created Successfully' ) ).toBeVisible();
		expect( button( 'Book' ) ).toHaveFocus();
		expect( reads() ).toBeGreaterThan( before );
	} );

	it( 'has no flaw that axe finds', async () => {
		const mount = await openForm();
		jest.useRealTimers();
		expect( await axe( mount ) ).toEqual( [] );
	} );
} );

describe( 'what is wrong', () => {
	it.each( [
		[ 'Time from', 'Please select time from' ],
		[ 'Time to', 'Please select time to' ],
	] )( 'stands under "%s" when it is left empty', async ( name, message ) => {
		await openForm();
		expect( screen.queryByText( message ) ).not.toBeInTheDocument();
		await type( name, '' );
		expect( text( name ) ).toHaveAccessibleDescription( message );
		expect( text( name ) ).toBeInvalid();
		expect( create() ).toHaveAttribute( 'aria-disabled', 'true' );
		await press( 'Create' );
		expect( writes() ).toHaveLength( 0 );
		await type( name, name === 'Time to' ? '1300' : '1100' );
		expect( screen.queryByText( message ) ).not.toBeInTheDocument();
		expect( create() ).toHaveAttribute( 'aria-disabled', 'false' );
	} );

	it.each( [
		[ 0, '1200', 'The end must be after the start' ],
		[ 0, '1100', 'The end must be after the start' ],
		[ 45, '1100', 'Time range must be at least 45 minutes' ],
		[ 45, '1230', 'Time range must be at least 45 minutes' ],
	] )(
		'with a minimum of %d minutes is an end at %s',
		async ( minBookingMinutes, end, message ) => {
			studio.settings = { minBookingMinutes };
			await openForm();
			await type( 'Time to', end );
			expect( text( 'Time to' ) ).toHaveAccessibleDescription( message );
			expect( create() ).toHaveAttribute( 'aria-disabled', 'true' );
			await press( 'Create' );
			expect( writes() ).toHaveLength( 0 );
		}
	);

	it( 'is told of the trainer, the event and the room only once one has been at them', async () => {
		studio.events = { 5: [] };
		studio.defaults = [];
		await openForm();
		await pressIn( 'No events available', 'Close' );
		expect( choice( 'Default event' ) ).toHaveDisplayValue( 'Select...' );
		expect(
			screen.queryByText( 'Please select default event' )
		).not.toBeInTheDocument();
		await press( 'Create' );
		expect( choice( 'Default event' ) ).toHaveAccessibleDescription(
			'Please select default event'
		);
		expect( writes() ).toHaveLength( 0 );
	} );

	it( 'notes the minimum beside the times', async () => {
		studio.settings = { minBookingMinutes: 90 };
		await openForm();
		expect(
			screen.getByText( '2h · at least 1h 30m' )
		).toBeInTheDocument();
	} );
} );

describe( 'the notice', () => {
	it( 'is read once and remembered, until it is another one', async () => {
		studio.settings = { trainersNotice: 'Lights off.' };
		await openForm();
		expect( screen.getByText( /Lights off/ ) ).toHaveTextContent(
			'Dear trainers! Lights off.'
		);
		await press( 'Close the notice' );
		expect( screen.queryByText( /Lights off/ ) ).not.toBeInTheDocument();
		await pressIn( 'New booking', 'Cancel' );
		await press( 'Book' );
		expect( screen.queryByText( /Lights off/ ) ).not.toBeInTheDocument();
		window.localStorage.setItem( 'studio-calendar-notice:1', 'Old.' );
		await pressIn( 'New booking', 'Cancel' );
		await press( 'Book' );
		expect( screen.getByText( /Lights off/ ) ).toBeInTheDocument();
	} );
} );
