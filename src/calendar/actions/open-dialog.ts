import type { Booking } from '../../domain/booking';
import type { BookingStart } from '../../domain/booking-start';

/** A dialog about a booking that is there. */
export type BookingDialog =
	| { readonly kind: 'info'; readonly bookingId: string }
	| { readonly kind: 'history'; readonly booking: Booking };

export type FormDialog =
	| { readonly kind: 'create'; readonly start: BookingStart }
	| { readonly kind: 'edit'; readonly booking: Booking };

export type OpenDialog = BookingDialog | FormDialog;

/** Starts a booking where a person pointed at. */
export type OnBook = ( start: BookingStart ) => void;

export const isForm = ( dialog: OpenDialog ): dialog is FormDialog =>
	dialog.kind === 'create' || dialog.kind === 'edit';
