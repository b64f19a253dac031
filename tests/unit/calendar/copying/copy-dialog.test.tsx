import { screen, within } from '@testing-library/react';
import {
	asked,
	lineOf,
	main,
	open,
	repair,
	startCopying,
	studio,
	sum,
	TAKEN,
	writes,
	type Row,
} from '../../support/copying';
import { endDemo, settle, user } from '../../support/demo-weeks';
import { lateReply, wireError } from '../../support/fake-server';

beforeEach( startCopying );
afterEach( endDemo );

it( 'goes into the next week, by day, without what is taken there', async () => {
	await open();
	expect( asked() ).toEqual( [
		expect.objectContaining( {
			from: '2026-11-16',
			to: '2026-11-23',
			dry_run: '1',
		} ),
	] );
	expect( lineOf( /Mon 23 Nov/ ) ).toHaveTextContent(
		'18:00–19:00 · Big hall'
	);
	expect( lineOf( /Mon 23 Nov/ ) ).toHaveTextContent( 'Salsa I · Anna Tamm' );
	expect( lineOf( /Tue 24 Nov/ ) ).toHaveTextContent( 'This time is taken' );
	expect( repair() ).toHaveDisplayValue( 'Skip' );
	expect( sum() ).toHaveTextContent(
		'2 of 3 bookings will be copied. 1 booking will be skipped.'
	);
	expect( main( 'Copy 2 bookings' ) ).toHaveAttribute(
		'aria-disabled',
		'false'
	);
} );

it( 'copies what is ticked and says which', async () => {
	const { told } = await open();
	await user.click(
		within( lineOf( /Fri 27 Nov/ ) ).getByRole( 'checkbox' )
	);
	expect( asked() ).toHaveLength( 1 );
	await user.click( main( 'Copy 1 booking' ) );
	await settle();
	expect( writes() ).toEqual( [
		expect.objectContaining( {
			skip: '42,43',
			request_id: expect.stringMatching( /^[0-9a-f]{32}$/ ) as string,
		} ),
	] );
	expect( told ).toMatchObject( [
		{
			kind: 'copy',
			requestId: writes()[ 0 ]?.[ 'request_id' ],
			bookings: [ { date: '2026-11-23' } ],
		},
	] );
} );

it( 'offers other rooms and times for what is taken, checked by the server', async () => {
	await open();
	await settle();
	expect( repair() ).toHaveTextContent( 'SkipSmall hall19:30–20:30' );
	await user.selectOptions( repair(), 'Small hall' );
	await settle();
	expect( asked().at( -1 ) ).toMatchObject( {
		overrides: '{"42":{"room_id":"12"}}',
		dry_run: '1',
	} );
	expect( lineOf( /Tue 24 Nov/ ) ).toHaveTextContent( 'Free' );
	await user.selectOptions( repair(), '19:30–20:30' );
	await settle();
	await user.click( main( 'Copy 3 bookings' ) );
	await settle();
	expect( writes() ).toEqual( [
		expect.objectContaining( {
			overrides: '{"42":{"time_from":"19:30","time_to":"20:30"}}',
		} ),
	] );
	expect( writes()[ 0 ] ).not.toHaveProperty( 'skip' );
} );

it( 'a place that is taken meanwhile turns its line, and nothing else is lost', async () => {
	const { onClose } = await open();
	await user.click(
		within( lineOf( /Fri 27 Nov/ ) ).getByRole( 'checkbox' )
	);
	studio.refusal = {
		status: 409,
		body: wireError( 'slot_taken', 'This time is taken' ),
	};
	studio.rows = studio.rows.map(
		( row ) => ( { ...row, why: row.day < 4 ? TAKEN : undefined } ) as Row
	);
	await user.click( main( 'Copy 1 booking' ) );
	await settle();
	await settle();
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'This time is taken'
	);
	expect( lineOf( /Mon 23 Nov/ ) ).toHaveTextContent( 'This time is taken' );
	expect(
		within( lineOf( /Fri 27 Nov/ ) ).getByRole( 'checkbox' )
	).not.toBeChecked();
	expect( main( 'Nothing to copy' ) ).toHaveAttribute(
		'aria-disabled',
		'true'
	);
	expect( onClose ).not.toHaveBeenCalled();
	expect( console ).toHaveErrored();
} );

it( 'a week that has changed after the last look is shown before it is copied', async () => {
	const { told } = await open();
	await user.click(
		within( lineOf( /Fri 27 Nov/ ) ).getByRole( 'checkbox' )
	);
	studio.refusal = {
		status: 409,
		body: wireError( 'changed_meanwhile', 'The week has changed' ),
	};
	studio.rows = [ ...studio.rows, { id: 44, day: 2, title: 'Tango' } ];
	await user.click( main( 'Copy 1 booking' ) );
	await settle();
	await settle();
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'The week has changed'
	);
	expect( lineOf( /Wed 25 Nov/ ) ).toHaveTextContent( 'Tango' );
	expect(
		within( lineOf( /Fri 27 Nov/ ) ).getByRole( 'checkbox' )
	).not.toBeChecked();
	expect( main( 'Copy 2 bookings' ) ).toHaveFocus();
	studio.refusal = null;
	await user.click( main( 'Copy 2 bookings' ) );
	await settle();
	expect( writes().map( ( { plan } ) => plan ) ).toEqual( [
		'41-42-43',
		'41-42-43-44',
	] );
	expect( told ).toHaveLength( 1 );
	expect( console ).toHaveErrored();
} );

