import { useEffect } from '@wordpress/element';
import type { Booking, Schedule } from '../../domain/booking';
import type { Actions } from '../../store/use-actions';
import './dialogs.css';
import { BookingInfo } from './booking-info';
import { ErrorDialog } from './error-dialog';
import { HistoryDialog } from './history-dialog';
import { KeysDialog } from './keys-dialog';
import type { Note } from './note';
import type { BookingDialog } from './open-dialog';

export interface DialogsProps {
	readonly schedule: Schedule | null;
	readonly dialog: BookingDialog | null;
	/** The error of the last action is shown above any other dialog. */
	readonly actions: Actions;
	readonly onNote: ( note: Note ) => void;
	readonly onClose: () => void;
	readonly onFailureRead: () => void;
}

/** Dialogs about an existing booking, and the keys. */
export function Dialogs( props: DialogsProps ) {
	const { failure } = props.actions;
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

interface InfoProps extends Pick<
	DialogsProps,
	'actions' | 'onNote' | 'onClose'
> {
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
				actions={ props.actions }
				onNote={ props.onNote }
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
