import type { ApiError } from '../../api/api-error';
import type { Client } from '../../api/client';
import type { Booking, Schedule } from '../../domain/booking';
import './dialogs.css';
import { BookingInfo } from './booking-info';
import type { Act } from './desk';
import { ErrorDialog } from './error-dialog';
import { HistoryDialog } from './history-dialog';

export type OpenDialog =
	| { readonly kind: 'info'; readonly bookingId: string }
	| { readonly kind: 'history'; readonly booking: Booking };

export interface DialogsProps {
	readonly client: Client;
	readonly schedule: Schedule | null;
	readonly dialog: OpenDialog | null;
	/** Why the last action came to nothing; lies over any other dialog. */
	readonly failure: ApiError | null;
	readonly onAct: Act;
	readonly onClose: () => void;
	readonly onFailureRead: () => void;
}

/** The dialogs about a booking that is there. */
export function Dialogs( props: DialogsProps ) {
	const { client, schedule, dialog, failure, onAct, onClose } = props;
	const booking =
		dialog?.kind === 'info' && schedule
			? shownBooking( schedule, dialog.bookingId )
			: null;
	return (
		<>
			{ schedule && booking && (
				<BookingInfo
					booking={ booking }
					schedule={ schedule }
					onAct={ onAct }
					onClose={ onClose }
				/>
			) }
			{ dialog?.kind === 'history' && (
				<HistoryDialog
					client={ client }
					booking={ dialog.booking }
					rooms={ schedule?.rooms ?? [] }
					onClose={ onClose }
				/>
			) }
			{ failure && (
				<ErrorDialog
					error={ failure }
					onClose={ props.onFailureRead }
				/>
			) }
		</>
	);
}

/** A booking that was canceled has nothing more to show. */
function shownBooking( { bookings }: Schedule, id: string ): Booking | null {
	const booking = bookings.find( ( one ) => one.id === id );
	return booking && booking.flags?.isCanceled !== true ? booking : null;
}
