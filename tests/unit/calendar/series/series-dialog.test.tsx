import { screen, within } from '@testing-library/react';
import { endDemo, user } from '../../support/demo-weeks';
import { wireError } from '../../support/fake-server';
import {
	DATES,
	EDIT,
	line,
	main,
	open,
	rested,
	scope,
	startSeries,
	studio,
	told,
	writes,
} from '../../support/series-dialog';

beforeEach( startSeries );
afterEach( endDemo );

it( 'what happens to each date is listed: paid, pending again, past', async () => {
	await open();
	expect( line( 'Fri 27 Nov' ) ).toHaveTextContent( '18:30–19:30' );
	expect( line( 'Fri 27 Nov' ) ).toHaveTextContent( 'Paid' );
	expect( line( 'Fri 4 Dec' ) ).toHaveTextContent( 'Becomes pending' );
	expect( line( '6 – 13 Nov' ) ).toHaveTextContent(
		'2 past bookings will not change'
	);
	expect( main( 'Move 4 bookings' ) ).toHaveAttribute(
		'aria-disabled',
		'false'
	);
} );

it( 'while the server is asked it says so', async () => {
	studio.server?.answer( 'silent' );
	await open();
	expect( screen.getByText( 'Checking the dates…' ) ).toBeInTheDocument();
	expect( main( 'Nothing to move' ) ).toHaveAttribute(
		'aria-disabled',
		'true'
	);
} );

it( 'a choice holds when the scope changes, and back', async () => {
	await open();
	const third = () => screen.getByRole( 'checkbox', { name: /Fri 4 Dec/ } );
	await user.click( third() );
	await rested();
	expect( main( 'Move 3 bookings' ) ).toBeInTheDocument();
	await user.click( scope( /This one/ ) );
	await rested();
	expect( main( 'Move 1 booking' ) ).toBeInTheDocument();
	await user.click( scope( /This and following/ ) );
	await rested();
	expect( third() ).not.toBeChecked();
	expect( main( 'Move 2 bookings' ) ).toBeInTheDocument();
} );

it( 'a taken date stays first, and the first date offers no following ones', async () => {
	studio.taken = [ '2026-12-04' ];
	studio.following = 0;
	await open();
	const choice = within( line( 'Fri 4 Dec' ) ).getByRole( 'combobox' );
	expect( choice ).toHaveDisplayValue( 'Keep at 18:00' );
	expect( main( 'Move 3 bookings' ) ).toBeInTheDocument();
	expect(
		screen.queryByText( 'This and following' )
	).not.toBeInTheDocument();
} );

it( 'nothing is moved if all stay', async () => {
	await open( { ...EDIT, scope: 'one' } );
	await user.click( screen.getByRole( 'checkbox' ) );
	await rested();
	await user.click( main( 'Nothing to move' ) );
	expect( writes() ).toEqual( [] );
} );

it( 'a date that is taken before the write turns taken, and the rest is tried again', async () => {
	const { done } = await open();
	studio.taken = [ '2026-12-11' ];
	studio.refusal = {
		status: 409,
		body: {
			...( wireError( 'slot_taken', 'Taken' ) as object ),
			data: { dates: [ '2026-12-11' ] },
		},
	};
	await user.click( main( 'Move 4 bookings' ) );
	await rested();
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'One date was taken in the meantime. Review it and try again.'
	);
	expect( line( 'Fri 11 Dec' ) ).toHaveClass( 'is-off' );
	studio.refusal = null;
	await rested();
	expect( main( 'Move 3 bookings' ) ).toHaveAttribute(
		'aria-disabled',
		'false'
	);
	await user.click( main( 'Move 3 bookings' ) );
	await rested();
	const ids = writes().map( ( { query } ) => query.get( 'request_id' ) );
	expect( done ).toHaveBeenCalledWith( {
		requestId: ids.at( -1 ),
		kind: 'move',
		bookings: DATES.filter( ( date ) => date !== '2026-12-11' ).map( told ),
		isPendingAgain: true,
	} );
	expect( new Set( ids ).size ).toBe( 2 );
	expect( writes().at( -1 )?.query.get( 'skip_dates' ) ).toBe(
		'["2026-12-11"]'
	);
	expect( console ).toHaveErrored();
} );

it( 'the same write tried again keeps its request ID', async () => {
	await open();
	studio.refusal = { status: 503, body: wireError( 'busy', 'Busy' ) };
	await user.click( main( 'Move 4 bookings' ) );
	await rested();
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'Busy' );
	await user.click( main( 'Move 4 bookings' ) );
	await rested();
	const ids = writes().map( ( { query } ) => query.get( 'request_id' ) );
	expect( ids.length ).toBeGreaterThan( 1 );
	expect( new Set( ids ).size ).toBe( 1 );
	expect( console ).toHaveErrored();
} );

it( 'another version of the booking is the opener’s matter', async () => {
	studio.server?.answer( {
		status: 409,
		body: wireError( 'changed_meanwhile', 'Changed' ),
	} );
	const { refused } = await open();
	expect( refused ).toHaveBeenCalledWith(
		expect.objectContaining( { code: 'changed_meanwhile' } )
	);
	expect( console ).toHaveErrored();
} );

it( 'a cancel names what it does', async () => {
	const { done } = await open( { ...EDIT, edit: null } );
	await user.click( main( 'Cancel 4 bookings' ) );
	await rested();
	expect( done ).toHaveBeenCalledWith(
		expect.objectContaining( {
			kind: 'cancel',
			bookings: DATES.map( told ),
			isPendingAgain: false,
		} )
	);
} );
