import type { Schedule } from '../../domain/booking';
import type { Place } from '../../domain/moving/place';
import { useI18n } from '../../i18n/context';
import { useRoomNames } from '../room-name';
import type { Words } from './drop/words';
import type { DropParts } from './load-drop';

const noWord = () => '';

/** Words until the chunk has come that has them. */
const NO_WORDS: Words = {
	reasonOf: noWord,
	labelOf: noWord,
	wholeOf: noWord,
	saidOf: noWord,
};

/** Returns the words for where a booking is held. */
export function useWords(
	schedule: Schedule | null,
	parts: DropParts | null
): Words {
	const i18n = useI18n();
	const roomName = useRoomNames();
	const nameOf = ( { roomId }: Place ) => {
		const room = schedule?.rooms.find( ( { id } ) => id === roomId );
		return room ? roomName( room ) : '';
	};
	return parts?.wordsOf( schedule?.studio, nameOf, i18n ) ?? NO_WORDS;
}
