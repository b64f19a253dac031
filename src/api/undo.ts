import { ROUTES } from '../contract/routes';
import { ApiError, UNREADABLE_ANSWER } from './api-error';
import type { Client } from './client';
import { asId, asList } from './read-json';
import { onlyAbout, sendOnce, writtenIn, type Written } from './written';

/** Response to an undo; its bookings take time again, or elsewhere. */
export interface Undone extends Written {
	/** Bookings that take no time any more. */
	readonly canceledIds: readonly string[];
}

/**
 * Takes a write of the last ten minutes back as a whole, on the plugin's own server.
 *
 * @param client
 * @param requestId  Of the write.
 * @param bookingIds Bookings of the write.
 * @throws ApiError, with the code `changed_meanwhile` if anything of it has changed since.
 */
export async function undoWrite(
	client: Client,
	requestId: string,
	bookingIds: readonly string[]
): Promise< Undone > {
	const answer = await sendOnce(
		client,
		{ path: ROUTES.undo },
		{ request_id: requestId }
	);
	const canceledIds = asList( answer[ 'canceled' ] ).flatMap(
		( id ) => asId( id ) ?? []
	);
	if ( ! canceledIds.every( ( id ) => bookingIds.includes( id ) ) ) {
		throw new ApiError( UNREADABLE_ANSWER, '' );
	}
	const written = onlyAbout( writtenIn( answer ), ( { id } ) =>
		bookingIds.includes( id )
	);
	return { ...written, canceledIds };
}
