import { addDays, isWeekend, type IsoDate } from '../../domain/time';

/** Which days may be chosen. */
export interface DayRules {
	readonly min?: IsoDate | undefined;
	readonly max?: IsoDate | undefined;
	/** Saturdays and Sundays may not. */
	readonly hasNoWeekends?: boolean | undefined;
	/** No others may. */
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

/** Days on which the search for one that may be chosen gives up. */
const FAR = 366;

/** Where a person who has chosen nothing yet begins: today, or the next day that may be chosen, or the last one. */
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
