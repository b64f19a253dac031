import { createContext, useContext } from '@wordpress/element';
import type { Booking, Schedule } from '../../domain/booking';
import type { BookingFormValues } from '../../domain/booking-form';

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

const FormContext = createContext< BookingForm | null >( null );

export const FormProvider = FormContext.Provider;

export function useBookingForm(): BookingForm {
	const form = useContext( FormContext );
	if ( ! form ) {
		throw new Error( 'A part of the booking form stands outside of it' );
	}
	return form;
}
