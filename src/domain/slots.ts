import { isBookable, type BookableRules } from './bookable';
import type { Booking } from './booking';
import { busySpans, slotInHour, type Span } from './free-time';
import { yAt, type Box, type Column, type HourRow } from './layout';

/** Time offered by an hour of a column, and the position of its add marker in pixels. */
export interface Slot extends Span {
	readonly hour: number;
	readonly top: number;
	readonly height: number;
}

/** Minimum share of the hour's row for a marker (specification, 9), however much cards cover. */
const MIN_MARKER_SHARE = 0.1;
/** Margin in pixels, equal to the one between cards. */
const MARGIN = 2;

type Day = Pick< Column, 'date' | 'boxes' >;

/** Returns the time that booking an hour of a room's day would take; null if nothing may be added. */
export function slotAt(
	{ date, boxes }: Day,
	rows: readonly HourRow[],
	hour: number,
	rules: BookableRules
): Slot | null {
	const row = rows.find( ( one ) => one.hour === hour );
	if ( ! row || ! isBookable( date, rules ) ) {
		return null;
	}
	const span = slotInHour( busyOf( boxes ), hour, rules );
	return span && { hour, ...span, ...placeOf( span, row, rows, boxes ) };
}

/** Returns every free hour of a room's day. */
export function slotsOf(
	day: Day,
	rows: readonly HourRow[],
	rules: BookableRules
): readonly Slot[] {
	return rows
		.map( ( { hour } ) => slotAt( day, rows, hour, rules ) )
		.filter( ( slot ) => slot !== null );
}

const busyOf = ( boxes: readonly Box[] ) =>
	busySpans( boxes.map( ( { booking } ) => booking ) );

const isCanceled = ( { flags }: Booking ) => flags?.isCanceled === true;

/** Returns the position between the surrounding cards, which may be taller than their time. */
function placeOf(
	{ from, to }: Span,
	row: HourRow,
	rows: readonly HourRow[],
	boxes: readonly Box[]
): Pick< Slot, 'top' | 'height' > {
	const least = row.height * MIN_MARKER_SHARE;
	const drawn = boxes.filter( ( { booking } ) => ! isCanceled( booking ) );
	const footAbove = Math.max(
		0,
		...drawn
			.filter( ( { booking } ) => booking.from < from )
			.map( ( box ) => box.top + box.height )
	);
	const headBelow = Math.min(
		Infinity,
		...drawn
			.filter( ( { booking } ) => booking.from >= to )
			.map( ( box ) => box.top )
	);
	const top = Math.min(
		Math.max( yAt( rows, from ), footAbove ),
		row.top + row.height - least
	);
	const end = Math.min( yAt( rows, to ), headBelow ) - MARGIN;
	return { top, height: Math.max( least, end - top ) };
}
