import type { WeekLayout } from '../../domain/layout';
import type { Area, Geometry, Track } from '../../domain/moving/geometry';
import type { Place } from '../../domain/moving/place';
import { knownLayouts } from '../grid/known-layouts';
import { COLUMN, gridIn, SCROLLER } from '../page-parts';

/** Returns what scrolls a wide week; null if the page does. */
export const scrollerOf = ( layer: Element ) =>
	gridIn( layer )?.closest< HTMLElement >( `${ SCROLLER }:not(.is-whole)` ) ??
	null;

/** Columns stand side by side in a row; a search would look at each element of the week, with each movement. */
const columnsIn = ( grid: Element ) =>
	Array.from(
		grid.querySelector( COLUMN )?.parentElement?.children ?? []
	).filter( ( child ): child is HTMLElement => child.matches( COLUMN ) );

/** Measures the days in view, each part of it when it is asked for; null while they are loading. */
export function geometryOf( layer: Element ): Geometry | null {
	const grid = gridIn( layer );
	const layout = grid && knownLayouts.get( grid );
	const hours = grid?.querySelector( '.sc-hours' );
	if ( ! layout || ! hours || grid.closest( '[aria-hidden=true]' ) ) {
		return null;
	}
	const body = hours.getBoundingClientRect();
	return {
		get tracks() {
			return tracksOf( grid, layout );
		},
		rows: layout.rows,
		top: body.top,
		get view() {
			return viewOf( layer, grid, body.right );
		},
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
function viewOf( layer: Element, grid: Element, left: number ): Area {
	const frame =
		scrollerOf( layer )?.getBoundingClientRect() ??
		new DOMRect( 0, 0, window.innerWidth, window.innerHeight );
	return {
		left,
		// What covers the rows: the heads of a wide grid, and the bar of a narrow calendar's day.
		top: Math.max(
			0,
			frame.top,
			grid.querySelector( '.sc-heads' )?.getBoundingClientRect().bottom ??
				0,
			layer.querySelector( '.sc-stick' )?.getBoundingClientRect()
				.bottom ?? 0
		),
		right: Math.min(
			frame.right,
			columnsIn( grid ).at( -1 )?.getBoundingClientRect().right ??
				frame.right
		),
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
