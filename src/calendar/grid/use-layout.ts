import { useMemo } from '@wordpress/element';
import type { Schedule } from '../../domain/booking';
import {
	heightOf,
	layoutWeek,
	rowHeightFor,
	uniformRows,
	type ShownRoom,
	type WeekLayout,
} from '../../domain/layout';
import type { IsoDate } from '../../domain/time';

/** Rendered part of a schedule. */
export type Content = Pick<
	Schedule,
	'bookings' | 'range' | 'role' | 'userId' | 'studio' | 'allTrainers'
>;

/** Returns the layout; only rows and columns while bookings are loading. */
export function useLayout(
	{ bookings, role, studio }: Content,
	rooms: readonly ShownRoom[],
	dates: readonly IsoDate[],
	isSkeleton: boolean
): WeekLayout {
	const { earliestHour, latestHour } = studio;
	const rowHeight = rowHeightFor( role );
	return useMemo( () => {
		const hours = { earliestHour, latestHour };
		const layout = layoutWeek( {
			bookings,
			dates,
			rooms,
			...hours,
			rowHeight,
		} );
		const rows = uniformRows( hours, rowHeight );
		return isSkeleton
			? { ...layout, rows, height: heightOf( rows ) }
			: layout;
	}, [
		bookings,
		dates,
		rooms,
		earliestHour,
		latestHour,
		rowHeight,
		isSkeleton,
	] );
}
