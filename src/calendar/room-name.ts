import type { Room } from '../domain/booking';
import { useI18n } from '../i18n/context';

/** Returns the names of rooms; bookings may still have a room that the studio no longer has. */
export function useRoomNames(): ( room: Room ) => string {
	const { __ } = useI18n();
	return ( room ) => room.name || __( 'Removed room', 'studio-calendar' );
}
