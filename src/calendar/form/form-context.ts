import type { Booking, Schedule } from '../../domain/booking';
import type { BookingFormValues } from '../../domain/booking-form';
import { requiredContext } from '../../ui/required-context';

/** Context of an open booking form. */
export interface BookingForm {
	/** Edited booking; null for a new one. */
	readonly booking: Booking | null;
	readonly values: BookingFormValues;
	/** Stores the person's changes, not derived ones. */
	readonly change: ( part: Partial< BookingFormValues > ) => void;
	/** The studio's rooms and rules, and the bookings of the range in view. */
	readonly schedule: Schedule;
}

export const [ FormProvider, useBookingForm ] = requiredContext< BookingForm >(
	'A part of the booking form stands outside of it'
);
