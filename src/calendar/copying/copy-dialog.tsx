import { sprintf } from '@wordpress/i18n';
import { useState } from '@wordpress/element';
import { ApiError } from '../../api/api-error';
import type { Schedule } from '../../domain/booking';
import type { OwnWrite } from '../../domain/own-writes';
import { rangeLabel } from '../../domain/labels';
import { weekOf } from '../../domain/time';
import { useI18n } from '../../i18n/context';
import { Dialog } from '../../ui/dialog';
import { SelectField } from '../../ui/select-field';
import type { Note } from '../actions/note';
import { failureText } from '../failure-text';
import { FailureNote } from '../form/failure-note';
import { useRoomNames } from '../room-name';
import { useIsClosed } from '../use-is-closed';
import { CopyFoot } from './copy-foot';
import { CopyList } from './copy-list';
import './copying.css';
import { useCopying, type Copying } from './use-copying';
import { WeekField } from './week-field';

export interface CopyDialogProps {
	readonly schedule: Schedule;
	readonly onClose: () => void;
	/** Called with the copies; it closes the dialog. */
	readonly onDone: ( write: OwnWrite ) => void;
	/** Called if copying fails after the dialog was closed. */
	readonly onLost: ( note: Note ) => void;
}

/** Dialog that copies the bookings of the week in view into another week. */
export function CopyDialog( props: CopyDialogProps ) {
	const { schedule, onClose, onDone, onLost } = props;
	const i18n = useI18n();
	const { __, locale } = i18n;
	const isClosed = useIsClosed();
	// The week in view when the dialog was opened, whatever the calendar shows later.
	const [ source ] = useState( () => weekOf( schedule.range.from ) );
	const copying = useCopying( source, schedule );
	const { saving, reread } = copying;
	const copy = async () => {
		const result = await copying.copy();
		if ( ! ( result instanceof ApiError ) ) {
			onDone( { ...result, kind: 'copy', isPendingAgain: false } );
		} else if ( isClosed.current ) {
			onLost( { text: failureText( result, i18n ) } );
		}
	};
	return (
		<Dialog
			className="sc-dialog--form"
			title={ __( 'Copy week', 'studio-calendar' ) }
			closeLabel={ __( 'Close', 'studio-calendar' ) }
			initialFocus=".sc-copy .sc-datebtn"
			onClose={ onClose }
			foot={
				<CopyFoot
					copying={ copying }
					onCopy={ () => void copy() }
					onCancel={ onClose }
				>
					{ saving.failure && (
						<FailureNote
							failure={ saving.failure }
							loginUrl={ schedule.loginUrl }
							onBack={ reread }
							onTakeOver={ null }
						/>
					) }
				</CopyFoot>
			}
		>
			<div className="sc-copy" aria-busy={ saving.isSaving }>
				<p className="sc-note">
					{ sprintf(
						/* translators: %s: the days of a week, "23 – 29 Nov 2026" */
						__(
							'Approved bookings of %s are copied to the same weekdays. Copies are unpaid.',
							'studio-calendar'
						),
						rangeLabel( source, locale, true )
					) }
				</p>
				<div className="sc-copy__fields">
					<WeekField
						source={ source }
						value={ copying.range.to }
						onChange={ copying.setWeek }
					/>
					<RoomField schedule={ schedule } copying={ copying } />
				</div>
				<CopyList schedule={ schedule } copying={ copying } />
			</div>
		</Dialog>
	);
}

interface RoomFieldProps {
	readonly schedule: Schedule;
	readonly copying: Copying;
}

/** Selects the room whose bookings are copied, in studios with several. */
function RoomField( { schedule, copying }: RoomFieldProps ) {
	const { __ } = useI18n();
	const roomName = useRoomNames();
	const rooms = schedule.rooms.filter( ( { name } ) => name !== '' );
	return rooms.length > 1 ? (
		<SelectField
			label={ __( 'Room', 'studio-calendar' ) }
			value={ copying.range.roomId ?? ALL }
			placeholder={ __( 'All rooms', 'studio-calendar' ) }
			options={ [
				{ value: ALL, label: __( 'All rooms', 'studio-calendar' ) },
				...rooms.map( ( room ) => ( {
					value: room.id,
					label: roomName( room ),
				} ) ),
			] }
			onChange={ ( value ) =>
				copying.setRoom( value === ALL ? null : value )
			}
		/>
	) : null;
}

/** Value of the option for all rooms; no room has it as its ID. */
const ALL = 'all';
