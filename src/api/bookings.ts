import { AJAX_ACTIONS, ROUTES } from '../contract/routes';
import type { HistoryEntry } from '../domain/booking';
import { ApiError, UNREADABLE_ANSWER } from './api-error';
import type { Client } from './client';
import { asId, asList, asRecord, asText } from './read-json';
import { READ_LIMIT } from './within';
import { onlyAbout, writeOnce, type Written } from './written';

/** Actions on one booking that need no parameter but its ID. */
export type BookingAction =
	'cancel' | 'restore' | 'approve' | 'markPaid' | 'markUnpaid';

/**
 * @param requestId Idempotency key: the server processes each ID only once.
 * @throws ApiError when the server refuses or cannot be reached.
 */
export async function changeBooking(
	client: Client,
	action: BookingAction,
	bookingId: string,
	requestId: string
): Promise< Written > {
	const written = await writeOnce(
		client,
		{ path: `${ ROUTES[ action ] }/${ encodeURIComponent( bookingId ) }` },
		{ request_id: requestId }
	);
	return onlyAbout( written, ( { id } ) => id === bookingId );
}

/** Fetches a trainer's bookings in the studios that the user owns, newest first. Throws ApiError. */
export async function trainerHistory(
	client: Client,
	trainerId: string
): Promise< readonly HistoryEntry[] > {
	const answer = await client.write(
		{ action: AJAX_ACTIONS.trainerHistory },
		{ trainer_id: trainerId },
		{ limit: READ_LIMIT }
	);
	const history = answer[ 'history' ];
	if ( client.isOwn && ! Array.isArray( history ) ) {
		// Other hosts may leave it out; here it would say that there are no bookings.
		throw new ApiError( UNREADABLE_ANSWER, '' );
	}
	return asList( history ).map( ( value ) => {
		const entry = asRecord( value );
		return {
			roomId: asId( entry[ 'room_id' ] ),
			date: asText( entry[ 'date' ] ),
			status: asText( entry[ 'status' ] ),
			reasons: asList( entry[ 'reasons' ] ).map( asText ),
		};
	} );
}
