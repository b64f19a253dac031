import type { Booking } from '../../../domain/booking';
import type { Place } from '../../../domain/moving/place';

/** Reasons by the place that was asked about: the very place at which the card is then put down. */
const given = new WeakMap< Place, string >();

/** What was typed, by the booking's ID, until it is saved: a question that is put off or refused does not lose it. */
const typed = new Map< string, string >();

export const typedFor = ( { id }: Booking ) => typed.get( id ) ?? '';

export function keepTyped( { id }: Booking, text: string ): void {
	typed.set( id, text );
}

/** Gives the reason for which a booking is put down at a place. */
export function explain( place: Place, reason: string ): void {
	given.set( place, reason.trim() );
}

/** Returns the reason that was given for a place; empty where none was asked for. */
export const reasonFor = ( place: Place ) => given.get( place ) ?? '';

/** Forgets what was typed for a booking that is saved. */
export function forgetTyped( { id }: Booking ): void {
	typed.delete( id );
}
