import { HOURS_WIDTH, MIN_READABLE_WIDTH, type ColumnFit } from './columns';

/** Rooms shown together in a narrow calendar. */
export interface RoomBlock< Room > {
	/** Index of its first room among all. */
	readonly first: number;
	readonly rooms: readonly Room[];
	readonly fit: ColumnFit;
}

/** Splits rooms into as few blocks as the width allows, whose sizes differ by at most one. */
export function roomBlocks< Room >(
	rooms: readonly Room[],
	width: number
): readonly RoomBlock< Room >[] {
	const space = Math.max( 0, width - HOURS_WIDTH );
	const most = Math.max( 1, Math.floor( space / MIN_READABLE_WIDTH ) );
	const count = Math.max( 1, Math.ceil( rooms.length / most ) );
	const startOf = ( block: number ) =>
		Math.floor( ( block * rooms.length ) / count );
	return Array.from( { length: count }, ( _, block ) => {
		const first = startOf( block );
		const part = rooms.slice( first, startOf( block + 1 ) );
		return { first, rooms: part, fit: fitOf( part.length, width ) };
	} );
}

/** Fits columns in whole pixels; the rest goes to the hours column. */
function fitOf( rooms: number, width: number ): ColumnFit {
	const count = Math.max( 1, rooms );
	const column = Math.max( 0, Math.floor( ( width - HOURS_WIDTH ) / count ) );
	return {
		daysInView: 1,
		column,
		hours: Math.max( HOURS_WIDTH, width - count * column ),
	};
}
