/** Pixels (docs/design.md). */
export const HOURS_WIDTH = 48;
/** A room's column is this wide at least, so that its cards can be read with ease. */
const MIN_COLUMN_WIDTH = 84;
/** Down to this width a card still tells its title; the rooms of a narrow calendar share its width down to the same. */
export const MIN_READABLE_WIDTH = 64;
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

/** Where nobody has chosen: a wide screen with few rooms shows the week whole (docs/design.md). */
export const isWholeByDefault = ( width: number, rooms: number ) =>
	width >= 1600 && rooms <= 4;

/** Whether there is anything to choose: every day fits the view, but only in columns narrower than they are otherwise. */
export function hasChoice( width: number, rooms: number, days: number ) {
	const all = Math.min( days, WEEK );
	return (
		fitColumns( width, rooms, days ).daysInView < all &&
		fitColumns( width, rooms, days, true ).daysInView === all
	);
}
