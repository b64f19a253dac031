import fc from 'fast-check';
import { hourRows, uniformRows, yAt } from '../../../../src/domain/layout';
import {
	lastMinute,
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
		expect( lastMinute( rows ) ).toBe( 24 * 60 );
		expect( lastMinute( [] ) ).toBe( 0 );
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

	it( 'is none outside of the visible days, whose edges belong to them', () => {
		const booking = makeBooking( { from: 610, to: 700 } );
		const placed = ( x: number, y: number ) =>
			placeAt( booking, 'whole', 0, { x, y }, GEOMETRY )?.roomId ?? null;
		expect( placed( 49, 500 ) ).toBeNull();
		expect( placed( 451, 500 ) ).toBeNull();
		expect( placed( 100, 99 ) ).toBeNull();
		expect( placed( 100, 1121 ) ).toBeNull();
		expect( placed( 50, 100 ) ).toBe( '11' );
		expect( placed( 450, 1120 ) ).toBe( '12' );
		expect( placed( 150, 500 ) ).toBe( '11' );
	} );

	it( 'ends where the day does, or the booking itself', () => {
		const rows = uniformRows( { earliestHour: 7, latestHour: 22 }, 60 );
		const dragged = ( from: number, to: number ) =>
			placeAt(
				makeBooking( { from, to } ),
				'whole',
				0,
				{ x: 100, y: 1110 },
				{ ...GEOMETRY, rows }
			)?.to;
		expect( dragged( 600, 660 ) ).toBe( 22 * 60 );
		expect( dragged( 22 * 60, 23 * 60 ) ).toBe( 23 * 60 );
	} );
} );
