import { useCallback } from '@wordpress/element';
import { toApiError, type ApiError } from '../api/api-error';
import { changeBooking } from '../api/bookings';
import type { Client } from '../api/client';
import type { Booking } from '../domain/booking';
import { requestId } from './request-id';
import { useAfterWrite } from './use-actions';
import { noteWrittenRevision } from './written-revision';

/** Cancels what was just made, one after the other; null where all went well. What was canceled before a failure stays so. */
export function useTakeBack( client: Client, studioId: string ) {
	const afterWrite = useAfterWrite( studioId );
	return useCallback(
		async ( bookings: readonly Booking[] ): Promise< ApiError | null > => {
			try {
				for ( const { id } of bookings ) {
					const revision = await changeBooking(
						client,
						'cancel',
						id,
						requestId()
					);
					noteWrittenRevision( studioId, revision );
				}
				return null;
			} catch ( error: unknown ) {
				return toApiError( error );
			} finally {
				void afterWrite();
			}
		},
		[ client, studioId, afterWrite ]
	);
}
