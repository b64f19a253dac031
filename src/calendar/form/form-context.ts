import { createContext, useContext } from '@wordpress/element';
import type { Booking, Schedule } from '../../domain/booking';
import type { BookingFormValues } from '../../domain/booking-form';

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

const FormContext = createContext< BookingForm | null >( null );

export const FormProvider = FormContext.Provider;

export function useBookingForm(): BookingForm {
	const form = useContext( FormContext );
	if ( ! form ) {
		throw new Error( 'A part of the booking form stands outside of it' );
	}
	return form;
}
