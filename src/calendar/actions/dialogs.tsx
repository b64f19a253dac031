import { useEffect, useState } from '@wordpress/element';
import type { Booking, Schedule } from '../../domain/booking';
import type { Actions } from '../../store/use-actions';
import type { OwnWrite } from '../../domain/own-writes';
import { isInRange } from '../../domain/time';
import { LazyCopying } from '../copying/lazy-copying';
import { LazySeries } from '../series/lazy-series';
import './dialogs.css';
import { BookingInfo } from './booking-info';
import { ErrorDialog } from './error-dialog';
import { HistoryDialog } from './history-dialog';
import { KeysDialog } from '../keys/keys-dialog';
import type { Note } from './note';
import type { BookingDialog, SeriesDate, WriteDialog } from './open-dialog';

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
	const { dialog, onClose } = props;
	switch ( dialog?.kind ) {
		case 'info':
			return <InfoById { ...props } id={ dialog.bookingId } />;
		case 'date':
			return <DateInfo { ...props } { ...dialog } />;
		case 'series':
		case 'copyWeek':
			return <OfWeek { ...props } dialog={ dialog } />;
		case 'history':
			return <History { ...props } booking={ dialog.booking } />;
		case 'keys':
			return <KeysDialog onClose={ onClose } />;
		case undefined:
			return null;
	}
}

const History = ( {
	schedule,
	booking,
	onClose,
}: DialogsProps & { readonly booking: Booking } ) => (
	<HistoryDialog
		booking={ booking }
		rooms={ schedule?.rooms ?? [] }
		onClose={ onClose }
	/>
);

interface OfWeekProps extends Omit< DialogsProps, 'dialog' > {
	readonly dialog: WriteDialog;
}

/** Dialog that writes more than one booking, and stays open while another week loads. */
function OfWeek( props: OfWeekProps ) {
	const { schedule, dialog, actions, onNote, onClose } = props;
	const [ opened ] = useState( schedule );
	const handleDone = ( write: OwnWrite ) => {
		actions.store.wrote( write );
		onClose();
	};
	if ( ! opened ) {
		return null;
	}
	return dialog.kind === 'series' ? (
		<LazySeries
			change={ dialog }
			schedule={ opened }
			onClose={ onClose }
			onDone={ handleDone }
			onLost={ onNote }
		/>
	) : (
		<LazyCopying
			schedule={ opened }
			onClose={ onClose }
			onDone={ handleDone }
			onLost={ onNote }
		/>
	);
}

function InfoById( props: DialogsProps & { readonly id: string } ) {
	const { schedule, id } = props;
	return (
		schedule && (
			<Info
				{ ...props }
				schedule={ schedule }
				isMeant={ ( one ) => one.id === id }
			/>
		)
	);
}

/** Info of the booking of a series on a date, once its week is there. */
function DateInfo( props: DialogsProps & SeriesDate ) {
	const { schedule, seriesId, date } = props;
	return (
		schedule &&
		isInRange( date, schedule.range ) && (
			<Info
				{ ...props }
				key={ date }
				schedule={ schedule }
				isMeant={ ( one ) =>
					one.seriesId === seriesId && one.date === date
				}
			/>
		)
	);
}

interface InfoProps extends Pick<
	DialogsProps,
	'actions' | 'onNote' | 'onClose'
> {
	readonly schedule: Schedule;
	readonly isMeant: ( booking: Booking ) => boolean;
}

/** Info dialog, which closes when its booking is removed, and does not reopen on undo. */
function Info( props: InfoProps ) {
	const { schedule, isMeant, onClose } = props;
	const booking = shownBooking( schedule, isMeant );
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
function shownBooking(
	{ bookings }: Schedule,
	isMeant: InfoProps[ 'isMeant' ]
): Booking | null {
	const booking = bookings.find( isMeant );
	return booking && booking.flags?.isCanceled !== true ? booking : null;
}
