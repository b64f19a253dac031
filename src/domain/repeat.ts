import { MAX_WEEKS } from './booking-form';
import { addDays, type IsoDate } from './time';

/** Weeks that a repeat has until someone says otherwise. */
const FIRST_WEEKS = 4;

/** The until date of so many further weeks, one at least. */
export function untilAfter( date: IsoDate, weeks = FIRST_WEEKS ): IsoDate {
	return addDays( date, within( weeks ) * 7 );
}

const within = ( weeks: number ) =>
	Math.max( 1, Math.min( MAX_WEEKS, Math.round( weeks ) ) );

/** The days that a repeat may last until: a week from its first date to the last one that a call may create. */
export function untilBounds( date: IsoDate ): {
	readonly min: IsoDate;
	readonly max: IsoDate;
} {
	return { min: untilAfter( date, 1 ), max: untilAfter( date, MAX_WEEKS ) };
}

interface Skipping {
	/** Every date that is left out. */
	readonly skipDates: readonly IsoDate[];
	/** Those of them that are left out only because they clash. */
	readonly clashing: readonly IsoDate[];
}

/**
 * What is left out once it is known which dates clash: those, and what a person has unticked. One that clashes no longer
 * comes back by itself. The same object where nothing changes.
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
