import type { Booking, Schedule } from '../../../src/domain/booking';
import { toMinutes } from '../../../src/domain/time';

/** Returns the minutes of 'HH:MM', so that tests write times as people do. */
export function at( time: string ): number {
	return toMinutes( time ) ?? Number.NaN;
}

let lastId = 0;

/** Returns an approved hour on Friday 20 November 2026 in room 11; `part` replaces its fields. */
export function makeBooking( part: Partial< Booking > = {} ): Booking {
	lastId += 1;
	return {
		id: String( lastId ),
		roomId: '11',
		eventId: '7',
		trainerId: '5',
		date: '2026-11-20',
		from: at( '18:00' ),
		to: at( '19:00' ),
		title: 'Salsa I',
		isPending: false,
		isBusy: false,
		isPrivate: false,
		firstName: 'Anna',
		lastName: 'Tamm',
		avatar: '',
		summary: '',
		description: '',
		gallery: [],
		payment: null,
		hiddenOwnerDescription: '',
		seriesId: null,
		revision: null,
		...part,
	};
}

/** Returns the week of 16 November 2026 with two rooms, as a guest sees it. */
export function makeSchedule( part: Partial< Schedule > = {} ): Schedule {
	const { bookings = [] } = part;
	return {
		range: { from: '2026-11-16', to: '2026-11-22' },
		bookings,
		asRead: bookings,
		asked: 0,
		clockOffset: null,
		rooms: [
			{ id: '11', name: 'Big hall' },
			{ id: '12', name: 'Small hall' },
		],
		allTrainers: [],
		trainers: {},
		revision: null,
		studio: {
			id: '1',
			name: 'Demo Studio',
			timezone: 'Europe/Tallinn',
			earliestHour: 7,
			latestHour: 24,
			minMinutes: 0,
			gapMinutes: 0,
			approvalNeeded: true,
			trainersNotice: '',
		},
		role: 'Guest',
		userId: null,
		loginUrl: null,
		newEventUrl: null,
		newRoomUrl: null,
		today: '2026-11-20',
		asOf: Date.parse( '2026-11-20T12:20:00Z' ),
		offersPush: false,
		etag: null,
		versionFile: undefined,
		...part,
	};
}
