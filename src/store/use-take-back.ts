import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from '@wordpress/element';
import { toApiError, type ApiError } from '../api/api-error';
import { changeBooking } from '../api/bookings';
import type { Client } from '../api/client';
import type { Booking } from '../domain/booking';
import { effectOf } from '../domain/card-menu';
import { requestId } from './request-id';
import { readAgain, useAfterWrite } from './use-actions';

/**
 * Cancels the bookings just created, one after another; returns null on success. Bookings canceled before a failure
 * stay canceled.
 */
export function useTakeBack( client: Client, studioId: string ) {
	const cache = useQueryClient();
	const afterWrite = useAfterWrite( client, studioId );
	return useCallback(
		async ( bookings: readonly Booking[] ): Promise< ApiError | null > => {
			try {
				for ( const booking of bookings ) {
					const { id } = booking;
					const to = effectOf( 'cancel', booking );
					const written = await changeBooking(
						client,
						'cancel',
						id,
						requestId()
					);
					void afterWrite( written, [ { id, to } ] );
				}
				return null;
			} catch ( error: unknown ) {
				// The cancellation may have succeeded.
				void readAgain( cache, studioId );
				return toApiError( error );
			}
		},
		[ client, cache, studioId, afterWrite ]
	);
}
