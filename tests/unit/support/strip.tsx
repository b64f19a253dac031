import { AvailabilityStrip } from '../../../src/calendar/form/availability/availability-strip';
import type { Booking, Schedule } from '../../../src/domain/booking';
import type { BookingFormValues } from '../../../src/domain/booking-form';
import { at, makeBooking, makeSchedule } from './bookings';
import { showPart } from './form-part';

/** The only booking in the Big hall on Friday of the demo week. */
export const zumba = makeBooking( {
	title: 'Zumba',
	from: at( '19:15' ),
	to: at( '20:15' ),
} );
const others = [
	makeBooking( { roomId: '12', title: 'Pilates' } ),
	makeBooking( { date: '2026-11-21', title: 'Ballet' } ),
];

interface Options {
	readonly from?: string;
	readonly to?: string;
	readonly gapMinutes?: number;
	readonly values?: Partial< BookingFormValues >;
	readonly schedule?: Partial< Schedule >;
	readonly booking?: Booking;
}

/** Renders the strip of a form for the Big hall, 20:15–21:45. */
export function strip( options: Options = {} ) {
	const { from = '20:15', to = '21:45', gapMinutes = 0, booking } = options;
	const { studio } = makeSchedule();
	return showPart( <AvailabilityStrip />, {
		values: { from: at( from ), to: at( to ), ...options.values },
		schedule: {
			bookings: [ zumba, ...others ],
			studio: { ...studio, gapMinutes },
			...options.schedule,
		},
		...( booking && { booking } ),
	} );
}

/** Returns an element that has no name, because only pointers use it. */
export function partOf( selector: string ): Element {
	const part = document.querySelector( selector );
	if ( ! part ) {
		throw new Error( `The strip has no ${ selector }` );
	}
	return part;
}
