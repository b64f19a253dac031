import type { EditRequest } from '../../api/edit';
import type { SeriesScope } from '../../contract/series';
import type { Booking } from '../../domain/booking';
import type { BookingStart } from '../../domain/booking-start';
import type { CardAction } from '../../domain/card-menu';
import type { IsoDate } from '../../domain/time';

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

export const isForm = ( dialog: OpenDialog ): dialog is FormDialog =>
	dialog.kind === 'create' || dialog.kind === 'edit';
