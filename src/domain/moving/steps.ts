import { addDays, STEP } from '../time';
import type { Grip } from './geometry';
import type { Place } from './place';

/** Rooms in view in order, and the studio's hours. */
export interface Reach {
	readonly roomIds: readonly string[];
	readonly earliestHour: number;
	readonly latestHour: number;
}

/** Key as in keyboard events, and what it moves: the whole booking, or with Shift or on a handle one end. */
export interface Key {
	readonly key: string;
	readonly grip: Grip;
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
	{ key, grip }: Key,
	reach: Reach
): Place | null {
	const minutes = TIMES[ key ];
	const column = COLUMNS[ key ];
	const days = WEEKS[ key ];
	if ( minutes !== undefined ) {
		return MOVED[ grip ]( place, minutes, reach );
	}
	if ( column !== undefined ) {
		return besides( place, column, reach.roomIds );
	}
	return days === undefined
		? null
		: { ...place, date: addDays( place.date, days ) };
}

type Move = ( place: Place, minutes: number, reach: Reach ) => Place;

const MOVED: Readonly< Record< Grip, Move > > = {
	whole: withTime,
	start: withStart,
	end: withEnd,
};

function withTime( place: Place, minutes: number, reach: Reach ): Place {
	const from = place.from + minutes;
	const to = place.to + minutes;
	const isInside =
		from >= Math.min( place.from, reach.earliestHour * 60 ) &&
		to <= Math.max( place.to, reach.latestHour * 60 );
	return isInside ? { ...place, from, to } : place;
}

function withStart( place: Place, minutes: number, reach: Reach ): Place {
	const from = place.from + minutes;
	const isInside =
		from < place.to &&
		from >= Math.min( place.from, reach.earliestHour * 60 );
	return isInside ? { ...place, from } : place;
}

function withEnd( place: Place, minutes: number, reach: Reach ): Place {
	const to = place.to + minutes;
	const isInside =
		to > place.from && to <= Math.max( place.to, reach.latestHour * 60 );
	return isInside ? { ...place, to } : place;
}

/** Returns the next room; after a day's last room the next day's first one. */
export function besides< Spot extends Pick< Place, 'roomId' | 'date' > >(
	spot: Spot,
	step: -1 | 1,
	roomIds: readonly string[]
): Spot {
	const roomId = roomIds[ roomIds.indexOf( spot.roomId ) + step ];
	return roomId === undefined
		? {
				...spot,
				roomId: roomIds.at( step === 1 ? 0 : -1 ) ?? spot.roomId,
				date: addDays( spot.date, step ),
			}
		: { ...spot, roomId };
}
