import { yAt, type HourRow } from '../layout';
import { DAY_MINUTES, STEP, type IsoDate } from '../time';
import type { Place } from './place';

/** Position in the window in pixels. */
export interface Point {
	readonly x: number;
	readonly y: number;
}

/** Rectangle in the window in pixels. */
export interface Area {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

/** Column of a room's day; its sides in pixels of the window. */
export interface Track {
	readonly roomId: string;
	readonly date: IsoDate;
	readonly left: number;
	readonly right: number;
}

/** Visible days as pixels of the window. */
export interface Geometry {
	readonly tracks: readonly Track[];
	readonly rows: readonly HourRow[];
	/** Top of the first row. */
	readonly top: number;
	/** Visible part of the rows, without headers and hours. */
	readonly view: Area;
}

/** Held part of a card: the whole, or one of its ends. */
export type Grip = 'whole' | 'start' | 'end';

/** Returns the minute of the day at a distance in pixels from the top of the first row; the inverse of yAt. */
export function minutesAt( rows: readonly HourRow[], y: number ): number {
	const row = rows.findLast( ( { top } ) => top <= y ) ?? rows[ 0 ];
	if ( ! row ) {
		return 0;
	}
	const share = Math.max( 0, Math.min( 1, ( y - row.top ) / row.height ) );
	return ( row.hour + share ) * 60;
}

/** Returns the minute of the day at which the last row ends; 0 without rows. */
export const lastMinute = ( rows: readonly HourRow[] ) =>
	( ( rows.at( -1 )?.hour ?? -1 ) + 1 ) * 60;

/** Returns the distance in pixels from the held end of a booking down to the pointer. */
export function offsetOf(
	place: Pick< Place, 'from' | 'to' >,
	grip: Grip,
	{ y }: Point,
	{ rows, top }: Pick< Geometry, 'rows' | 'top' >
): number {
	return y - top - yAt( rows, grip === 'end' ? place.to : place.from );
}

/** Returns the nearest value that is whole steps from `origin` and within the bounds. */
export function snapped(
	value: number,
	origin: number,
	least: number,
	most: number
): number {
	const first = origin + Math.ceil( ( least - origin ) / STEP ) * STEP;
	const last = origin + Math.floor( ( most - origin ) / STEP ) * STEP;
	const near = origin + Math.round( ( value - origin ) / STEP ) * STEP;
	return Math.max( first, Math.min( last, near ) );
}

/**
 * Returns where a booking would be with the pointer at a point. Times are whole steps from the booking's own start, so
 * that one from 10:10 stays at ten past.
 *
 * @return Null if a whole card's pointer is outside of the visible days; an end follows the pointer's height alone.
 */
export function placeAt(
	booking: Place,
	grip: Grip,
	offset: number,
	point: Point,
	{ tracks, rows, top, view }: Geometry
): Place | null {
	const minutes = minutesAt( rows, point.y - top - offset );
	const hours = boundsOf( booking, rows );
	if ( grip !== 'whole' ) {
		return withEnd( booking, grip, minutes, hours );
	}
	const track = isWithin( point, view ) ? trackAt( tracks, point.x ) : null;
	const { from, to } = booking;
	const start = snapped( minutes, from, hours.first, hours.last - to + from );
	return (
		track && {
			roomId: track.roomId,
			date: track.date,
			from: start,
			to: start + to - from,
		}
	);
}

/** Returns the minutes of the day that a booking can take: those in view, and its own. */
const boundsOf = ( { from, to }: Place, rows: readonly HourRow[] ) => ( {
	first: Math.min( ( rows[ 0 ]?.hour ?? 0 ) * 60, from ),
	last: Math.min( DAY_MINUTES, Math.max( lastMinute( rows ), to ) ),
} );

function withEnd(
	{ roomId, date, from, to }: Place,
	grip: 'start' | 'end',
	minutes: number,
	{ first, last }: ReturnType< typeof boundsOf >
): Place {
	return grip === 'end'
		? {
				roomId,
				date,
				from,
				to: snapped( minutes, from, from + STEP, last ),
			}
		: { roomId, date, from: snapped( minutes, from, first, to - 1 ), to };
}

const isWithin = ( { x, y }: Point, area: Area ) =>
	x >= area.left && x <= area.right && y >= area.top && y <= area.bottom;

/** Returns the track at a horizontal position, or the nearest one. */
export function trackAt( tracks: readonly Track[], x: number ): Track | null {
	let best: Track | null = null;
	let least = Infinity;
	for ( const track of tracks ) {
		const way = Math.max( track.left - x, x - track.right, 0 );
		if ( way < least ) {
			best = track;
			least = way;
		}
	}
	return best;
}
