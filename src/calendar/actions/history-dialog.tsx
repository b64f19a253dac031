import { Fragment } from '@wordpress/element';
import { sprintf } from '@wordpress/i18n';
import {
	trainerName,
	type Booking,
	type HistoryEntry,
	type Room,
} from '../../domain/booking';
import { useI18n } from '../../i18n/context';
import { useTrainerHistory } from '../../store/use-trainer-history';
import { ChunkIcon, type ChunkIconName } from '../../ui/chunk-icon';
import { useStudio } from '../studio-context';
import { FailureText } from './failure-text';
import { NoticeDialog } from './notice-dialog';

interface HistoryDialogProps {
	/** Booking of the trainer. */
	readonly booking: Booking;
	readonly rooms: readonly Room[];
	readonly onClose: () => void;
}

/** Dialog with all of a trainer's bookings in the owner's studios. */
export function HistoryDialog( props: HistoryDialogProps ) {
	const { booking, rooms, onClose } = props;
	const { client } = useStudio();
	const i18n = useI18n();
	const { __ } = i18n;
	const state = useTrainerHistory( client, booking.trainerId ?? '' );
	return (
		<NoticeDialog
			title={ __( 'Users History', 'studio-calendar' ) }
			onRetry={ state.status === 'failed' ? state.retry : undefined }
			onClose={ onClose }
		>
			{ state.status === 'loading' && (
				<p role="status">{ __( 'Loading...', 'studio-calendar' ) }</p>
			) }
			{ state.status === 'failed' && (
				<FailureText error={ state.error } isRead />
			) }
			{ state.status === 'ready' && (
				<>
					<p>
						<b>
							{ sprintf(
								/* translators: %d: how many bookings a trainer has or had */
								__( 'Total bookings: %d', 'studio-calendar' ),
								state.history.length
							) }
						</b>{ ' ' }
						<span className="sc-note">
							{ trainerName( booking ) &&
								`· ${ trainerName( booking ) }` }
						</span>
					</p>
					<HistoryTable history={ state.history } rooms={ rooms } />
				</>
			) }
		</NoticeDialog>
	);
}

interface HistoryTableProps {
	readonly history: readonly HistoryEntry[];
	readonly rooms: readonly Room[];
}

function HistoryTable( { history, rooms }: HistoryTableProps ) {
	const { __ } = useI18n();
	return (
		<table className="sc-table">
			<thead>
				<tr>
					<th scope="col">{ __( 'Room ID', 'studio-calendar' ) }</th>
					<th scope="col">{ __( 'Date', 'studio-calendar' ) }</th>
					<th scope="col">{ __( 'Status', 'studio-calendar' ) }</th>
				</tr>
			</thead>
			<tbody>
				{ history.map( ( { roomId, date, status, reasons }, index ) => (
					<Fragment key={ index }>
						<tr>
							<td>
								{ roomId ?? '–' }
								<RoomName rooms={ rooms } id={ roomId } />
							</td>
							<td>{ date }</td>
							<td>
								<StatusWord status={ status } />
							</td>
						</tr>
						{ reasons.length > 0 && <Reasons texts={ reasons } /> }
					</Fragment>
				) ) }
			</tbody>
		</table>
	);
}

/** For which owners broke a rule for the booking of the line above. */
function Reasons( { texts }: { readonly texts: readonly string[] } ) {
	const { __ } = useI18n();
	return (
		<tr className="sc-table__why">
			<td colSpan={ 3 }>
				{ texts.map( ( text, index ) => (
					<p key={ index }>
						{ sprintf(
							/* translators: %s: why an owner broke a rule, such as the gap between bookings */
							__( 'Reason: “%s”', 'studio-calendar' ),
							text
						) }
					</p>
				) ) }
			</td>
		</tr>
	);
}

interface RoomNameProps {
	readonly rooms: readonly Room[];
	readonly id: string | null;
}

/** Name of a room, shown beside its ID; empty for a room of another studio or a deleted one. */
function RoomName( { rooms, id }: RoomNameProps ) {
	const room = rooms.find( ( one ) => one.id === id );
	return room && <span className="sc-note">{ ` ${ room.name }` }</span>;
}

function StatusWord( { status }: { readonly status: string } ) {
	const { __ } = useI18n();
	const known: Readonly<
		Record<
			string,
			{ readonly icon: ChunkIconName; readonly word: string }
		>
	> = {
		Pending: {
			icon: 'pending',
			word: __( 'Pending', 'studio-calendar' ),
		},
		Approved: {
			icon: 'check',
			word: __( 'Approved', 'studio-calendar' ),
		},
		Canceled: { icon: 'ban', word: __( 'Canceled', 'studio-calendar' ) },
	};
	const shown = known[ status ];
	return (
		<span className="sc-status">
			{ shown && <ChunkIcon name={ shown.icon } /> }
			{ shown?.word ?? status }
		</span>
	);
}
