import { weekdayName, type Locale } from '../../domain/labels';
import type { Schedule } from '../../domain/booking';
import type { Place } from '../../domain/moving/place';
import type { IsoDate } from '../../domain/time';
import { useI18n } from '../../i18n/context';
import { timeRange } from '../grid/card-name';
import { useRoomNames } from '../room-name';
import type { DropParts } from './load-drop';

/** Words until the chunk has come that has them. */
const NO_WORDS = {
	reasonOf: () => '',
	wholeOf: () => '',
	saidOf: () => '',
};

/** Returns the words for where a booking is held. */
export function useWords( schedule: Schedule | null, parts: DropParts | null ) {
	const i18n = useI18n();
	const roomName = useRoomNames();
	const nameOf = ( { roomId }: Place ) => {
		const room = schedule?.rooms.find( ( { id } ) => id === roomId );
		return room ? roomName( room ) : '';
	};
	return {
		...( parts?.wordsOf( schedule?.studio, nameOf, i18n ) ?? NO_WORDS ),
		/** Day if it differs, times and room. */
		labelOf: ( place: Place, before: IsoDate ) =>
			placeText( place, before, nameOf( place ), i18n.locale ),
	};
}

export type Labels = ReturnType< typeof useWords >;

/** Returns "13:15–15:15 · Studio 4", with "Sat 21" before it if the day differs. */
export function placeText(
	place: Place,
	before: IsoDate,
	room: string,
	locale: Locale
): string {
	const day = `${ weekdayName( place.date, locale, 'short' ) } ${ Number( place.date.slice( 8 ) ) }`;
	return [ place.date === before ? '' : day, timeRange( place ), room ]
		.filter( Boolean )
		.join( ' · ' );
}
