import type { Booking } from '../domain/booking';
import { isTimeout } from './api-error';
import type { Client, Target, WriteOptions } from './client';
import { asInteger, asList, asRecord, type JsonRecord } from './read-json';
import { bookingOf } from './schedule-wire';

/** What a write's answer tells; an external host need say no more than "ok". */
export interface Written {
	/** The studio's revision after it; null where the host does not say. */
	readonly revision: number | null;
	/** The bookings as they are now. */
	readonly bookings: readonly Booking[];
}

/** Milliseconds for the question how a write ended, which waits for the write itself if that still runs. */
const ASK_LIMIT = 15_000;

/**
 * A write with a request id. Where no answer came in time the same call asks how it ended: our own server does one
 * request only once and answers the second as it did the first. Another host may know no request ids, so there only
 * the next read tells.
 *
 * @throws ApiError; a timeout where the second call was not answered either.
 */
export async function writeOnce(
	client: Client,
	target: Target,
	query: Readonly< Record< string, string > >,
	options: WriteOptions = {}
): Promise< Written > {
	try {
		return writtenIn( await client.write( target, query, options ) );
	} catch ( error: unknown ) {
		if ( ! client.isOwn || ! isTimeout( error ) ) {
			throw error;
		}
		const asking = { ...options, limit: ASK_LIMIT };
		return writtenIn( await client.write( target, query, asking ) );
	}
}

/** The changes of one booking answer `booking`, adding and editing `bookings`. */
const writtenIn = ( answer: JsonRecord ): Written => ( {
	revision: asInteger( answer[ 'revision' ] ),
	bookings: [
		answer[ 'booking' ],
		...asList( answer[ 'bookings' ] ),
	].flatMap( ( value ) => bookingOf( asRecord( value ), {} ) ?? [] ),
} );
