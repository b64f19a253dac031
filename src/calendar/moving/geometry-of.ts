import type { WeekLayout } from '../../domain/layout';
import type { Area, Geometry, Track } from '../../domain/moving/geometry';
import type { Place } from '../../domain/moving/place';
import { knownLayouts } from '../grid/known-layouts';
import { COLUMN, gridIn, SCROLLER } from '../page-parts';

/** Headers that cover the rows: of a wide grid, and the bar of a narrow calendar's day. */
const HEADS = '.sc-heads, .sc-stick';

/** Returns what scrolls a wide week; null if the page does. */
export const scrollerOf = ( layer: Element ) =>
	gridIn( layer )?.closest< HTMLElement >( `${ SCROLLER }:not(.is-whole)` ) ??
	null;

const columnsIn = ( grid: Element ) =>
	Array.from( grid.querySelectorAll< HTMLElement >( COLUMN ) );

/** Measures the days in view; null while they are loading. */
export function geometryOf( layer: Element ): Geometry | null {
	const grid = gridIn( layer );
	const layout = grid && knownLayouts.get( grid );
	const hours = grid?.querySelector( '.sc-hours' );
	if ( ! layout || ! hours || grid.closest( '[aria-hidden=true]' ) ) {
		return null;
	}
	const body = hours.getBoundingClientRect();
	const tracks = tracksOf( grid, layout );
	return {
		tracks,
		rows: layout.rows,
		top: body.top,
		view: viewOf( layer, body.right, tracks ),
	};
}

function tracksOf( grid: Element, { columns }: WeekLayout ): readonly Track[] {
	const elements = columnsIn( grid );
	return columns.flatMap( ( { date, room }, index ) => {
		const box = elements[ index ]?.getBoundingClientRect();
		return box
			? [ { date, roomId: room.id, left: box.left, right: box.right } ]
			: [];
	} );
}

/** Returns the part of the window that shows rows, right of the hours and below the headers. */
function viewOf(
	layer: Element,
	left: number,
	tracks: readonly Track[]
): Area {
	const frame =
		scrollerOf( layer )?.getBoundingClientRect() ??
		new DOMRect( 0, 0, window.innerWidth, window.innerHeight );
	const heads = Array.from( layer.querySelectorAll( HEADS ) )
		.filter( ( head ) => ! head.closest( '[inert]' ) )
		.map( ( head ) => head.getBoundingClientRect().bottom );
	return {
		left,
		top: Math.max( 0, frame.top, ...heads ),
		right: Math.min( frame.right, tracks.at( -1 )?.right ?? frame.right ),
		bottom: Math.min( frame.bottom, window.innerHeight ),
	};
}

/** Returns the column of a place with its layout and the row that all columns stand in; null if it is not in view. */
export function columnOf(
	layer: Element,
	{ roomId, date }: Pick< Place, 'roomId' | 'date' >
) {
	const grid = gridIn( layer );
	const layout = grid && knownLayouts.get( grid );
	const index =
		layout?.columns.findIndex(
			( column ) => column.date === date && column.room.id === roomId
		) ?? -1;
	const column = layout?.columns[ index ];
	const element = grid && columnsIn( grid )[ index ];
	const row = element?.parentElement;
	return column && element && row
		? { column, element, row, rows: layout.rows }
		: null;
}
