/** Converts bookings of responses into the form of the tests' own models. */

/** Returns the bookings of a week's response. */
export const bookingsOf = ( { bookings } ) =>
	bookings.flatMap( ( group ) => group.bookings );

/**
 * Returns the fields of a booking that everyone who may see it gets.
 *
 * @return {{ id: number, room: number, date: string, from: string, to: string, status: string, series: number|null, revision: number }}
 *         Times are HH:MM of the studio.
 */
export const bookingOf = ( wire ) => ( {
	id: Number( wire.id ),
	room: Number( wire.room_id ),
	date: wire.date,
	from: wire.time_from,
	to: wire.time_to,
	status: wire.status,
	series: wire.series_id,
	revision: Number( wire.revision ),
} );
