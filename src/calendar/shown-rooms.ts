import type { Room } from '../domain/booking';
import type { ShownRoom } from '../domain/layout';

/**
 * The rooms in view, each with its place in the studio. A room id that the studio does not know shows every room; a
 * studio that has none still gets a column for its days.
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
