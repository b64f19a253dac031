import type { Booking } from './booking';
import { busySpans, freeSpans, type SlotRules, type Span } from './free-time';
import type { Role } from './permissions';

/** How a chosen time lies in a room's day; the first thing that is wrong, in the order the server looks at them. */
export type Verdict =
	/** Beyond the studio's hours. */
	| { readonly kind: 'closed' }
	| { readonly kind: 'taken'; readonly by: Booking }
	/** It leaves less than the gap to a booking that ends before, or begins after it. */
	| {
			readonly kind: 'close';
			readonly to: Booking;
			readonly side: 'after' | 'before';
	  }
	/** `free` is the whole free time around it. */
	| { readonly kind: 'free'; readonly free: Span };

/** Whether a time can be booked: it fits, or its owner is asked first, or it is refused. */
export type Stance = 'fits' | 'asks' | 'refused';

/** Owners may break the gap, nobody an overlap. */
export function stanceOf( { kind }: Verdict, role: Role ): Stance {
	if ( kind === 'free' ) {
		return 'fits';
	}
	return kind === 'close' && role === 'Owner' ? 'asks' : 'refused';
}

/** @param taken What takes time in the room on that day, in order. */
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
