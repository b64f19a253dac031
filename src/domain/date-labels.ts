import {
	dayLabel,
	monthParts,
	rangeLabel,
	weekdayName,
	type Locale,
} from './labels';
import type { DateRange, IsoDate } from './time';

/** Returns "November 2026", or both months of a range: "Nov – Dec 2026", "Dec 2026 – Jan 2027". */
export const monthLabel = ( range: DateRange, locale: Locale ) =>
	monthParts( range, locale ).join( ' ' );

/** Returns a day for a list of days: "Fri 20 Nov". */
export function shortDayLabel( date: IsoDate, locale: Locale ): string {
	const day = rangeLabel( { from: date, to: date }, locale );
	return `${ weekdayName( date, locale, 'short' ) } ${ day }`;
}

/** Returns a day with its year: "Fri 20 Nov 2026", "Friday 20 November 2026". */
export function dateLabel(
	date: IsoDate,
	locale: Locale,
	length: 'long' | 'short' = 'short'
): string {
	const day =
		length === 'long'
			? dayLabel( date, locale )
			: shortDayLabel( date, locale );
	return `${ day } ${ date.slice( 0, 4 ) }`;
}
