import fc from 'fast-check';
import { makeBooking } from './bookings';

/** Bookings of two rooms and two days, at any time. */
export const anyBookings = fc.array(
	fc
		.record( {
			from: fc.integer( { min: 0, max: 1439 } ),
			length: fc.integer( { min: 1, max: 300 } ),
			roomId: fc.constantFrom( '11', '12' ),
			date: fc.constantFrom( '2026-11-20', '2026-11-21' ),
		} )
		.map( ( { from, length, roomId, date } ) =>
			makeBooking( {
				from,
				to: Math.min( 1440, from + length ),
				roomId,
				date,
			} )
		),
	{ maxLength: 30 }
);
