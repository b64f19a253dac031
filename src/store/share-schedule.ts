import { replaceEqualDeep } from '@tanstack/react-query';
import type { Booking, Schedule } from '../domain/booking';

/**
 * Returns the new schedule with every unchanged part as the old object. Bookings are matched by ID, not by position, so
 * an added booking leaves the others the same, and a changed one renders one card. A completely equal schedule is the
 * old object.
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
		allTrainers: share( previous.allTrainers, next.allTrainers ),
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
