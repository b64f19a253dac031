import type { DateOverride } from '../booking-form';
import type { Span } from '../free-time';
import type { IsoDate } from '../time';
import type { SeriesCheck, SeriesDate } from './series-check';

/** What a person wants with the booking of one date. */
export type Choice =
	/** It stays where it is. */
	| { readonly kind: 'keep' }
	/** It goes along as the others do. */
	| { readonly kind: 'along' }
	/** It goes along, to another room or time. */
	| { readonly kind: 'other'; readonly override: DateOverride }
	/** It goes along, to a time that is being typed. */
	| {
			readonly kind: 'typed';
			readonly from: number | null;
			readonly to: number | null;
	  };

/** Choices by the date before the write, whichever scope they were made in. */
export type Choices = Readonly< Record< IsoDate, Choice > >;

/** Problems of dates that cannot go along, by date. */
export type Clashes = Readonly< Record< IsoDate, SeriesDate > >;

/** One line of the dialog. */
export interface PlanRow {
	/** What would become of it if everything that is like the named booking went along. */
	readonly base: SeriesDate;
	readonly choice: Choice;
	/** Why it cannot go along; null if it can. */
	readonly clash: SeriesDate | null;
	/** Result of the choices; null while it is unknown. */
	readonly result: SeriesDate | null;
	readonly willChange: boolean;
}

const KEEP: Choice = { kind: 'keep' };
const ALONG: Choice = { kind: 'along' };

/**
 * Returns the choice for a booking. What cannot go along, or has a place of its own, stays unless a person wants it
 * otherwise.
 */
export function choiceOf(
	{ date, isApart }: SeriesDate,
	choices: Choices,
	clashes: Clashes
): Choice {
	const choice = choices[ date ] ?? ( isApart ? KEEP : ALONG );
	return choice.kind === 'along' && clashes[ date ] ? KEEP : choice;
}

/** Returns the time that was typed; null while it is incomplete. */
export const typedSpan = ( choice: Choice ): Span | null =>
	choice.kind === 'typed' &&
	choice.from !== null &&
	choice.to !== null &&
	choice.from < choice.to
		? { from: choice.from, to: choice.to }
		: null;

/** Returns the exception of a booking; null if it has none, and goes with the others or stays. */
function overrideOf(
	{ isApart }: SeriesDate,
	choice: Choice
): DateOverride | null {
	switch ( choice.kind ) {
		case 'keep':
			return null;
		case 'along':
			return isApart ? {} : null;
		case 'other':
			return choice.override;
		case 'typed':
			return typedSpan( choice );
	}
}

const isStaying = ( choice: Choice ) =>
	choice.kind === 'keep' ||
	( choice.kind === 'typed' && typedSpan( choice ) === null );

/** What a write leaves out, and what it does otherwise. */
export interface Exceptions {
	readonly skipDates: readonly IsoDate[];
	readonly overrides: Readonly< Record< IsoDate, DateOverride > >;
}

export const NO_EXCEPTIONS: Exceptions = { skipDates: [], overrides: {} };

/** Returns the exceptions of a write to the bookings of a check. */
export function exceptionsOf(
	{ dates }: SeriesCheck,
	choices: Choices,
	clashes: Clashes
): Exceptions {
	const chosen = dates.map( ( one ) => ( {
		...one,
		choice: choiceOf( one, choices, clashes ),
	} ) );
	return {
		// One with a place of its own keeps it without an exception, and takes part in what else is changed.
		skipDates: chosen
			.filter(
				( { isApart, choice } ) => ! isApart && isStaying( choice )
			)
			.map( ( { date } ) => date ),
		overrides: Object.fromEntries(
			chosen.flatMap( ( one ) => {
				const override = overrideOf( one, one.choice );
				return override ? [ [ one.date, override ] ] : [];
			} )
		),
	};
}

/** Returns the lines of the dialog. */
export function rowsOf(
	base: SeriesCheck,
	result: SeriesCheck | null,
	choices: Choices,
	clashes: Clashes
): readonly PlanRow[] {
	return base.dates.map( ( one ) => {
		const choice = choiceOf( one, choices, clashes );
		const hasOverride = overrideOf( one, choice ) !== null;
		const isLeft = isStaying( choice ) && ! one.isApart;
		return {
			base: one,
			choice,
			clash: clashes[ one.date ] ?? null,
			result: result?.dates.find( ( { id } ) => id === one.id ) ?? null,
			willChange: hasOverride || ( ! isLeft && one.isChanged ),
		};
	} );
}

/**
 * Returns the clashes with those that a check has found among the dates that go along. The same object if there is
 * nothing new; what a person has chosen for a date stays, and is refused.
 */
export function withClashes(
	clashes: Clashes,
	{ dates }: SeriesCheck,
	choices: Choices
): Clashes {
	const found = dates.filter(
		( { date, isFree } ) =>
			! isFree &&
			! clashes[ date ] &&
			( choices[ date ]?.kind ?? 'along' ) === 'along'
	);
	return found.length > 0
		? {
				...clashes,
				...Object.fromEntries(
					found.map( ( one ) => [ one.date, one ] )
				),
			}
		: clashes;
}
