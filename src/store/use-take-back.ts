import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from '@wordpress/element';
import { isUnsure, toApiError, type ApiError } from '../api/api-error';
import { changeBooking } from '../api/bookings';
import type { Client } from '../api/client';
import { undoWrite } from '../api/undo';
import { effectOf } from '../domain/card-menu';
import { isCovered, type OwnWrite, type ToldWrite } from '../domain/own-writes';
import type { BookingChange } from '../domain/writes';
import type { ActionStore, AfterWrite } from './action-store';
import { putting } from './answers';
import { requestId } from './request-id';
import { readAgain, useAfterWrite } from './writing/after-write';

/** Returns whether a write can be taken back; an external host restores a canceled booking and cancels new ones. */
export const canTakeBack = (
	{ isOwn }: Client,
	{ kind, bookings }: OwnWrite
) => bookings.length > 0 && ( isOwn || kind === 'cancel' || kind === 'add' );

/** Takes a write back; resolves to null once the calendar shows the bookings as they were, or to why it does not. */
export function useTakeBack(
	client: Client,
	studioId: string,
	{ get, setStage, tookBack, gaveUp }: ActionStore
) {
	const cache = useQueryClient();
	const afterWrite = useAfterWrite( client, studioId );
	return useCallback(
		async ( write: ToldWrite ): Promise< ApiError | null > => {
			setStage( write, 'undoing' );
			try {
				await takeBack( client, write, afterWrite );
				tookBack( write );
				return null;
			} catch ( error: unknown ) {
				const failure = toApiError( error );
				// Except for several cancellations, the same is done once, however often it is asked for.
				const isOnce = client.isOwn || write.kind === 'cancel';
				if ( isOnce && isUnsure( failure ) ) {
					// Since it was asked for, the person may have changed the same booking.
					const isBelow = isCovered( get().writes, write );
					setStage( write, isBelow ? 'kept' : write.stage );
				} else {
					gaveUp( write );
				}
				void readAgain( cache, studioId );
				return failure;
			}
		},
		[ client, cache, studioId, afterWrite, get, setStage, tookBack, gaveUp ]
	);
}

/**
 * An external host need not know `booking/undo`: there a canceled booking is restored, and new ones are canceled one
 * after another; those canceled before a failure stay canceled. Throws ApiError.
 */
async function takeBack(
	client: Client,
	write: OwnWrite,
	afterWrite: AfterWrite
): Promise< void > {
	if ( client.isOwn ) {
		const undone = await undoWrite( client, write );
		const changes = [
			...undone.bookings.map( putting ),
			...undone.canceledIds.map( removing ),
		];
		await afterWrite( undone, changes );
		return;
	}
	const action = write.kind === 'cancel' ? 'restore' : 'cancel';
	for ( const booking of write.bookings ) {
		const { id } = booking;
		const written = await changeBooking( client, action, id, requestId() );
		const restored = action === 'restore' ? written.bookings : [];
		const changes = restored.length
			? restored.map( putting )
			: [ { id, to: effectOf( action, booking ) } ];
		await afterWrite( written, changes );
	}
}

const removing = ( id: string ): BookingChange => ( { id, to: () => null } );
