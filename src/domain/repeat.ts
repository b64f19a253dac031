import { MAX_WEEKS } from './booking-form';
import { addDays, type IsoDate } from './time';

/** Default number of repeats in weeks. */
const FIRST_WEEKS = 4;

/** Returns the until date after this number of weeks, at least one. */
export function untilAfter( date: IsoDate, weeks = FIRST_WEEKS ): IsoDate {
	return addDays( date, within( weeks ) * 7 );
}

const within = ( weeks: number ) =>
	Math.max( 1, Math.min( MAX_WEEKS, Math.round( weeks ) ) );

/** Returns the bounds of the until date: a week after the first date, and the last date that one request may create. */
export function untilBounds( date: IsoDate ): {
	readonly min: IsoDate;
	readonly max: IsoDate;
} {
	return { min: untilAfter( date, 1 ), max: untilAfter( date, MAX_WEEKS ) };
}

interface Skipping {
	/** All skipped dates. */
	readonly skipDates: readonly IsoDate[];
	/** Dates skipped only because of a conflict. */
	readonly clashing: readonly IsoDate[];
}

/**
 * Returns the skipped dates for the current conflicts: conflicting dates and those the person unticked. A date whose
 * conflict is resolved is booked again. The same object if nothing changes.
 */
export function skipClashes(
	skipping: Skipping,
	clashes: readonly IsoDate[]
): Skipping {
	const unticked = skipping.skipDates.filter(
		( date ) => ! skipping.clashing.includes( date )
	);
	const clashing = clashes.filter( ( date ) => ! unticked.includes( date ) );
	const skipDates = [ ...unticked, ...clashing ].sort();
	return isSame( skipDates, skipping.skipDates ) &&
		isSame( clashing, skipping.clashing )
		? skipping
		: { skipDates, clashing };
}

const isSame = ( a: readonly IsoDate[], b: readonly IsoDate[] ) =>
	a.length === b.length && a.every( ( date ) => b.includes( date ) );