it( 'the same content keeps its request ID after a failure, another has its own', async () => {
	await open();
	studio.refusal = {
		status: 503,
		body: wireError( 'busy', 'The calendar is busy.' ),
	};
	await user.click( main( 'Copy 2 bookings' ) );
	await settle();
	await settle();
	await user.click( main( 'Copy 2 bookings' ) );
	await settle();
	await settle();
	await user.click(
		within( lineOf( /Fri 27 Nov/ ) ).getByRole( 'checkbox' )
	);
	await user.click( main( 'Copy 1 booking' ) );
	await settle();
	const [ first, ...others ] = writes().map(
		( call ) => call[ 'request_id' ]
	);
	expect( others.at( -1 ) ).not.toBe( first );
	expect( new Set( [ first, ...others ] ).size ).toBe( 2 );
	expect( console ).toHaveErrored();
} );

it( 'what is there already, and what has passed, offers no way out', async () => {
	studio.rows = [
		{ id: 41, day: 0, why: TAKEN, isThere: true },
		{
			id: 42,
			day: 1,
			why: { code: 'in_the_past', message: 'This date has passed' },
		},
	];
	await open();
	expect( lineOf( /Mon 23 Nov/ ) ).toHaveTextContent( 'Already booked' );
	expect( lineOf( /Tue 24 Nov/ ) ).toHaveTextContent(
		'This date has passed'
	);
	expect(
		screen.queryByRole( 'combobox', { name: /What to do/ } )
	).not.toBeInTheDocument();
	await user.click( main( 'Nothing to copy' ) );
	expect( writes() ).toEqual( [] );
} );

it( 'steps over its own week', async () => {
	await open();
	await user.click( main( 'Previous week' ) );
	await settle();
	expect( asked().at( -1 ) ).toMatchObject( { to: '2026-11-09' } );
	await user.click( main( 'Next week' ) );
	await settle();
	expect( asked().at( -1 ) ).toMatchObject( { to: '2026-11-23' } );
} );

it( 'the room in view is preselected; pending bookings are told', async () => {
	studio.pending = 2;
	await open( true );
	expect( asked()[ 0 ] ).toMatchObject( { room_ids: '11' } );
	expect( sum() ).toHaveTextContent( '2 pending bookings are not copied.' );
	await user.selectOptions(
		screen.getByRole( 'combobox', { name: 'Room' } ),
		'All rooms'
	);
	await settle();
	expect( asked().at( -1 ) ).not.toHaveProperty( 'room_ids' );
} );

it( 'more than the server takes at once is told and not sent', async () => {
	studio.limit = 1;
	await open();
	expect(
		screen.getByText(
			'At most 1 booking can be copied at once. Leave some out.'
		)
	).toBeInTheDocument();
	await user.click( main( 'Copy 2 bookings' ) );
	expect( writes() ).toEqual( [] );
	await user.click(
		within( lineOf( /Fri 27 Nov/ ) ).getByRole( 'checkbox' )
	);
	await user.click( main( 'Copy 1 booking' ) );
	await settle();
	expect( writes() ).toHaveLength( 1 );
} );

it( 'a failed check is told and can be tried again', async () => {
	studio.noCheck = {
		status: 403,
		body: wireError(
			'forbidden',
			'Sorry, you are not allowed to do this.'
		),
	};
	await open();
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Sorry, you are not allowed to do this.'
	);
	studio.noCheck = null;
	await user.click( main( 'Try again' ) );
	await settle();
	expect( main( 'Copy 2 bookings' ) ).toBeInTheDocument();
	expect( console ).toHaveErrored();
} );

it( 'a week without approved bookings says so', async () => {
	studio.rows = [];
	await open();
	expect( sum() ).toHaveTextContent(
		'There are no approved bookings in this week.'
	);
	expect( main( 'Nothing to copy' ) ).toHaveAttribute(
		'aria-disabled',
		'true'
	);
} );

it( 'a failure that comes after the dialog was closed is told', async () => {
	const { late, arrive } = lateReply();
	studio.refusal = late;
	const { lost, close } = await open();
	await user.click( main( 'Copy 2 bookings' ) );
	close();
	arrive( { status: 503, body: wireError( 'busy', 'Busy.' ) } );
	await settle();
	expect( lost ).toEqual( [ 'Busy.' ] );
	expect( console ).toHaveErrored();
} );
