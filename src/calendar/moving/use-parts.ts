import type { Schedule } from '../../domain/booking';
import type { Place } from '../../domain/moving/place';
import { useI18n } from '../../i18n/context';
import { useChunk, usePrefetch } from '../actions/use-chunk';
import { useRoomNames } from '../room-name';
import type { Words } from './drop/words';
import { loadDrop, type DropParts } from './load-drop';

export interface Parts extends DropParts {
	/** For where a booking is held. */
	readonly words: Words;
}

/** Returns what a lifted card needs before it is dropped; null until loaded. */
export function useParts(
	schedule: Schedule | null,
	isNeeded: boolean
): Parts | null {
	const i18n = useI18n();
	const roomName = useRoomNames();
	usePrefetch( loadDrop, true );
	const { part } = useChunk( 'drop', loadDrop, isNeeded );
	const nameOf = ( { roomId }: Place ) => {
		const room = schedule?.rooms.find( ( { id } ) => id === roomId );
		return room ? roomName( room ) : '';
	};
	return (
		part && {
			...part,
			words: part.wordsOf( schedule?.studio, nameOf, i18n ),
		}
	);
}
