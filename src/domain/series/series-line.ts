import { weekdayIndex, type IsoDate } from '../time';

/** Place of a booking among those of its series. */
export interface SeriesLine {
	/** A date with the weekday of most of them. */
	readonly usual: IsoDate;
	/** From 1. */
	readonly position: number;
	readonly count: number;
	readonly last: IsoDate;
	/** Null for the first date. */
	readonly previous: IsoDate | null;
	readonly next: IsoDate | null;
}

/**
 * Returns where a date is among those of its series; null if it is not one of them, or the only one.
 *
 * @param dates In any order.
 */
export function seriesLine(
	date: IsoDate,
	dates: readonly IsoDate[]
): SeriesLine | null {
	const all = Array.from( new Set( dates ) ).sort();
	const at = all.indexOf( date );
	const last = all.at( -1 );
	if ( at === -1 || last === undefined || all.length === 1 ) {
		return null;
	}
	return {
		usual: usualOf( all ),
		position: at + 1,
		count: all.length,
		last,
		previous: all[ at - 1 ] ?? null,
		next: all[ at + 1 ] ?? null,
	};
}

/** Returns the first date of the most frequent weekday. */
function usualOf( dates: readonly IsoDate[] ): IsoDate {
	const counts = new Map< number, number >();
	for ( const date of dates ) {
		const day = weekdayIndex( date );
		counts.set( day, ( counts.get( day ) ?? 0 ) + 1 );
	}
	const most = Math.max( ...counts.values() );
	return (
		dates.find( ( date ) => counts.get( weekdayIndex( date ) ) === most ) ??
		''
	);
}
