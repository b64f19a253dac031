import { useEffect, useState } from '@wordpress/element';
import type { Booking, Schedule } from '../../domain/booking';
import { isInRange } from '../../domain/time';
import type { Failure } from '../../store/action-store';
import { LazySeries } from '../series/lazy-series';
import './dialogs.css';
import { BookingInfo } from './booking-info';
import { ErrorDialog } from './error-dialog';
import { HistoryDialog } from './history-dialog';
import { KeysDialog } from './keys-dialog';
import type { Note } from './note';
import type { BookingDialog, SeriesChange, SeriesDate } from './open-dialog';
import type { Said } from './said';

export interface DialogsProps {
	readonly schedule: Schedule | null;
	readonly dialog: BookingDialog | null;
	/** Error of the last action; shown above any other dialog. */
	readonly failure: Failure | null;
	/** Announcement for screen readers, which cannot hear anything outside of an open dialog. */
	readonly said: Said | null;
	readonly onNote: ( note: Note ) => void;
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
			return <InfoById { ...props } id={ dialog.bookingId } />;
		case 'date':
			return <DateInfo { ...props } { ...dialog } />;
		case 'series':
			return <Series { ...props } change={ dialog } />;
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
		case undefined:
			return null;
	}
}

interface SeriesProps extends Pick<
	DialogsProps,
	'schedule' | 'onNote' | 'onClose'
> {
	readonly change: SeriesChange;
}

/** Dialog of a series, which stays open while another week loads. */
function Series( { schedule, change, onNote, onClose }: SeriesProps ) {
	const [ opened ] = useState( schedule );
	return (
		opened && (
			<LazySeries
				change={ change }
				schedule={ opened }
				onClose={ onClose }
				onDone={ ( note ) => {
					onNote( note );
					onClose();
				} }
				onLost={ onNote }
			/>
		)
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

interface InfoProps extends Pick< DialogsProps, 'said' | 'onClose' > {
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
				said={ props.said }
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
