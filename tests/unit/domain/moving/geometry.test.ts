import fc from 'fast-check';
import { hourRows, yAt } from '../../../../src/domain/layout';
import {
	minutesAt,
	placeAt,
	snapped,
} from '../../../../src/domain/moving/geometry';
import { anyBookings } from '../../support/any-bookings';
import { makeBooking } from '../../support/bookings';
import { GEOMETRY } from './scene';

const HOURS = { earliestHour: 7, latestHour: 24 };

describe( 'the minute at a height', () => {
	it( 'is the inverse of the height of a minute, whatever the rows', () => {
		fc.assert(
			fc.property( anyBookings, fc.nat( 1440 ), ( bookings, minutes ) => {
				const rows = hourRows( bookings, HOURS, 80 );
				const first = ( rows[ 0 ]?.hour ?? 0 ) * 60;
				expect( minutesAt( rows, yAt( rows, minutes ) ) ).toBeCloseTo(
					Math.max( first, minutes )
				);
			} )
		);
	} );

	it( 'stays within the rows', () => {
		const rows = hourRows( [], HOURS, 80 );
		expect( minutesAt( rows, -50 ) ).toBe( 7 * 60 );
		expect( minutesAt( rows, 99999 ) ).toBe( 24 * 60 );
		expect( minutesAt( [], 10 ) ).toBe( 0 );
	} );
} );

describe( 'a snapped time', () => {
	it( 'keeps the minutes of the booking’s own start', () => {
		expect( snapped( 607, 610, 420, 1440 ) ).toBe( 610 );
		expect( snapped( 600, 610, 420, 1440 ) ).toBe( 595 );
		expect( snapped( 0, 610, 420, 1440 ) ).toBe( 430 );
		expect( snapped( 2000, 610, 420, 1440 ) ).toBe( 1435 );
	} );
} );

describe( 'a place', () => {
	it( 'is in the column under the pointer, and within the day', () => {
		const booking = makeBooking( { from: 610, to: 700 } );
		fc.assert(
			fc.property(
				fc.integer( { min: 50, max: 450 } ),
				fc.integer( { min: 100, max: 1120 } ),
				fc.integer( { min: 0, max: 90 } ),
				( x, y, offset ) => {
					const place = placeAt(
						booking,
						'whole',
						offset,
						{ x, y },
						GEOMETRY
					);
					const track = GEOMETRY.tracks.find(
						( { left, right } ) => left <= x && x <= right
					);
					expect( place ).toMatchObject( {
						roomId: track?.roomId,
						date: track?.date,
					} );
					expect( place && place.to - place.from ).toBe( 90 );
					expect( place?.from ).toBeGreaterThanOrEqual( 420 );
					expect( place?.to ).toBeLessThanOrEqual( 1440 );
				}
			)
		);
	} );
} );
