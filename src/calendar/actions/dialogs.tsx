import { useEffect } from '@wordpress/element';
import type { Booking, Schedule } from '../../domain/booking';
import type { Failure } from '../../store/action-store';
import './dialogs.css';
import { BookingInfo } from './booking-info';
import { ErrorDialog } from './error-dialog';
import { HistoryDialog } from './history-dialog';
import { KeysDialog } from './keys-dialog';
import type { BookingDialog } from './open-dialog';
import type { Said } from './said';

export interface DialogsProps {
	readonly schedule: Schedule | null;
	readonly dialog: BookingDialog | null;
	/** Error of the last action; shown above any other dialog. */
	readonly failure: Failure | null;
	/** Announcement for screen readers, which cannot hear anything outside of an open dialog. */
	readonly said: Said | null;
	readonly onClose: () => void;
	readonly onFailureRead: () => void;
}

/** Dialogs about an existing booking, and the keys. */
export function Dialogs( props: DialogsProps ) {
	const { failure } = props;
	return (
		<>
			<Opened { ...props } />
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

function Opened( props: DialogsProps ) {
	const { schedule, dialog, onClose } = props;
	switch ( dialog?.kind ) {
		case 'info':
			return (
				schedule && (
					<Info
						{ ...props }
						schedule={ schedule }
						id={ dialog.bookingId }
					/>
				)
			);
		case 'history':
			return (
				<HistoryDialog
					booking={ dialog.booking }
					rooms={ schedule?.rooms ?? [] }
					onClose={ onClose }
				/>
			);
		case 'keys':
			return <KeysDialog onClose={ onClose } />;
		case 'copyWeek':
		case undefined:
			return null;
	}
}

interface InfoProps extends Pick< DialogsProps, 'said' | 'onClose' > {
	readonly schedule: Schedule;
	readonly id: string;
}

/** Info dialog, which closes when its booking is removed, and does not reopen on undo. */
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

/** Returns the booking to show; a canceled one is not shown. */
function shownBooking( { bookings }: Schedule, id: string ): Booking | null {
	const booking = bookings.find( ( one ) => one.id === id );
	return booking && booking.flags?.isCanceled !== true ? booking : null;
}
