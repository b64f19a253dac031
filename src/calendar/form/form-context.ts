import type { Booking, Schedule } from '../../domain/booking';
import type { BookingFormValues } from '../../domain/booking-form';
import { requiredContext } from '../../ui/required-context';

/** What the parts of an open booking form work on. */
export interface BookingForm {
	/** The booking that is edited; null where a new one is made. */
	readonly booking: Booking | null;
	readonly values: BookingFormValues;
	/** Takes what a person has changed, and nothing that follows from it. */
	readonly change: ( part: Partial< BookingFormValues > ) => void;
	/** What is known of the studio: its rooms and rules, and the bookings of the range in view. */
	readonly schedule: Schedule;
}

export const [ FormProvider, useBookingForm ] = requiredContext< BookingForm >(
	'A part of the booking form stands outside of it'
);
