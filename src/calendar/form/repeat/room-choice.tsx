import { useEffect } from '@wordpress/element';
import { sprintf } from '@wordpress/i18n';
import type { DateOverride } from '../../../domain/booking-form';
import { takenOn } from '../../../domain/free-time';
import { stanceOf, verdictOn } from '../../../domain/slot-verdict';
import { useI18n } from '../../../i18n/context';
import type { DayState } from '../../../store/use-day';
import { useBookingForm } from '../form-context';
import { LineSelect } from './clash-choice';
import type { SeriesDate } from './use-series';

/** Props of both ways to resolve a conflict. */
export interface RepairProps {
	readonly line: SeriesDate;
	/** Name of the date in its line. */
	readonly name: string;
	readonly day: DayState;
	readonly onChange: ( override: DateOverride | null ) => void;
}

/** Select with the rooms that are free at the series' time on that date; the first one is the default. */
export function RoomChoice( { line, name, day, onChange }: RepairProps ) {
	const { __ } = useI18n();
	const rooms = useFreeRooms( line, day );
	const chosen = line.override?.roomId ?? '';
	const first = rooms?.[ 0 ]?.id;
	useEffect( () => {
		if ( chosen === '' && first !== undefined ) {
			onChange( { roomId: first } );
		}
	} );
	if ( ! rooms ) {
		return <Waiting day={ day } />;
	}
	return first === undefined ? (
		<p className="sc-note sc-dates__more">
			{ __( 'No room is free at this time', 'studio-calendar' ) }
		</p>
	) : (
		<LineSelect
			label={ sprintf(
				/* translators: %s: the date that is booked in another room */
				__( 'Room, %s', 'studio-calendar' ),
				name
			) }
			value={ chosen }
			options={ rooms.map( ( room ) => ( {
				value: room.id,
				label: room.name,
			} ) ) }
			onChange={ ( roomId ) => onChange( { roomId } ) }
		/>
	);
}

/** Shown while the date's bookings are loading, or if that failed. */
export function Waiting( { day }: Pick< RepairProps, 'day' > ) {
	const { __ } = useI18n();
	return day.status === 'failed' ? (
		<button
			type="button"
			className="sc-btn sc-btn--line sc-dates__more"
			onClick={ day.retry }
		>
			{ __( 'Try again', 'studio-calendar' ) }
		</button>
	) : (
		<p className="sc-note sc-dates__more" role="status">
			{ __( 'Loading...', 'studio-calendar' ) }
		</p>
	);
}

/** Returns the free rooms; null while unknown. The selected room is included even if it is taken now. */
function useFreeRooms( { date, override }: SeriesDate, day: DayState ) {
	const { schedule, values } = useBookingForm();
	const { from, to, roomId } = values;
	if ( day.status !== 'ready' || from === null || to === null ) {
		return null;
	}
	return schedule.rooms.filter( ( { id, name } ) => {
		const taken = takenOn( day.bookings, id, date );
		const verdict = verdictOn( { from, to }, taken, schedule.studio );
		const stance = stanceOf( verdict, schedule.role );
		return (
			name !== '' &&
			id !== roomId &&
			( stance === 'fits' || id === override?.roomId )
		);
	} );
}
