import type { Booking, Schedule } from './booking';
import { isInRange } from './time';

/** What a write has made of a booking; null for nothing any more. */
export interface BookingChange {
	readonly id: string;
	readonly to: ( before: Booking | undefined ) => Booking | null | undefined;
}

/** A write of this session, as its answer told. */
export interface Write {
	/** The studio's after it; null where the host does not say. */
	readonly revision: number | null;
	/** Its place among all answers and requests of the page. */
	readonly asked: number;
	/** Milliseconds since 1970. */
	readonly at: number;
	readonly changes: readonly BookingChange[];
}

type Read = Pick< Schedule, 'asRead' | 'range' | 'revision' | 'asked' >;

/**
 * The bookings of a read with the writes that it does not know of yet, in the order in which the server did them: so it
 * does not matter in which order the answers came. The same list where there is nothing to add.
 */
export function withWrites(
	read: Read,
	writes: readonly Write[]
): readonly Booking[] {
	const missing = writes.filter( ( write ) => ! covers( read, write ) );
	if ( missing.length === 0 ) {
		return read.asRead;
	}
	const bookings = new Map(
		read.asRead.map( ( booking ) => [ booking.id, booking ] )
	);
	for ( const { changes } of missing.sort( byOrder ) ) {
		for ( const { id, to } of changes ) {
			const booking = to( bookings.get( id ) );
			if ( booking && isInRange( booking.date, read.range ) ) {
				bookings.set( id, booking );
			} else {
				bookings.delete( id );
			}
		}
	}
	return Array.from( bookings.values() );
}

/** A read knows of a write by its revision; without one, where it was asked for after the write was answered. */
const covers = ( read: Read, write: Write ) =>
	read.revision !== null && write.revision !== null
		? read.revision >= write.revision
		: read.asked > write.asked;

const byOrder = ( a: Write, b: Write ) =>
	a.revision !== null && b.revision !== null
		? a.revision - b.revision
		: a.asked - b.asked;
