import type { Schedule } from '../domain/booking';
import { rangeLabel, type Locale } from '../domain/labels';
import { deviceZone, toTime, wallTimeIn } from '../domain/time';

/**
 * Returns the time of the schedule on the studio's clock: "14:20", on another day "19 Nov, 14:20"; null for a preloaded
 * one.
 */
export function asOfTime(
	{ asOf, studio }: Schedule,
	locale: Locale
): string | null {
	if ( asOf === 0 ) {
		return null;
	}
	const zone = studio.timezone ?? deviceZone();
	const { date, minutes } = wallTimeIn( zone, new Date( asOf ) );
	const today = wallTimeIn( zone, new Date() ).date;
	const isThisYear = date.slice( 0, 4 ) === today.slice( 0, 4 );
	const day = rangeLabel( { from: date, to: date }, locale, ! isThisYear );
	return date === today
		? toTime( minutes )
		: `${ day }, ${ toTime( minutes ) }`;
}
