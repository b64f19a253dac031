import type { Booking, Schedule } from '../../domain/booking';
import { requiredContext } from '../../ui/required-context';
import type { FormValues } from './use-form-values';

/** Context of an open booking form. */
export interface BookingForm extends Pick<
	FormValues,
	'values' | 'change' | 'type' | 'settle'
> {
	/** Edited booking; null for a new one. */
	readonly booking: Booking | null;
	/** The studio's rooms and rules, and the bookings of the range in view. */
	readonly schedule: Schedule;
}

export const [ FormProvider, useBookingForm ] = requiredContext< BookingForm >(
	'A part of the booking form stands outside of it'
);
