import type { Booking } from './booking';
import { busySpans, freeSpans, type SlotRules, type Span } from './free-time';
import type { Role } from './permissions';

/** Result of checking a time in a room's day: the first problem in the order of the server's checks. */
export type Verdict =
	/** Outside the studio's hours. */
	| { readonly kind: 'closed' }
	| { readonly kind: 'taken'; readonly by: Booking }
	/** The gap to the previous or the next booking is too small. */
	| {
			readonly kind: 'close';
			readonly to: Booking;
			readonly side: 'after' | 'before';
	  }
	/** Free; `free` is the whole free time around it. */
	| { readonly kind: 'free'; readonly free: Span };

/** Consequence of the result: bookable, bookable after a question to the owner, or rejected. */
export type Stance = 'fits' | 'asks' | 'refused';

/**
 * Returns the consequence of a result for a role: owners may break the gap, but nobody may do more. `short` and `past`
 * are results that the form has at its fields.
 */
export function stanceOf(
	{ kind }: { readonly kind: Verdict[ 'kind' ] | 'short' | 'past' },
	role: Role
): Stance {
	if ( kind === 'free' ) {
		return 'fits';
	}
	return kind === 'close' && role === 'Owner' ? 'asks' : 'refused';
}

/** @param taken Taken spans of the room on that day, in order. */
export function verdictOn(
	chosen: Span,
	taken: readonly Booking[],
	rules: SlotRules
): Verdict {
	const { earliestHour, latestHour, gapMinutes } = rules;
	if ( chosen.from < earliestHour * 60 || chosen.to > latestHour * 60 ) {
		return { kind: 'closed' };
	}
	const by = taken.find( ( booking ) => isCloser( booking, chosen, 0 ) );
	if ( by ) {
		return { kind: 'taken', by };
	}
	const to = taken.find( ( booking ) =>
		isCloser( booking, chosen, gapMinutes )
	);
	if ( to ) {
		const side = to.to <= chosen.from ? 'after' : 'before';
		return { kind: 'close', to, side };
	}
	const free = freeSpans( busySpans( taken ), rules ).find(
		( span ) => span.from <= chosen.from && chosen.to <= span.to
	);
	return { kind: 'free', free: free ?? chosen };
}

const isCloser = ( a: Span, b: Span, gap: number ) =>
	a.from < b.to + gap && b.from < a.to + gap;

/** Returns the error of an invalid length; an end that is not after the start is too short for every minimum. */
export function lengthError(
	{ from, to }: { readonly from: number | null; readonly to: number | null },
	minMinutes: number
): 'not_after' | 'too_short' | null {
	const length = from === null || to === null ? null : to - from;
	if ( length === null || length >= Math.max( 1, minMinutes ) ) {
		return null;
	}
	return minMinutes > 0 ? 'too_short' : 'not_after';
}
