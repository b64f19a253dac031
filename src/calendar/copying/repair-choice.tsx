import { sprintf } from '@wordpress/i18n';
import type { WeekCopy } from '../../api/copy-week';
import type { Room, Schedule } from '../../domain/booking';
import type { DateOverride } from '../../domain/booking-form';
import { toTime } from '../../domain/time';
import { useI18n } from '../../i18n/context';
import { isSame } from '../../store/use-date-checks';
import type { DayState } from '../../store/use-day';
import { useRoomNames } from '../room-name';
import { LineSelect } from '../form/repeat/clash-choice';
import type { Copying } from './use-copying';
import { repairsOf } from './week-copies';

interface RepairChoiceProps {
	readonly copy: WeekCopy;
	readonly copying: Copying;
	readonly schedule: Schedule;
	/** Bookings of the week that the copies go into. */
	readonly target: DayState;
	/** Name of the booking in the list. */
	readonly name: string;
}

const SKIP = 'skip';

/** Select with what can be done about a taken place: leave the booking out, another room, another time. */
export function RepairChoice( props: RepairChoiceProps ) {
	const { copy, copying, schedule, target, name } = props;
	const { __ } = useI18n();
	const label = useRepairLabel( schedule.rooms );
	const { [ copy.id ]: chosen } = copying.choices.repairs;
	const found =
		target.status === 'ready'
			? repairsOf( copy, {
					bookings: target.bookings,
					copies: copying.copies,
					rooms: schedule.rooms,
					rules: schedule.studio,
				} )
			: [];
	const isKnown = found.some( ( one ) => isSame( one, chosen ) );
	const repairs = chosen && ! isKnown ? [ chosen, ...found ] : found;
	return (
		<LineSelect
			label={ sprintf(
				/* translators: %s: a date that cannot be booked as it is */
				__( 'What to do on %s', 'studio-calendar' ),
				name
			) }
			value={ chosen ? JSON.stringify( chosen ) : SKIP }
			options={ [
				{ value: SKIP, label: __( 'Skip', 'studio-calendar' ) },
				...repairs.map( ( repair ) => ( {
					value: JSON.stringify( repair ),
					label: label( repair ),
				} ) ),
			] }
			onChange={ ( value ) =>
				copying.setRepair(
					copy.id,
					repairs.find(
						( one ) => JSON.stringify( one ) === value
					) ?? null
				)
			}
		/>
	);
}

/** Returns a function that names a room, or a time. */
function useRepairLabel( rooms: readonly Room[] ) {
	const roomName = useRoomNames();
	return ( { roomId, from, to }: DateOverride ): string => {
		const room = rooms.find( ( { id } ) => id === roomId );
		return room
			? roomName( room )
			: `${ toTime( from ?? 0 ) }–${ toTime( to ?? 0 ) }`;
	};
}
