import type { BookingStart } from '../../../src/domain/booking-start';
import { prefillFor, type PrefillContext } from '../../../src/domain/prefill';
import { at, makeBooking, makeSchedule } from './bookings';

/** The context of the tests is Friday of the demo week at 10:20, with two rooms in view. */
const schedule = makeSchedule();
export const { studio } = schedule;
export const CONTEXT: PrefillContext = {
	bookings: [],
	roomIds: [ '11', '12' ],
	studio,
	role: 'Trainer',
	now: { date: '2026-11-20', minutes: at( '10:20' ) },
	range: schedule.range,
};
export const NOWHERE: BookingStart = { roomId: null, date: null, from: null };
export const BOOK: BookingStart = { ...NOWHERE, isBookButton: true };
export const BIG_HALL: BookingStart = {
	roomId: '11',
	date: '2026-11-20',
	from: at( '18:00' ),
};
export const FRIDAY: BookingStart = { ...NOWHERE, date: '2026-11-20' };
export const SATURDAY: BookingStart = { ...NOWHERE, date: '2026-11-21' };

export const prefill = (
	start: BookingStart,
	part: Partial< PrefillContext > = {}
) => prefillFor( start, { ...CONTEXT, ...part } );

export const filled = (
	roomId: string | null,
	date: string,
	from: string,
	to: string
) => ( { roomId, date, from: at( from ), to: at( to ) } );

export const taken = (
	from: string,
	to: string,
	roomId = '11',
	date = '2026-11-20'
) => makeBooking( { from: at( from ), to: at( to ), roomId, date } );
