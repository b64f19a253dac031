import { HOURS_WIDTH, MIN_READABLE_WIDTH, type ColumnFit } from './columns';

/** Rooms that are in view together on a narrow calendar. */
export interface RoomBlock< Room > {
	/** Place of its first room among all, from 0. */
	readonly first: number;
	readonly rooms: readonly Room[];
	readonly fit: ColumnFit;
}

/** As few blocks as the width allows, and none of them more than one room larger than another. */
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

/** Whole pixels; what they leave over goes to the hours. */
function fitOf( rooms: number, width: number ): ColumnFit {
	const count = Math.max( 1, rooms );
	const column = Math.max( 0, Math.floor( ( width - HOURS_WIDTH ) / count ) );
	return {
		daysInView: 1,
		column,
		hours: Math.max( HOURS_WIDTH, width - count * column ),
	};
}
