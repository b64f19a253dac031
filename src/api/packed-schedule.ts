import type { PackedSchedule } from '../contract/mount';
import type { WireBooking, WireSchedule } from '../contract/schedule';

/** Returns the schedule that the server packed into the page. */
export function unpackSchedule( packed: PackedSchedule ): WireSchedule {
	const { parts, bookings, ...about } = packed;
	return {
		...about,
		bookings: bookings.map( ( group ) => ( {
			...group,
			bookings: group.bookings.map(
				( { of, ...own } ) =>
					Object.assign(
						{},
						...of.map( ( index ) => parts[ index ] ),
						own
					) as WireBooking
			),
		} ) ),
	};
}
