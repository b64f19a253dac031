import { useMemo } from '@wordpress/element';
import type { Schedule } from '../../domain/booking';
import { ABILITIES } from '../../domain/permissions';
import type { BookableRules } from '../../domain/slots';
import type { IsoDate } from '../../domain/time';
import type { OnBook } from '../actions/open-dialog';

/** Data for starting bookings from the grid. */
export interface Adding {
	readonly rules: BookableRules;
	readonly onBook: OnBook;
}

/** @return Null for people who may not add, and without a known room. */
export function useAdding(
	{ studio, role }: Pick< Schedule, 'studio' | 'role' >,
	today: IsoDate,
	hasRooms: boolean,
	onBook: OnBook | null
): Adding | null {
	const { earliestHour, latestHour, gapMinutes, minMinutes } = studio;
	const firstDate = ABILITIES[ role ].edit === 'all' ? null : today;
	return useMemo(
		() =>
			onBook && hasRooms
				? {
						rules: {
							earliestHour,
							latestHour,
							gapMinutes,
							minMinutes,
							firstDate,
						},
						onBook,
					}
				: null,
		[
			earliestHour,
			latestHour,
			gapMinutes,
			minMinutes,
			firstDate,
			hasRooms,
			onBook,
		]
	);
}
