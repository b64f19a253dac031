import type { Booking } from '../../domain/booking';
import type { BookingStart } from '../../domain/booking-start';
import type { CardAction, WriteAction } from '../../domain/card-menu';
import { addDays } from '../../domain/time';

/** Dialog about an existing booking, the keys, or copying the week in view. */
export type BookingDialog =
	| { readonly kind: 'keys' }
	| { readonly kind: 'copyWeek' }
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

/** Returns what an entry of the menu opens. */
export function dialogOf(
	action: Exclude< CardAction, WriteAction | 'move' >,
	booking: Booking
): OpenDialog {
	if ( action === 'edit' || action === 'history' ) {
		return { kind: action, booking };
	}
	const { roomId, from, to } = booking;
	const date = addDays( booking.date, action === 'nextWeek' ? 7 : 0 );
	const start = { roomId, date, from, to, copyOf: booking };
	return { kind: 'create', start };
}

export const isForm = ( dialog: OpenDialog ): dialog is FormDialog =>
	dialog.kind === 'create' || dialog.kind === 'edit';
