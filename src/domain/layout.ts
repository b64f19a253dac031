import type { Booking, Room } from './booking';
import { lanesOf } from './lanes';
import type { Role } from './permissions';
import type { IsoDate } from './time';

/** Row heights in pixels (specification, 9). */
const ROW_HEIGHT = 65;
const TALL_ROW_HEIGHT = 80;
const EMPTY_ROW_HEIGHT = 30;
const MIN_CARD_HEIGHT = 20;
const CARD_MARGIN = 2;
/** Maximum offset of a card within its hour as a share of the hour's height. */
const MAX_TOP_SHARE = 0.85;
/** Minutes; a smaller gap between two bookings is tight. */
const TIGHT_GAP = 15;

/** Row of one hour; `top` and `height` in pixels from the top of the first row. */
export interface HourRow {
	readonly hour: number;
	readonly top: number;
	readonly height: number;
}

/** Position of a booking's card, in one of several lanes if cards would overlap. */
export interface Box {
	readonly booking: Booking;
	readonly top: number;
	readonly height: number;
	readonly lane: number;
	readonly lanes: number;
	/** Overlaps another booking (old data). */
	readonly isClash: boolean;
	readonly isTightAbove: boolean;
	readonly isTightBelow: boolean;
}

/** Column of one room on one day. */
export interface Column {
	readonly date: IsoDate;
	readonly room: Room;
	/** Index of the room in the studio, which decides its palette. */
	readonly roomIndex: number;
	readonly boxes: readonly Box[];
}

export interface WeekLayout {
	readonly rows: readonly HourRow[];
	readonly height: number;
	readonly columns: readonly Column[];
}

export interface ShownRoom {
	readonly room: Room;
	readonly index: number;
}

/** First whole hour, and the hour after the last. */
interface Hours {
	readonly earliestHour: number;
	readonly latestHour: number;
}

interface LayoutInput extends Hours {
	readonly bookings: readonly Booking[];
	readonly dates: readonly IsoDate[];
	readonly rooms: readonly ShownRoom[];
	readonly rowHeight: number;
	/** Height of hours without a booking, smaller on paper. */
	readonly emptyRowHeight?: number;
}

/** Returns the row height for a role; owners and admins have taller rows because their cards show more. */
export function rowHeightFor( role: Role ): number {
	return role === 'Owner' || role === 'Admin' ? TALL_ROW_HEIGHT : ROW_HEIGHT;
}

const firstHour = ( booking: Times ) => Math.floor( booking.from / 60 );

/** Returns the hour after the booking's last one; an empty booking still takes its hour. */
const endHour = ( booking: Booking ) =>
	Math.max( firstHour( booking ) + 1, Math.ceil( booking.to / 60 ) );

/**
 * Returns the rows from the first to the last hour, extended for bookings outside the hours, which may have been
 * shortened since. An hour without bookings shrinks.
 */
export function hourRows(
	bookings: readonly Booking[],
	hours: Hours,
	rowHeight: number,
	emptyRowHeight = EMPTY_ROW_HEIGHT
): readonly HourRow[] {
	const taken = new Set< number >();
	let first = hours.earliestHour;
	let end = hours.latestHour;
	for ( const booking of bookings ) {
		first = Math.min( first, firstHour( booking ) );
		end = Math.max( end, endHour( booking ) );
		for (
			let hour = firstHour( booking );
			hour < endHour( booking );
			hour++
		) {
			taken.add( hour );
		}
	}
	return stack( first, end, ( hour ) =>
		taken.has( hour ) ? rowHeight : emptyRowHeight
	);
}

/** Returns rows for a grid whose bookings are not loaded yet. */
export function uniformRows(
	hours: Hours,
	rowHeight: number
): readonly HourRow[] {
	return stack( hours.earliestHour, hours.latestHour, () => rowHeight );
}

function stack(
	first: number,
	end: number,
	heightAt: ( hour: number ) => number
): readonly HourRow[] {
	const rows: HourRow[] = [];
	let top = 0;
	for ( let hour = first; hour < end; hour++ ) {
		const height = heightAt( hour );
		rows.push( { hour, top, height } );
		top += height;
	}
	return rows;
}

export function heightOf( rows: readonly HourRow[] ): number {
	const last = rows.at( -1 );
	return last ? last.top + last.height : 0;
}

/**
 * Returns the pixels from the top of the grid to a minute of the day, clamped to the grid; piecewise, because row
 * heights differ.
 */
export function yAt( rows: readonly HourRow[], minutes: number ): number {
	const first = rows[ 0 ];
	if ( ! first || minutes <= first.hour * 60 ) {
		return 0;
	}
	const row = rows[ Math.floor( minutes / 60 ) - first.hour ];
	return row
		? row.top + ( ( minutes % 60 ) / 60 ) * row.height
		: heightOf( rows );
}

