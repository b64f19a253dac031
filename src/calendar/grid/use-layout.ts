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

/** What of a schedule is drawn. */
export type Content = Pick<
	Schedule,
	'bookings' | 'range' | 'role' | 'userId' | 'studio' | 'allTrainers'
>;

/** Where everything stands; while the bookings are not known, rows and columns alone. */
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
