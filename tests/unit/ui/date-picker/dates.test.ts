import fc from 'fast-check';
import { addDays, isIsoDate } from '../../../../src/domain/time';
import {
	toDate,
	toDates,
	toIsoDate,
} from '../../../../src/ui/date-picker/dates';

/** The suite runs in the time zones of UTC, New York and Kolkata. */
it.each( [
	[ 'of 23 hours in New York', '2026-03-08' ],
	[ 'of 25 hours in New York', '2026-11-01' ],
	[ 'of Kolkata’s change to half hours', '1945-10-15' ],
	[ 'of a leap year', '2028-02-29' ],
	[ 'of the year 99', '0099-12-31' ],
	[ 'at the end of all years', '9999-12-31' ],
] )( 'a day %s is the same day there and back', ( _, date ) => {
	expect( toIsoDate( toDate( date ) ) ).toBe( date );
} );

it( 'every day of every year is the same day there and back', () => {
	fc.assert(
		fc.property( fc.integer( { min: -730_000, max: 2_900_000 } ), ( n ) => {
			const date = addDays( '2000-01-01', n );
			fc.pre( isIsoDate( date ) );
			expect( toIsoDate( toDate( date ) ) ).toBe( date );
		} )
	);
} );

it( 'a day later is a day later, whatever the clocks do that night', () => {
	fc.assert(
		fc.property( fc.integer( { min: -40_000, max: 40_000 } ), ( n ) => {
			const date = addDays( '2026-11-20', n );
			const next = toDate( date );
			next.setDate( next.getDate() + 1 );
			expect( toIsoDate( next ) ).toBe( addDays( date, 1 ) );
		} )
	);
} );

it( 'an end that is not chosen stays open', () => {
	expect( toDates( { from: '2026-11-20' } ) ).toEqual( {
		from: new Date( 2026, 10, 20, 12 ),
		to: undefined,
	} );
} );
