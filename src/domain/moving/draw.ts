import { DAY_MINUTES, STEP, type IsoDate } from '../time';
import {
	lastMinute,
	minutesAt,
	snapped,
	trackAt,
	type Geometry,
	type Point,
} from './geometry';
import {
	consequenceOf,
	verdictAt,
	type Over,
	type Place,
	type Rules,
} from './place';

/** Room's day and quarter of an hour where a pointer began to draw a time. */
export interface Anchor {
	readonly roomId: string;
	readonly date: IsoDate;
	/** Start of the quarter, in minutes from midnight. */
	readonly from: number;
}

/** Returns where a drawing begins; null without a day in view. */
export function anchorAt(
	{ x, y }: Point,
	{ tracks, rows, top }: Geometry
): Anchor | null {
	const track = trackAt( tracks, x );
	const minutes = minutesAt( rows, y - top );
	return (
		track && {
			roomId: track.roomId,
			date: track.date,
			from: Math.floor( minutes / STEP ) * STEP,
		}
	);
}

/**
 * Returns the time from where a drawing began to the height of the pointer, in quarters of an hour. It may go up or down,
 * and is never shorter than the studio allows, unless the day ends before.
 */
export function drawnTo(
	{ roomId, date, from }: Anchor,
	{ y }: Point,
	{ rows, top }: Geometry,
	minMinutes: number
): Place {
	const first = ( rows[ 0 ]?.hour ?? 0 ) * 60;
	const last = Math.min( DAY_MINUTES, lastMinute( rows ) );
	const to = snapped( minutesAt( rows, y - top ), 0, first, last );
	const least = Math.max( STEP, minMinutes );
	return to >= from
		? {
				roomId,
				date,
				from,
				to: Math.min( last, Math.max( to, from + least ) ),
			}
		: {
				roomId,
				date,
				from: Math.max( first, Math.min( to, from + STEP - least ) ),
				to: from + STEP,
			};
}

/** Returns a new booking's place with its result for this person. */
export function overDrawn( place: Place, rules: Rules ): Over {
	const verdict = verdictAt( NEW, place, rules );
	return { place, verdict, stance: consequenceOf( verdict, rules.role ) };
}

/** A booking that does not exist yet has no ID that another one has. */
const NEW = { id: '' };
