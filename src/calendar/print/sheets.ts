import type { Booking } from '../../domain/booking';
import type { ColumnFit } from '../../domain/columns';
import {
	layoutWeek,
	type ShownRoom,
	type WeekLayout,
} from '../../domain/layout';
import { datesOf, type DateRange, type IsoDate } from '../../domain/time';

/** Heights in pixels (docs/design.md): rows with bookings and without, and the total that A4 landscape has for rows. */
const ROW_HEIGHT = 44;
const EMPTY_ROW_HEIGHT = 20;
const ROWS_SPACE = 620;
const PAPER_WIDTH = 1060;
const HOURS_WIDTH = 44;

/** Maximum number of rooms that share a sheet; more get a sheet each. */
const SHARED = 2;
const WEEK = 7;

/** Content of one sheet of paper. */
export interface Sheet {
	readonly dates: readonly IsoDate[];
	readonly rooms: readonly ShownRoom[];
}

export function sheetsOf(
	range: DateRange,
	rooms: readonly ShownRoom[]
): readonly Sheet[] {
	const groups =
		rooms.length <= SHARED ? [ rooms ] : rooms.map( ( room ) => [ room ] );
	const dates = datesOf( range );
	const weeks = Array.from(
		{ length: Math.ceil( dates.length / WEEK ) },
		( _, week ) => dates.slice( week * WEEK, ( week + 1 ) * WEEK )
	);
	return groups.flatMap( ( group ) =>
		weeks.map( ( week ) => ( { dates: week, rooms: group } ) )
	);
}

interface Day {
	readonly bookings: readonly Booking[];
	readonly earliestHour: number;
	readonly latestHour: number;
}

/** Returns the layout of a sheet, with lower rows if the day would not fit. */
export function sheetLayout( sheet: Sheet, day: Day ): WeekLayout {
	const at = ( rowHeight: number ) =>
		layoutWeek( {
			...day,
			...sheet,
			rowHeight,
			emptyRowHeight: EMPTY_ROW_HEIGHT,
		} );
	const roomy = at( ROW_HEIGHT );
	if ( roomy.height <= ROWS_SPACE ) {
		return roomy;
	}
	const booked = roomy.rows.filter(
		( { height } ) => height === ROW_HEIGHT
	).length;
	const empty = ( roomy.rows.length - booked ) * EMPTY_ROW_HEIGHT;
	return at( Math.floor( ( ROWS_SPACE - empty ) / booked ) );
}

export function sheetFit( { dates, rooms }: Sheet ): ColumnFit {
	const columns = dates.length * rooms.length;
	const column = Math.floor( ( PAPER_WIDTH - HOURS_WIDTH ) / columns );
	return {
		daysInView: dates.length,
		column,
		hours: PAPER_WIDTH - columns * column,
	};
}
