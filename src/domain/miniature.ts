import { paletteOf, type Palette } from './palette';
import type { Column, HourRow } from './layout';

/** Units of a day's miniature: one lane per room, hours from top to bottom. */
export const LANE = 10;
export const MINIATURE_HEIGHT = 34;
const MIN_HEIGHT = 1.5;

export interface MiniatureShape {
	readonly palette: Palette;
	/** Rendered hollow. */
	readonly isPending: boolean;
	/** SVG path data with a rectangle for each booking. */
	readonly path: string;
}

/** Returns a day's bookings as a miniature with one shape per kind of booking. */
export function miniatureOf(
	columns: readonly Column[],
	rows: readonly HourRow[]
): readonly MiniatureShape[] {
	const first = rows[ 0 ]?.hour ?? 0;
	const unit = MINIATURE_HEIGHT / ( rows.length * 60 || 1 );
	const paths = new Map< string, MiniatureShape >();
	columns.forEach( ( { room, roomIndex, boxes }, lane ) => {
		const palette = paletteOf( roomIndex, room.palette );
		for ( const { booking } of boxes ) {
			const { isPending, from, to } = booking;
			const key = `${ palette } ${ isPending }`;
			const top = ( from - first * 60 ) * unit;
			const height = Math.max( MIN_HEIGHT, ( to - from ) * unit - 0.5 );
			const path = `M${ lane * LANE + 1 } ${ round( top ) }h8v${ round( height ) }h-8z`;
			const known = paths.get( key )?.path ?? '';
			paths.set( key, { palette, isPending, path: known + path } );
		}
	} );
	return [ ...paths.values() ];
}

const round = ( value: number ) => Math.round( value * 10 ) / 10;
