import { useCallback } from '@wordpress/element';
import { sprintf } from '@wordpress/i18n';
import type { ShownRoom } from '../../domain/layout';
import type { RoomBlock } from '../../domain/room-blocks';
import { useI18n } from '../../i18n/context';
import { useRoomNames } from '../room-name';

type Block = Pick< RoomBlock< unknown >, 'first' | 'rooms' >;

/** Returns the positions of a block, counted from one: "1–4". */
export function placesOf( { first, rooms }: Block ): string {
	const last = first + rooms.length;
	return rooms.length > 1 ? `${ first + 1 }–${ last }` : String( last );
}

/** Returns a function for the text "Rooms 1–4 of 8". */
export function useBlockText( count: number ): ( block: Block ) => string {
	const { __ } = useI18n();
	return useCallback(
		( block ) =>
			sprintf(
				/* translators: 1: places in the list of rooms ("1–4"), 2: number of rooms */
				__( 'Rooms %1$s of %2$d', 'studio-calendar' ),
				placesOf( block ),
				count
			),
		[ __, count ]
	);
}

/** Returns the name of a page's rooms: one room, the block, or all. */
export function useBlockNames(
	rooms: readonly ShownRoom[]
): ( block: Block ) => string {
	const { __ } = useI18n();
	const roomName = useRoomNames();
	const blockText = useBlockText( rooms.length );
	const [ only ] = rooms;
	if ( only && rooms.length === 1 && only.room.id !== '' ) {
		return () => roomName( only.room );
	}
	return ( block ) =>
		block.rooms.length < rooms.length
			? blockText( block )
			: __( 'All rooms', 'studio-calendar' );
}
