import { AJAX_ACTIONS, ROUTES } from '../contract/routes';
import type { HistoryEntry } from '../domain/booking';
import type { Client } from './client';
import { asId, asList, asRecord, asText } from './read-json';
import { READ_LIMIT } from './within';
import { writeOnce, type Written } from './written';

/** The calls that change one booking and say nothing but which. */
export type BookingAction =
	'cancel' | 'restore' | 'approve' | 'markPaid' | 'markUnpaid';

/**
 * @param requestId Unique to this request of the user: the server does the same one only once, however often it comes.
 * @throws ApiError when the server refuses or cannot be reached.
 */
export function changeBooking(
	client: Client,
	action: BookingAction,
	bookingId: string,
	requestId: string
): Promise< Written > {
	return writeOnce(
		client,
		{ path: `${ ROUTES[ action ] }/${ encodeURIComponent( bookingId ) }` },
		{ request_id: requestId }
	);
}

/** A trainer's bookings in the studios that the caller owns, newest first. Throws ApiError. */
export async function trainerHistory(
	client: Client,
	trainerId: string
): Promise< readonly HistoryEntry[] > {
	const answer = await client.write(
		{ action: AJAX_ACTIONS.trainerHistory },
		{ trainer_id: trainerId },
		{ limit: READ_LIMIT }
	);
	return asList( answer[ 'history' ] ).map( ( value ) => {
		const entry = asRecord( value );
		return {
			roomId: asId( entry[ 'room_id' ] ),
			date: asText( entry[ 'date' ] ),
			status: asText( entry[ 'status' ] ),
		};
	} );
}
