/** Pixels (design, 4). */
export const HOURS_WIDTH = 48;
/** A room's column never gets narrower than its cards can be read. */
const MIN_COLUMN_WIDTH = 84;

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
	days: number
): ColumnFit {
	const space = Math.max( 0, width - HOURS_WIDTH );
	const fitting = Math.floor( space / ( rooms * MIN_COLUMN_WIDTH ) );
	const daysInView = Math.min( fitting, days, 7 );
	if ( daysInView < 1 ) {
		return { daysInView: 0, column: MIN_COLUMN_WIDTH, hours: HOURS_WIDTH };
	}
	const column = Math.floor( space / ( daysInView * rooms ) );
	return {
		daysInView,
		column,
		hours: Math.max( HOURS_WIDTH, width - daysInView * rooms * column ),
	};
}
