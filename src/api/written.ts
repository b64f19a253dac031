import type { Booking } from '../domain/booking';
import { ApiError, isTimeout, UNREADABLE_ANSWER } from './api-error';
import type { Client, Target, WriteOptions } from './client';
import { asInteger, asList, asRecord, type JsonRecord } from './read-json';
import { bookingOf } from './schedule-wire';

/** Response to a write; an external host may send no more than "ok". */
export interface Written {
	/** The studio's revision after the write; null if the host does not send it. */
	readonly revision: number | null;
	/** The bookings after the write. */
	readonly bookings: readonly Booking[];
}

/** Timeout in milliseconds of the request for a write's result, which waits for the write if it is still running. */
const ASK_LIMIT = 15_000;

/** Errors after which the screen is stale or may be: a write without a response may have succeeded. */
const OUTDATED = [
	'changed_meanwhile',
	'slot_taken',
	'gap_too_small',
	'timeout',
	'network',
	'unreadable_answer',
];

export const isOutdated = ( { code }: ApiError ) => OUTDATED.includes( code );

/** Sends a write as `sendOnce` does and reads the bookings of its response. Throws ApiError. */
export const writeOnce = async (
	...call: Parameters< typeof sendOnce >
): Promise< Written > => writtenIn( await sendOnce( ...call ) );

/**
 * Sends a write with a request ID. After a timeout it sends the same request again to get the result: the plugin's own
 * server processes each ID once and repeats its first response. Other hosts may not support request IDs, so there the
 * next read shows the result.
 *
 * @throws ApiError; a timeout if the second request got no response either.
 */
export async function sendOnce(
	client: Client,
	target: Target,
	query: Readonly< Record< string, string > >,
	options: WriteOptions = {}
): Promise< JsonRecord > {
	try {
		return await client.write( target, query, options );
	} catch ( error: unknown ) {
		if ( ! client.isOwn || ! isTimeout( error ) ) {
			throw error;
		}
		const asking = { ...options, limit: ASK_LIMIT };
		return client.write( target, query, asking );
	}
}

/**
 * Returns the response if every booking in it is one that the write was about.
 *
 * @throws ApiError otherwise: it answers another write, so it neither confirms this one nor may it be shown.
 */
export function onlyAbout(
	written: Written,
	isMeant: ( booking: Booking ) => boolean
): Written {
	if ( ! written.bookings.every( isMeant ) ) {
		throw new ApiError( UNREADABLE_ANSWER, '' );
	}
	return written;
}

/** Reads the bookings of a response: actions return `booking`, adding and editing `bookings`. */
export const writtenIn = ( answer: JsonRecord ): Written => ( {
	revision: asInteger( answer[ 'revision' ] ),
	bookings: [
		answer[ 'booking' ],
		...asList( answer[ 'bookings' ] ),
	].flatMap( ( value ) => bookingOf( asRecord( value ), {} ) ?? [] ),
} );
