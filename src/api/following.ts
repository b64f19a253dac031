import { ROUTES } from '../contract/routes';
import type { Client } from './client';
import { asInteger, asRecord } from './read-json';
import { READ_LIMIT } from './within';

/**
 * Asks whether a booking of a series has earlier dates, so that it and the following ones are not all of them. Stores nothing.
 *
 * @param client    Of this site; an external host would cancel the booking.
 * @param bookingId
 * @throws ApiError when the server refuses or cannot be reached.
 */
export async function isFollowingOffered(
	client: Client,
	bookingId: string
): Promise< boolean > {
	const { counts } = await client.write(
		{ path: `${ ROUTES.cancel }/${ encodeURIComponent( bookingId ) }` },
		{ scope: 'one', dry_run: '1' },
		{ limit: READ_LIMIT }
	);
	return ( asInteger( asRecord( counts )[ 'following' ] ) ?? 0 ) > 0;
}
