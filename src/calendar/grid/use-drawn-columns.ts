import { startTransition, useEffect, useState } from '@wordpress/element';

/** Columns whose cards are drawn, by their indices. */
export interface DrawnColumns {
	readonly from: number;
	/** Index after the last one. */
	readonly to: number;
}

/**
 * Returns the columns that are drawn at once: those in view. The cards of the others follow after the paint, in the
 * background; null once all are drawn. A busy week has hundreds of cards, of which a few dozen are in view.
 *
 * @param days  Shown range, 'from/to'; null for a skeleton, which has no cards.
 * @param from  First column in view.
 * @param count Number of columns in view.
 */
export function useDrawnColumns(
	days: string | null,
	from: number,
	count: number
): DrawnColumns | null {
	const [ drawn, setDrawn ] = useState< string | null >( null );
	useEffect( () => startTransition( () => setDrawn( days ) ), [ days ] );
	return days === null || drawn === days ? null : { from, to: from + count };
}
