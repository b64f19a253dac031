import { ROUTES } from '../contract/routes';
import type { OwnWrite } from '../domain/own-writes';
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
 * @param write Its request ID and bookings. A write to a series may have given others of it to another series; they come
 *              along.
 * @throws ApiError, with the code `changed_meanwhile` if anything of it has changed since.
 */
export async function undoWrite(
	client: Client,
	{ requestId, bookings }: Pick< OwnWrite, 'requestId' | 'bookings' >
): Promise< Undone > {
	const answer = await sendOnce(
		client,
		{ path: ROUTES.undo },
		{ request_id: requestId }
	);
	const canceledIds = asList( answer[ 'canceled' ] ).flatMap(
		( id ) => asId( id ) ?? []
	);
	const hasSeries = bookings.some( ( { seriesId } ) => seriesId !== null );
	const isMeant = ( id: string ) =>
		hasSeries || bookings.some( ( one ) => one.id === id );
	if ( ! canceledIds.every( isMeant ) ) {
		throw new ApiError( UNREADABLE_ANSWER, '' );
	}
	const written = onlyAbout( writtenIn( answer ), ( { id } ) =>
		isMeant( id )
	);
	return { ...written, canceledIds };
}
