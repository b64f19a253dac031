import type { Booking } from '../../domain/booking';
import type { BookingStart } from '../../domain/booking-start';
import type { CardAction } from '../../domain/card-menu';

/** Dialog about an existing booking. */
export type BookingDialog =
	| { readonly kind: 'info'; readonly bookingId: string }
	| { readonly kind: 'history'; readonly booking: Booking };

export type FormDialog =
	| { readonly kind: 'create'; readonly start: BookingStart }
	| { readonly kind: 'edit'; readonly booking: Booking };

export type OpenDialog = BookingDialog | FormDialog;

/** Runs an action of the menu; returns true if it is complete and the menu may close. */
export type Act = (
	action: CardAction,
	booking: Booking
) => Promise< boolean >;

/** Starts a booking where the person pointed. */
export type OnBook = ( start: BookingStart ) => void;

export const isForm = ( dialog: OpenDialog ): dialog is FormDialog =>
	dialog.kind === 'create' || dialog.kind === 'edit';
