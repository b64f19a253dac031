import {
	addDays,
	isInRange,
	type DateRange,
	type IsoDate,
} from '../../domain/time';

export type PickKind = 'date' | 'range';

/** What a picker gives back. */
export type Picked =
	| { readonly kind: 'date'; readonly date: IsoDate }
	| { readonly kind: 'range'; readonly range: DateRange };

/** What is chosen so far under both tabs. */
export interface Draft {
	readonly kind: PickKind;
	readonly date: IsoDate | null;
	/** Without `to` only the start is chosen. */
	readonly range: {
		readonly from: IsoDate;
		readonly to?: IsoDate;
	} | null;
}

/** A day more: the date; or the start of a range, then its end. An end before the start makes that the end. */
export function choose( draft: Draft, date: IsoDate ): Draft {
	if ( draft.kind === 'date' ) {
		return { ...draft, date };
	}
	const { range } = draft;
	if ( range === null || range.to !== undefined ) {
		return { ...draft, range: { from: date } };
	}
	const [ from, to ] =
		date < range.from ? [ date, range.from ] : [ range.from, date ];
	return { ...draft, range: { from, to } };
}

/** Null while there is something left to choose. */
export function pickedOf( { kind, date, range }: Draft ): Picked | null {
	if ( kind === 'date' ) {
		return date === null ? null : { kind, date };
	}
	return range?.to === undefined
		? null
		: { kind, range: { from: range.from, to: range.to } };
}

/** Whether a day is near enough to a range's start to be its end. */
export function isNear(
	{ kind, range }: Draft,
	date: IsoDate,
	maxDays: number
): boolean {
	if ( kind === 'date' || range === null || range.to !== undefined ) {
		return true;
	}
	const reach = maxDays - 1;
	return isInRange( date, {
		from: addDays( range.from, -reach ),
		to: addDays( range.from, reach ),
	} );
}
