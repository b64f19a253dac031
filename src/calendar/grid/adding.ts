import { useMemo } from '@wordpress/element';
import type { Schedule } from '../../domain/booking';
import { ABILITIES } from '../../domain/permissions';
import type { IsoDate } from '../../domain/time';
import type { OnBook } from '../actions/open-dialog';
import { useMembers } from '../members/context';
import type { Adding } from './free-hours';

/** @return Null for people who may not add, and without a known room. */
export function useAdding(
	{ studio, role }: Pick< Schedule, 'studio' | 'role' >,
	today: IsoDate,
	hasRooms: boolean,
	onBook: OnBook | null
): Adding | null {
	const { earliestHour, latestHour, gapMinutes, minMinutes } = studio;
	const free = useMembers()?.freeHours;
	const firstDate = ABILITIES[ role ].edit === 'all' ? null : today;
	return useMemo(
		() =>
			onBook && free && hasRooms
				? {
						rules: {
							earliestHour,
							latestHour,
							gapMinutes,
							minMinutes,
							firstDate,
						},
						free,
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
			free,
			onBook,
		]
	);
}
