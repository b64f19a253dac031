import { shareSchedule } from '../../../src/store/share-schedule';
import { makeBooking, makeSchedule } from '../support/bookings';

/** Copies a value so that it is equal but shares no object, like a new response of the server. */
const copy = < Value >( value: Value ) =>
	JSON.parse( JSON.stringify( value ) ) as Value;

const salsa = makeBooking( { title: 'Salsa' } );
const tango = makeBooking( { title: 'Tango' } );
const before = makeSchedule( { bookings: [ salsa, tango ] } );

it( 'is the first answer where there was none', () => {
	expect( shareSchedule( undefined, before ) ).toBe( before );
} );

it( 'keeps the whole list when nothing in it has changed', () => {
	const after = shareSchedule( before, copy( before ) );
	expect( after.bookings ).toBe( before.bookings );
	expect( after.rooms ).toBe( before.rooms );
	expect( after.studio ).toBe( before.studio );
	expect( after.range ).toBe( before.range );
} );

it( 'keeps the bookings that have not changed beside one that has', () => {
	const changed = { ...copy( salsa ), title: 'Salsa II' };
	const { bookings } = shareSchedule(
		before,
		makeSchedule( { bookings: [ changed, copy( tango ) ] } )
	);
	expect( bookings[ 0 ]?.title ).toBe( 'Salsa II' );
	expect( bookings[ 1 ] ).toBe( tango );
} );

it( 'keeps them wherever they stand in the new list', () => {
	const added = makeBooking( { title: 'New' } );
	const { bookings } = shareSchedule(
		before,
		makeSchedule( { bookings: [ added, copy( tango ), copy( salsa ) ] } )
	);
	expect( bookings ).toEqual( [ added, tango, salsa ] );
	expect( bookings[ 1 ] ).toBe( tango );
	expect( bookings[ 2 ] ).toBe( salsa );
} );

it( 'takes the time of the new answer', () => {
	const later = makeSchedule( { bookings: before.bookings, asOf: 5 } );
	expect( shareSchedule( before, later ).asOf ).toBe( 5 );
} );

it( 'is the old object where nothing at all has changed', () => {
	expect( shareSchedule( before, { ...before } ) ).toBe( before );
} );
