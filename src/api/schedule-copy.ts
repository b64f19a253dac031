import type { WireBooking, WireSchedule } from '../contract/schedule';
import type { Booking, Schedule } from '../domain/booking';
import { toTime } from '../domain/time';

/**
 * Returns the schedule in the form that may be stored on a device (docs/decisions/0014): as a response, so that reading
 * it validates it like any response. Fields not named here are not stored.
 */
export function toCopy( schedule: Schedule ): WireSchedule {
	const { studio, role, userId } = schedule;
	return {
		status: 'ok',
		bookings: [
			{
				bookings: schedule.bookings.map( ( booking ) =>
					copyOf( booking, userId )
				),
			},
		],
		rooms: schedule.rooms,
		permission: role,
		...( userId === null ? {} : { user_id: userId } ),
		studio: {
			id: studio.id,
			name: studio.name,
			...( studio.timezone === null
				? {}
				: { timezone: studio.timezone } ),
			earliestHour: studio.earliestHour,
			latestHour: studio.latestHour,
			minBookingMinutes: studio.minMinutes,
			minutesGapBetweenBookings: studio.gapMinutes,
			approvalNeeded: studio.approvalNeeded,
		},
	};
}

function copyOf( booking: Booking, userId: string | null ): WireBooking {
	const { id, roomId, date, from, to, isPending } = booking;
	const isOwn = userId !== null && booking.trainerId === userId;
	return {
		id,
		room_id: roomId,
		date,
		time_from: toTime( from ),
		time_to: toTime( to ),
		status: isPending ? 'Pending' : 'Approved',
		...( isOwn ? { post_author_id: userId } : {} ),
		...( booking.isPrivate ? { private: true } : eventOf( booking ) ),
	};
}

/**
 * Returns the event with the trainer's name only if the booking is approved, because the name is public only then
 * (docs/decisions/0005).
 */
function eventOf( booking: Booking ): Partial< WireBooking > {
	const { eventId, title, summary, firstName, lastName, avatar } = booking;
	const trainer = {
		first_name: firstName,
		last_name: lastName,
		avatarSrc: avatar,
	};
	return {
		...( eventId === null ? {} : { event_id: eventId } ),
		title,
		desc: summary,
		...( booking.isPending ? {} : trainer ),
	};
}
