import type { Schedule } from '../domain/booking';
import { deviceZone, toTime, wallTimeIn } from '../domain/time';

/** The studio's time of day at which the schedule was true; null for one that came with the page. */
export function asOfTime( { asOf, studio }: Schedule ): string | null {
	const zone = studio.timezone ?? deviceZone();
	return asOf === 0
		? null
		: toTime( wallTimeIn( zone, new Date( asOf ) ).minutes );
}
