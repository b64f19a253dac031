import { isBookable } from '../bookable';
import type { Booking, Schedule } from '../booking';
import { takenOn, type Span } from '../free-time';
import { ABILITIES, type Role } from '../permissions';
import {
	lengthError,
	stanceOf,
	verdictOn,
	type Stance,
	type Verdict,
} from '../slot-verdict';
import { isInRange, type IsoDate } from '../time';

/** Room, date and time that a booking is moved to. */
export interface Place extends Span {
	readonly roomId: string;
	readonly date: IsoDate;
}

/** Result of checking a place: that of the form, or a rule that the form checks at its fields. */
type PlaceVerdict =
	| Verdict
	/** Shorter than the studio's minimum. */
	| { readonly kind: 'short' }
	/** Before the first date that this person may book. */
	| { readonly kind: 'past' };

/** Place under the pointer or chosen by keys. */
export interface Over {
	readonly place: Place;
	/** Null while the bookings of that week are unknown. */
	readonly verdict: PlaceVerdict | null;
	/** Null while unknown. Where the booking already is, it always fits. */
	readonly stance: Stance | null;
}

/** Known bookings and rules. */
export type Rules = Pick<
	Schedule,
	'bookings' | 'range' | 'studio' | 'role'
> & {
	/** The studio's date. */
	readonly today: IsoDate;
};

export const placeOf = ( { roomId, date, from, to }: Place ): Place => ( {
	roomId,
	date,
	from,
	to,
} );

export const isSamePlace = ( a: Place, b: Place ) =>
	a.roomId === b.roomId &&
	a.date === b.date &&
	a.from === b.from &&
	a.to === b.to;

/** Returns the first problem of a place in the order of the server's checks; null while its week is unknown. */
export function verdictAt(
	{ id }: Pick< Booking, 'id' >,
	place: Place,
	{ bookings, range, studio, role, today }: Rules
): PlaceVerdict | null {
	if ( ! isInRange( place.date, range ) ) {
		return null;
	}
	if ( lengthError( place, studio.minMinutes ) ) {
		return { kind: 'short' };
	}
	const firstDate = ABILITIES[ role ].edit === 'all' ? null : today;
	const taken = takenOn( bookings, place.roomId, place.date, id );
	const verdict = verdictOn( place, taken, studio );
	return verdict.kind !== 'closed' &&
		! isBookable( place.date, { firstDate } )
		? { kind: 'past' }
		: verdict;
}

/** Returns a place with its result for this person. */
export function overPlace(
	booking: Booking,
	place: Place,
	rules: Rules
): Over {
	const verdict = verdictAt( booking, place, rules );
	return {
		place,
		verdict,
		stance: stanceAt( booking, place, verdict, rules ),
	};
}

function stanceAt(
	booking: Booking,
	place: Place,
	verdict: PlaceVerdict | null,
	{ role }: Rules
): Stance | null {
	// An unmoved booking may stay, even if the rules have changed.
	return isSamePlace( booking, place )
		? 'fits'
		: consequenceOf( verdict, role );
}

/** Returns what a result means for a role; null while it is unknown. */
export function consequenceOf(
	verdict: PlaceVerdict | null,
	role: Role
): Stance | null {
	return verdict && stanceOf( verdict, role );
}

/** Returns the booking in the way of a place; null without one. */
export function inTheWay( verdict: PlaceVerdict | null ): Booking | null {
	if ( verdict?.kind === 'taken' ) {
		return verdict.by;
	}
	return verdict?.kind === 'close' ? verdict.to : null;
}
