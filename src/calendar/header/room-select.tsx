import type { Room } from '../../domain/booking';
import { useI18n } from '../../i18n/context';
import { Select } from '../../ui/select';
import { useRoomNames } from '../room-name';

interface RoomSelectProps {
	readonly rooms: readonly Room[];
	/** Null for all rooms. */
	readonly room: Room | null;
	readonly onChange: ( roomId: string | null ) => void;
}

const ALL = '';

export function RoomSelect( { rooms, room, onChange }: RoomSelectProps ) {
	const { __ } = useI18n();
	const roomName = useRoomNames();
	return (
		<Select
			className="sc-head__room"
			icon="room"
			label={ __( 'Room', 'studio-calendar' ) }
			value={ room?.id ?? ALL }
			isDisabled={ rooms.length === 0 }
			options={ [
				{ value: ALL, label: __( 'All rooms', 'studio-calendar' ) },
				...rooms.map( ( one ) => ( {
					value: one.id,
					label: roomName( one ),
				} ) ),
			] }
			onChange={ ( value ) => onChange( value === ALL ? null : value ) }
		/>
	);
}
