import fc from 'fast-check';
import {
	heightOf,
	hourRows,
	isShown,
	rowHeightFor,
	yAt,
} from '../../../src/domain/layout';
import { anyBookings } from '../support/any-bookings';
import { at, makeBooking } from '../support/bookings';

const HOURS = { earliestHour: 7, latestHour: 24 };

describe( 'hour rows', () => {
	it( 'run from 7 to 24, 30 px each while nothing is booked', () => {
		const rows = hourRows( [], HOURS, 65 );
		expect( rows ).toHaveLength( 17 );
		expect( heightOf( rows ) ).toBe( 17 * 30 );
	} );

	it( 'are whole for the hours that a booking touches', () => {
		const booking = makeBooking( {
			from: at( '17:45' ),
			to: at( '19:15' ),
		} );
		const tall = hourRows( [ booking ], HOURS, 65 )
			.filter( ( row ) => row.height === 65 )
			.map( ( row ) => row.hour );
		expect( tall ).toEqual( [ 17, 18, 19 ] );
	} );

	it( 'leave the next hour alone when a booking ends on it', () => {
		const rows = hourRows( [ makeBooking() ], HOURS, 65 );
		expect( rows.find( ( row ) => row.hour === 19 )?.height ).toBe( 30 );
	} );

	it( 'stretch to bookings outside the hours of the studio', () => {
		const early = makeBooking( { from: at( '05:30' ), to: at( '06:30' ) } );
		expect( hourRows( [ early ], HOURS, 65 )[ 0 ]?.hour ).toBe( 5 );
	} );

	it( 'are 80 px for owner and admin, 65 for the others', () => {
		expect( rowHeightFor( 'Owner' ) ).toBe( 80 );
		expect( rowHeightFor( 'Admin' ) ).toBe( 80 );
		expect( rowHeightFor( 'Trainer' ) ).toBe( 65 );
		expect( rowHeightFor( 'Guest' ) ).toBe( 65 );
	} );

	it( 'turn minutes into pixels that never run backwards', () => {
		fc.assert(
			fc.property(
				anyBookings,
				fc.integer( { min: 0, max: 1440 } ),
				fc.integer( { min: 0, max: 1440 } ),
				( some, a, b ) => {
					const rows = hourRows( some, HOURS, 65 );
					const [ early, late ] = a < b ? [ a, b ] : [ b, a ];
					expect( yAt( rows, early ) ).toBeLessThanOrEqual(
						yAt( rows, late )
					);
					expect( yAt( rows, late ) ).toBeLessThanOrEqual(
						heightOf( rows )
					);
				}
			)
		);
	} );

	it( 'show a line only within the grid', () => {
		const rows = hourRows( [], HOURS, 65 );
		expect( isShown( rows, at( '06:59' ) ) ).toBe( false );
		expect( isShown( rows, at( '07:00' ) ) ).toBe( true );
		expect( isShown( rows, at( '24:00' ) ) ).toBe( true );
		const short = hourRows( [], { ...HOURS, latestHour: 22 }, 65 );
		expect( isShown( short, at( '22:00' ) ) ).toBe( true );
		expect( isShown( short, at( '22:01' ) ) ).toBe( false );
		expect( isShown( [], at( '10:00' ) ) ).toBe( false );
	} );

	it( 'are there for a booking of no length, too, which old data may hold', () => {
		const empty = makeBooking( { from: at( '23:00' ), to: at( '23:00' ) } );
		const rows = hourRows( [ empty ], { ...HOURS, latestHour: 22 }, 65 );
		expect( rows.at( -1 ) ).toMatchObject( { hour: 23, height: 65 } );
	} );
} );
