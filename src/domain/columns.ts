/** Pixels (design, 4). */
export const HOURS_WIDTH = 48;
/** A room's column never gets narrower than its cards can be read, unless the whole week is asked for. */
const MIN_COLUMN_WIDTH = 84;
const MIN_WHOLE_WEEK_COLUMN = 36;
const WEEK = 7;

export interface ColumnFit {
	/** Whole days in view; 0 when not even one day fits and the day itself scrolls. */
	readonly daysInView: number;
	/** Width of one room's column. */
	readonly column: number;
	/** Width of the hours column, which takes what whole pixels leave over. */
	readonly hours: number;
}

/** How many whole days fit a width, and how wide their columns get. */
export function fitColumns(
	width: number,
	rooms: number,
	days: number,
	isWholeWeek = false
): ColumnFit {
	const least = isWholeWeek ? MIN_WHOLE_WEEK_COLUMN : MIN_COLUMN_WIDTH;
	const space = Math.max( 0, width - HOURS_WIDTH );
	const fitting = Math.floor( space / ( rooms * least ) );
	const daysInView = Math.min( fitting, days, WEEK );
	if ( daysInView < 1 ) {
		return { daysInView: 0, column: least, hours: HOURS_WIDTH };
	}
	const column = Math.floor( space / ( daysInView * rooms ) );
	return {
		daysInView,
		column,
		hours: Math.max( HOURS_WIDTH, width - daysInView * rooms * column ),
	};
}

/** Where nobody has chosen: a wide screen with few rooms shows the week whole (design, 12). */
export const isWholeByDefault = ( width: number, rooms: number ) =>
	width >= 1600 && rooms <= 4;

/** Whether there is anything to choose: at readable widths not every day of a week is in view. */
export const hasChoice = ( width: number, rooms: number, days: number ) =>
	fitColumns( width, rooms, days ).daysInView < Math.min( days, WEEK );
