import { replaceEqualDeep } from '@tanstack/react-query';
import type { Booking, Schedule } from '../domain/booking';

/**
 * A new answer with every part that did not change taken over from the old one as the same object. Bookings are
 * matched by id, not by their place in the list, so one that is added leaves all the others the same and one changed
 * booking draws one card. An answer that is the same in everything is the old object.
 */
export function shareSchedule(
	previous: Schedule | undefined,
	next: Schedule
): Schedule {
	if ( ! previous ) {
		return next;
	}
	const shared = {
		...next,
		bookings: shareBookings( previous.bookings, next.bookings ),
		asRead: shareBookings( previous.asRead, next.asRead ),
		trainers: share( previous.trainers, next.trainers ),
		rooms: share( previous.rooms, next.rooms ),
		studio: share( previous.studio, next.studio ),
		range: share( previous.range, next.range ),
	};
	return hasSameParts( previous, shared ) ? previous : shared;
}

const hasSameParts = ( previous: Schedule, next: Schedule ) =>
	Object.entries( next ).every(
		( [ name, part ] ) => previous[ name as keyof Schedule ] === part
	);

function shareBookings(
	previous: readonly Booking[],
	next: readonly Booking[]
): readonly Booking[] {
	const known = new Map(
		previous.map( ( booking ) => [ booking.id, booking ] )
	);
	const shared = next.map( ( booking ) => {
		const old = known.get( booking.id );
		return old ? share( old, booking ) : booking;
	} );
	const isSame =
		shared.length === previous.length &&
		shared.every( ( booking, index ) => booking === previous[ index ] );
	return isSame ? previous : shared;
}

function share< Value >( previous: Value, next: Value ): Value {
	return replaceEqualDeep< Value >( previous, next );
}
