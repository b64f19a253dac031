import type { BookingColumns, PackedSchedule } from '../contract/mount';
import type { WireBooking, WireSchedule } from '../contract/schedule';
import { toTime } from '../domain/time';

/** Returns the schedule that the server packed into the page; throws for one of another version of the plugin. */
export function unpackSchedule( packed: PackedSchedule ): WireSchedule {
	const { parts, bookings, ...about } = packed;
	return {
		...about,
		bookings: bookings.map( ( { columns, ...group } ) => ( {
			...group,
			bookings: unpackBookings( columns, parts ),
		} ) ),
	};
}

function unpackBookings(
	columns: BookingColumns,
	parts: PackedSchedule[ 'parts' ]
): WireBooking[] {
	let id = 0;
	return columns.of.map( ( of, at ) => {
		id += columns.id[ at ] ?? NaN;
		const from = columns.from[ at ] ?? NaN;
		return Object.assign(
			{
				id,
				room_id: columns.room_id[ at ],
				date: columns.date[ at ],
				time_from: toTime( from ),
				time_to: toTime( from + ( columns.minutes[ at ] ?? NaN ) ),
			},
			...of.map( ( index ) => parts[ index ] )
		) as WireBooking;
	} );
}
