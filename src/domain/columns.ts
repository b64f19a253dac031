/** Width of the hours column in pixels (docs/design.md). */
export const HOURS_WIDTH = 48;
/** Minimum width in pixels of a room's column with comfortably readable cards. */
const MIN_COLUMN_WIDTH = 84;
/** Minimum width in pixels at which a card still shows its title. */
export const MIN_READABLE_WIDTH = 64;
const WEEK = 7;

export interface ColumnFit {
	/** Whole days in view; 0 if not even one fits and the day itself scrolls. */
	readonly daysInView: number;
	/** Width of one room's column. */
	readonly column: number;
	/** Width of the hours column, which takes what whole pixels leave over. */
	readonly hours: number;
}

/** Returns how many whole days fit a width and how wide their columns are. */
export function fitColumns(
	width: number,
	rooms: number,
	days: number,
	isWholeWeek = false
): ColumnFit {
	const least = isWholeWeek ? MIN_READABLE_WIDTH : MIN_COLUMN_WIDTH;
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

/** Default: a wide screen with few rooms shows the whole week (docs/design.md). */
export const isWholeByDefault = ( width: number, rooms: number ) =>
	width >= 1600 && rooms <= 4;

/** Returns whether there is a choice: every day fits, but only in narrower columns than otherwise. */
export function hasChoice( width: number, rooms: number, days: number ) {
	const all = Math.min( days, WEEK );
	return (
		fitColumns( width, rooms, days ).daysInView < all &&
		fitColumns( width, rooms, days, true ).daysInView === all
	);
}
