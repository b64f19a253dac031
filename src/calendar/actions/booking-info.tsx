import { sprintf } from '@wordpress/i18n';
import type { Booking, Schedule } from '../../domain/booking';
import { cardActions } from '../../domain/card-menu';
import { dayLabel } from '../../domain/labels';
import { ABILITIES } from '../../domain/permissions';
import { useI18n } from '../../i18n/context';
import type { Actions } from '../../store/use-actions';
import { Dialog } from '../../ui/dialog';
import { Gallery } from '../../ui/gallery';
import { ChunkIcon } from '../../ui/chunk-icon';
import { durationText, timeRange } from '../grid/card-name';
import { useRoomNames } from '../room-name';
import { useStudio } from '../studio-context';
import { InfoActions } from './info-actions';
import { InfoSeries } from '../series/info-series';
import { InfoTags } from './info-tags';
import { InfoTrainer } from './info-trainer';
import type { Note } from './note';
import { LastWrite } from './undo/last-write';

interface BookingInfoProps {
	readonly booking: Booking;
	readonly schedule: Schedule;
	readonly actions: Actions;
	readonly onNote: ( note: Note ) => void;
	readonly onClose: () => void;
}

/** Dialog with all details and actions of one booking. */
export function BookingInfo( props: BookingInfoProps ) {
	const { booking, schedule, onClose } = props;
	const { now } = useStudio();
	const { __ } = useI18n();
	const entries = cardActions( booking, schedule, now.date );
	const isManaged = ABILITIES[ schedule.role ].manage;
	return (
		<Dialog
			className="sc-dialog--info"
			title={ booking.title }
			closeLabel={ __( 'Close', 'studio-calendar' ) }
			onClose={ onClose }
			top={
				booking.gallery.length > 0 && <Pictures booking={ booking } />
			}
			foot={
				entries.length > 0 && (
					<InfoActions booking={ booking } entries={ entries } />
				)
			}
		>
			<When booking={ booking } schedule={ schedule } />
			<InfoSeries
				booking={ booking }
				schedule={ schedule }
				mayAsk={ entries.includes( 'cancel' ) }
			/>
			<InfoTags booking={ booking } />
			<LastWrite
				booking={ booking }
				actions={ props.actions }
				onNote={ props.onNote }
			/>
			{ Array.from( new Set( [ booking.summary, booking.description ] ) )
				.filter( Boolean )
				.map( ( text ) => (
					<p key={ text } className="sc-info__text">
						{ text }
					</p>
				) ) }
			<InfoTrainer
				booking={ booking }
				contact={
					isManaged
						? schedule.trainers[ booking.trainerId ?? '' ]
						: undefined
				}
			/>
			{ isManaged && booking.hiddenOwnerDescription !== '' && (
				<div className="sc-secret">
					<h4>
						<ChunkIcon name="lock" />
						{ __( 'Secret Owner Description', 'studio-calendar' ) }
					</h4>
					<p className="sc-info__text">
						{ booking.hiddenOwnerDescription }
					</p>
				</div>
			) }
		</Dialog>
	);
}

function When( {
	booking,
	schedule,
}: Pick< BookingInfoProps, 'booking' | 'schedule' > ) {
	const i18n = useI18n();
	const roomName = useRoomNames();
	const room = schedule.rooms.find( ( { id } ) => id === booking.roomId );
	const place = [
		dayLabel( booking.date, i18n.locale ),
		room && roomName( room ),
	];
	return (
		<p className="sc-info__when">
			<b>{ timeRange( booking ) }</b>
			{ ` · ${ durationText( booking, i18n ) }` }
			<br />
			{ place.filter( Boolean ).join( ' · ' ) }
		</p>
	);
}

function Pictures( { booking }: { readonly booking: Booking } ) {
	const { __ } = useI18n();
	const { gallery } = booking;
	return (
		<Gallery
			pictures={ gallery }
			texts={ {
				label: __( 'Images', 'studio-calendar' ),
				previous: __( 'Previous image', 'studio-calendar' ),
				next: __( 'Next image', 'studio-calendar' ),
				pause: __( 'Pause slideshow', 'studio-calendar' ),
				start: __( 'Start slideshow', 'studio-calendar' ),
				position: ( place ) =>
					sprintf(
						/* translators: 1: number of an image, 2: how many there are */
						__( 'Image %1$d of %2$d', 'studio-calendar' ),
						place,
						gallery.length
					),
			} }
		/>
	);
}
