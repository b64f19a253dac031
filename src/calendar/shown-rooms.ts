import type { Room } from '../domain/booking';
import type { ShownRoom } from '../domain/layout';

/**
 * Returns the rooms in view with their index in the studio. An unknown room ID shows every room; a studio without rooms
 * gets one column per day.
 */
export function shownRooms(
	rooms: readonly Room[],
	roomId: string | null
): readonly ShownRoom[] {
	const all = rooms.map( ( room, index ) => ( { room, index } ) );
	const one = all.filter( ( { room } ) => room.id === roomId );
	if ( one.length > 0 ) {
		return one;
	}
	return all.length > 0 ? all : [ { room: { id: '', name: '' }, index: 0 } ];
}
