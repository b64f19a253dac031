import { screen } from '@testing-library/react';
import { endDemo, user } from '../../support/demo-weeks';
import {
	DATES,
	EDIT,
	line,
	main,
	open,
	rested,
	startSeries,
	studio,
	told,
	writes,
} from '../../support/series-dialog';

beforeEach( startSeries );
afterEach( endDemo );

const LATER = '2026-12-18';
const fourth = () => screen.getByRole( 'checkbox', { name: /Fri 11 Dec/ } );

/** Somebody adds a booking to the series. */
const add = () =>
	Object.assign( studio, { dates: [ ...DATES, LATER ], plan: 'second' } );

it( 'what has changed after the last look is shown before it is moved', async () => {
	const { done, refused } = await open();
	await user.click( fourth() );
	await rested();
	add();
	await user.click( main( 'Move 3 bookings' ) );
	await rested();
	await rested();
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'The series has changed in the meantime. Review it and try again.'
	);
	expect( refused ).not.toHaveBeenCalled();
	expect( fourth() ).not.toBeChecked();
	expect( line( 'Fri 18 Dec' ) ).toHaveTextContent( '18:30–19:30' );
	expect( main( 'Move 4 bookings' ) ).toHaveFocus();
	await user.click( main( 'Move 4 bookings' ) );
	await rested();
	expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	expect( writes().map( ( { query } ) => query.get( 'plan' ) ) ).toEqual( [
		'first',
		'second',
	] );
	expect( done ).toHaveBeenCalledWith(
		expect.objectContaining( {
			bookings: [ ...DATES.slice( 0, 3 ), LATER ].map( told ),
		} )
	);
	expect( console ).toHaveErrored();
} );

it( 'a refused write keeps its request ID with the next plan', async () => {
	await open( { ...EDIT, edit: null } );
	studio.plan = 'second';
	await user.click( main( 'Cancel 4 bookings' ) );
	await rested();
	await rested();
	await user.click( main( 'Cancel 4 bookings' ) );
	await rested();
	const ids = writes().map( ( { query } ) => query.get( 'request_id' ) );
	expect( ids ).toHaveLength( 2 );
	expect( new Set( ids ).size ).toBe( 1 );
	expect( console ).toHaveErrored();
} );

it( 'what has changed between two looks is shown, and nothing is refused', async () => {
	const { done } = await open();
	expect( line( 'Fri 11 Dec' ) ).toBeInTheDocument();
	add();
	await user.click( fourth() );
	await rested();
	await rested();
	expect( line( 'Fri 18 Dec' ) ).toHaveTextContent( '18:30–19:30' );
	await user.click( main( 'Move 4 bookings' ) );
	await rested();
	expect( writes().map( ( { query } ) => query.get( 'plan' ) ) ).toEqual( [
		'second',
	] );
	expect( done ).toHaveBeenCalled();
} );

it( 'another version of the booking after another plan is the opener’s matter', async () => {
	const { refused } = await open();
	studio.plan = 'second';
	studio.noCheck = {
		status: 409,
		body: {
			status: 'error',
			code: 'changed_meanwhile',
			message: 'Changed',
		},
	};
	await user.click( main( 'Move 4 bookings' ) );
	await rested();
	await rested();
	expect( refused ).toHaveBeenCalledWith(
		expect.objectContaining( {
			code: 'changed_meanwhile',
			message: 'Changed',
		} )
	);
	expect( console ).toHaveErrored();
} );
