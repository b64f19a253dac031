import { AJAX_ACTIONS } from '../contract/routes';
import type { BookingRequest } from '../domain/booking-form';
import type { Locale } from '../domain/labels';
import { toTime } from '../domain/time';
import type { Client } from './client';
import { onlyAbout, writeOnce, type Written } from './written';

export interface WriteCall {
	readonly locale: Locale;
	/** Idempotency key: the server processes each ID only once. */
	readonly requestId: string;
}

/** Edited booking with the new values of all fields. */
export interface EditRequest extends BookingRequest {
	/** Empty for a booking whose event was deleted, which stays as it is. */
	readonly eventId: string;
	readonly bookingId: string;
	readonly isPrivate: boolean;
	/** Revision of the booking that the person edited. */
	readonly revision: number | null;
}

/** @throws ApiError when the server refuses or cannot be reached. */
export async function editBooking(
	client: Client,
	request: EditRequest,
	{ requestId }: WriteCall
): Promise< Written > {
	const written = await writeOnce(
		client,
		{ action: AJAX_ACTIONS.edit },
		{ ...editQuery( request ), request_id: requestId },
		{ isSecret: isSecret( request ) }
	);
	return onlyAbout( written, ( { id } ) => id === request.bookingId );
}

/** Returns the parameters of an edit, alone or with its series. */
export const editQuery = (
	request: EditRequest
): Readonly< Record< string, string > > => ( {
	booking_id: request.bookingId,
	studio_id: request.studioId,
	...given( 'event_id', request.eventId || null ),
	date: request.date,
	time_from: toTime( request.from ),
	time_to: toTime( request.to ),
	room_id: request.roomId,
	private: request.isPrivate ? '1' : '0',
	...given( 'trainer_id', request.trainerId ),
	...given( 'hiddenOwnerCustomDescription', request.hiddenDescription ),
	...given( 'revision', request.revision ),
	...given( 'reason', request.reason || null ),
} );

/** Returns the parameter unless it is null; the server leaves omitted fields unchanged. */
const given = ( name: string, value: string | number | null ) =>
	value === null ? {} : { [ name ]: String( value ) };

/** Returns whether a request has text that only owners may read, so that its address must not. */
export const isSecret = ( { hiddenDescription, reason }: BookingRequest ) =>
	Boolean( hiddenDescription ) || Boolean( reason );
