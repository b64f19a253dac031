import type { EditRequest } from '../../api/edit';
import type { SeriesScope } from '../../contract/series';
import type { Booking } from '../../domain/booking';
import type { BookingStart } from '../../domain/booking-start';
import type { CardAction, WriteAction } from '../../domain/card-menu';
import { addDays, type IsoDate } from '../../domain/time';

/** Booking of a series by its date. */
export interface SeriesDate {
	readonly seriesId: string;
	readonly date: IsoDate;
}

/** Change of a booking that others of its series may share. */
export interface SeriesChange {
	readonly booking: Booking;
	/** Null to cancel. */
	readonly edit: EditRequest | null;
	/** Bookings that are selected first. */
	readonly scope: SeriesScope;
}

/** Dialog that changes a series, or copies the week in view. */
export type WriteDialog =
	| ( SeriesChange & { readonly kind: 'series' } )
	| { readonly kind: 'copyWeek' };

/** Dialog about existing bookings, or the keys. */
export type BookingDialog =
	| WriteDialog
	| { readonly kind: 'keys' }
	| { readonly kind: 'info'; readonly bookingId: string }
	| ( SeriesDate & { readonly kind: 'date' } )
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
