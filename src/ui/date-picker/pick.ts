import {
	addDays,
	isInRange,
	type DateRange,
	type IsoDate,
} from '../../domain/time';

export type PickKind = 'date' | 'range';

/** Result of a picker. */
export type Picked =
	| { readonly kind: 'date'; readonly date: IsoDate }
	| { readonly kind: 'range'; readonly range: DateRange };

/** Current selection in both tabs. */
export interface Draft {
	readonly kind: PickKind;
	readonly date: IsoDate | null;
	/** Without `to`, only the start is selected. */
	readonly range: {
		readonly from: IsoDate;
		readonly to?: IsoDate;
	} | null;
}

/** Adds a day: the date, or a range's start and then its end. An end before the start becomes the start. */
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

/** Returns the result; null while the selection is incomplete. */
export function pickedOf( { kind, date, range }: Draft ): Picked | null {
	if ( kind === 'date' ) {
		return date === null ? null : { kind, date };
	}
	return range?.to === undefined
		? null
		: { kind, range: { from: range.from, to: range.to } };
}

/** Returns whether a day can end the range because it is near enough to the start. */
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
