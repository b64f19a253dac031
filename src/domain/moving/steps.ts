import { STEP } from '../span-moves';
import { addDays } from '../time';
import type { Place } from './place';

/** Rooms in view in order, and the studio's hours. */
export interface Reach {
	readonly roomIds: readonly string[];
	readonly earliestHour: number;
	readonly latestHour: number;
}

/** Key with or without Shift, as in keyboard events. */
export interface Key {
	readonly key: string;
	readonly shiftKey: boolean;
}

const TIMES: Readonly< Record< string, number > > = {
	ArrowUp: -STEP,
	ArrowDown: STEP,
};
const COLUMNS: Readonly< Record< string, -1 | 1 > > = {
	ArrowLeft: -1,
	ArrowRight: 1,
};
const WEEKS: Readonly< Record< string, number > > = {
	PageUp: -7,
	PageDown: 7,
};

/** Returns the place after a key; null for keys that move nothing. At an end of the day it is the same place. */
export function placeAfter(
	place: Place,
	{ key, shiftKey }: Key,
	reach: Reach
): Place | null {
	const minutes = TIMES[ key ];
	const column = COLUMNS[ key ];
	const days = WEEKS[ key ];
	if ( minutes !== undefined ) {
		return shiftKey
			? withEnd( place, place.to + minutes, reach )
			: withStart( place, place.from + minutes, reach );
	}
	if ( column !== undefined ) {
		return besides( place, column, reach );
	}
	return days === undefined
		? null
		: { ...place, date: addDays( place.date, days ) };
}

function withStart( place: Place, from: number, reach: Reach ): Place {
	const to = from + place.to - place.from;
	const isInside =
		from >= Math.min( place.from, reach.earliestHour * 60 ) &&
		to <= Math.max( place.to, reach.latestHour * 60 );
	return isInside ? { ...place, from, to } : place;
}

function withEnd( place: Place, to: number, reach: Reach ): Place {
	const isInside =
		to > place.from && to <= Math.max( place.to, reach.latestHour * 60 );
	return isInside ? { ...place, to } : place;
}

/** Returns the next room; after a day's last room the next day's first one. */
function besides( place: Place, step: -1 | 1, { roomIds }: Reach ): Place {
	const at = roomIds.indexOf( place.roomId ) + step;
	const roomId = roomIds[ at ];
	if ( at >= 0 && roomId !== undefined ) {
		return { ...place, roomId };
	}
	return {
		...place,
		roomId: roomIds.at( step === 1 ? 0 : -1 ) ?? place.roomId,
		date: addDays( place.date, step ),
	};
}
