import { addDays, isWeekend, type IsoDate } from '../../domain/time';

/** Rules for selectable days. */
export interface DayRules {
	readonly min?: IsoDate | undefined;
	readonly max?: IsoDate | undefined;
	/** Excludes Saturdays and Sundays. */
	readonly hasNoWeekends?: boolean | undefined;
	/** The only selectable days. */
	readonly availableDates?: readonly IsoDate[] | undefined;
}

export function isChoosable( date: IsoDate, rules: DayRules ): boolean {
	const { min, max, hasNoWeekends = false, availableDates } = rules;
	return (
		( min === undefined || date >= min ) &&
		( max === undefined || date <= max ) &&
		! ( hasNoWeekends && isWeekend( date ) ) &&
		( availableDates === undefined || availableDates.includes( date ) )
	);
}

/** Maximum number of days to search for a selectable one. */
const FAR = 366;

/** Returns the initial day: today, otherwise the next selectable day, otherwise the last. */
export function firstDay( today: IsoDate, rules: DayRules ): IsoDate {
	const { min, max } = rules;
	const start = min !== undefined && min > today ? min : today;
	for ( let days = 0; days < FAR; days++ ) {
		const date = addDays( start, days );
		if ( isChoosable( date, rules ) ) {
			return date;
		}
	}
	return max !== undefined && max < start ? max : start;
}
