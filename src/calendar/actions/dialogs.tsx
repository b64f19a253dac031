import { useEffect } from '@wordpress/element';
import type { Booking, Schedule } from '../../domain/booking';
import type { Failure } from '../../store/action-store';
import './dialogs.css';
import { BookingInfo } from './booking-info';
import { ErrorDialog } from './error-dialog';
import { HistoryDialog } from './history-dialog';
import type { BookingDialog } from './open-dialog';
import type { Said } from './said';

export interface DialogsProps {
	readonly schedule: Schedule | null;
	readonly dialog: BookingDialog | null;
	/** Why the last action came to nothing; lies over any other dialog. */
	readonly failure: Failure | null;
	/** What readers are to be told: with a dialog open they hear nothing from outside of it. */
	readonly said: Said | null;
	readonly onClose: () => void;
	readonly onFailureRead: () => void;
}

/** The dialogs about a booking that is there. */
export function Dialogs( props: DialogsProps ) {
	const { schedule, dialog, failure, onClose } = props;
	return (
		<>
			{ schedule && dialog?.kind === 'info' && (
				<Info
					{ ...props }
					schedule={ schedule }
					id={ dialog.bookingId }
				/>
			) }
			{ dialog?.kind === 'history' && (
				<HistoryDialog
					booking={ dialog.booking }
					rooms={ schedule?.rooms ?? [] }
					onClose={ onClose }
				/>
			) }
			{ failure && (
				<ErrorDialog
					error={ failure.error }
					onRetry={ () => {
						props.onFailureRead();
						failure.retry();
					} }
					onClose={ props.onFailureRead }
				/>
			) }
		</>
	);
}

interface InfoProps extends Pick< DialogsProps, 'said' | 'onClose' > {
	readonly schedule: Schedule;
	readonly id: string;
}

/** Closes by itself when its booking is gone: undoing must not open it again. */
function Info( props: InfoProps ) {
	const { schedule, id, onClose } = props;
	const booking = shownBooking( schedule, id );
	const isGone = booking === null;
	useEffect( () => {
		if ( isGone ) {
			onClose();
		}
	}, [ isGone, onClose ] );
	return (
		booking && (
			<BookingInfo
				booking={ booking }
				schedule={ schedule }
				said={ props.said }
				onClose={ onClose }
			/>
		)
	);
}

/** A booking that was canceled has nothing more to show. */
function shownBooking( { bookings }: Schedule, id: string ): Booking | null {
	const booking = bookings.find( ( one ) => one.id === id );
	return booking && booking.flags?.isCanceled !== true ? booking : null;
}