/** Returns whether a minute of the day is within the rows. */
export function isShown( rows: readonly HourRow[], minutes: number ): boolean {
	const first = rows[ 0 ];
	const last = rows.at( -1 );
	return (
		first !== undefined &&
		last !== undefined &&
		minutes >= first.hour * 60 &&
		minutes <= ( last.hour + 1 ) * 60
	);
}

/** Lays out the bookings of the shown days and rooms, with one column per day and room in order. */
export function layoutWeek( input: LayoutInput ): WeekLayout {
	const groups = groupByColumn( input );
	const shown = Array.from( groups.values() ).flat();
	const rows = hourRows(
		shown,
		input,
		input.rowHeight,
		input.emptyRowHeight
	);
	const columns = input.dates.flatMap( ( date ) =>
		input.rooms.map( ( { room, index } ) => ( {
			date,
			room,
			roomIndex: index,
			boxes: boxesOf(
				groups.get( columnKey( date, room.id ) ) ?? [],
				rows
			),
		} ) )
	);
	return { rows, height: heightOf( rows ), columns };
}

const columnKey = ( date: IsoDate, roomId: string ) => `${ date } ${ roomId }`;

function groupByColumn(
	input: LayoutInput
): ReadonlyMap< string, readonly Booking[] > {
	const groups = new Map< string, Booking[] >();
	for ( const date of input.dates ) {
		for ( const { room } of input.rooms ) {
			groups.set( columnKey( date, room.id ), [] );
		}
	}
	for ( const booking of input.bookings ) {
		groups
			.get( columnKey( booking.date, booking.roomId ) )
			?.push( booking );
	}
	return groups;
}

const byTime = ( a: Booking, b: Booking ) =>
	a.from - b.from || b.to - a.to || ( a.id < b.id ? -1 : 1 );

function boxesOf(
	bookings: readonly Booking[],
	rows: readonly HourRow[]
): readonly Box[] {
	const ordered = [ ...bookings ].sort( byTime );
	const drawn = ordered.map( ( booking ) => rectangleOf( booking, rows ) );
	const lanes = lanesOf( drawn );
	let lastEnd = 0;
	return drawn.map( ( rectangle, index ) => {
		const { booking } = rectangle;
		const next = ordered[ index + 1 ];
		const isClash =
			booking.from < lastEnd || ( next?.from ?? Infinity ) < booking.to;
		lastEnd = Math.max( lastEnd, booking.to );
		return {
			...rectangle,
			lane: lanes[ index ]?.lane ?? 0,
			lanes: lanes[ index ]?.lanes ?? 1,
			isClash,
			isTightAbove: isTight( ordered[ index - 1 ], booking ),
			isTightBelow: isTight( booking, next ),
		};
	} );
}

type Times = Pick< Booking, 'from' | 'to' >;
type Rectangle = Pick< Box, 'booking' | 'top' | 'height' >;

/**
 * Returns a booking's rectangle, which is larger than its time if that is short, but never extends below the last row.
 */
const rectangleOf = (
	booking: Booking,
	rows: readonly HourRow[]
): Rectangle => ( { booking, ...extentOf( booking, rows ) } );

/** Returns where a card of these times is; see rectangleOf. */
export function extentOf(
	times: Times,
	rows: readonly HourRow[]
): Pick< Box, 'top' | 'height' > {
	const height = cardHeight( times, rows );
	const top = Math.min( topOf( times, rows ), heightOf( rows ) - height );
	return { top, height };
}

function topOf( booking: Times, rows: readonly HourRow[] ): number {
	const hourStart = yAt( rows, firstHour( booking ) * 60 );
	const hourHeight =
		yAt( rows, ( firstHour( booking ) + 1 ) * 60 ) - hourStart;
	const share = Math.min( ( booking.from % 60 ) / 60, MAX_TOP_SHARE );
	return hourStart + share * hourHeight;
}

function cardHeight( booking: Times, rows: readonly HourRow[] ): number {
	const length = yAt( rows, booking.to ) - yAt( rows, booking.from );
	return Math.max( MIN_CARD_HEIGHT, length - CARD_MARGIN );
}

function isTight(
	earlier: Booking | undefined,
	later: Booking | undefined
): boolean {
	if ( ! earlier || ! later ) {
		return false;
	}
	const gap = later.from - earlier.to;
	return gap >= 0 && gap < TIGHT_GAP;
}

/** Returns the hour at a vertical position of the grid. */
export function hourAt( rows: readonly HourRow[], y: number ): number | null {
	return (
		rows.find( ( { top, height } ) => y >= top && y < top + height )
			?.hour ?? null
	);
}
