import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { sprintf } from '@wordpress/i18n';
import { ApiError, toApiError } from '../../api/api-error';
import { editBooking, type EditRequest } from '../../api/edit';
import { isOutdated, type Written } from '../../api/written';
import type { Booking, Schedule } from '../../domain/booking';
import { NO_FLAGS } from '../../domain/card-menu';
import { placeOf, type Place } from '../../domain/moving/place';
import { ABILITIES } from '../../domain/permissions';
import { useI18n } from '../../i18n/context';
import { putting } from '../../store/answers';
import { requestId } from '../../store/request-id';
import { readAgain, useAfterWrite } from '../../store/use-actions';
import { failureText } from '../failure-text';
import { useStudio } from '../studio-context';
import type { MovingProps } from './moving-props';

/** Returns a function that shows a booking at its new place at once, and saves it there. */
export function useDrop(
	{ store, onNote }: Pick< MovingProps, 'store' | 'onNote' >,
	onRefused: ( booking: Booking ) => void
) {
	const { studioId } = useStudio();
	const i18n = useI18n();
	const save = useSave();
	return async (
		booking: Booking,
		place: Place,
		role: Schedule[ 'role' ]
	) => {
		store.showMoved( booking.id, {
			...booking,
			...place,
			flags: { ...NO_FLAGS, isMoveLoading: true },
		} );
		const hasHidden = ABILITIES[ role ].manage;
		const result = await save(
			requestOf( booking, place, studioId, hasHidden )
		);
		if ( result instanceof ApiError ) {
			onRefused( booking );
			store.showMoved( booking.id, null );
			onNote( { text: failureText( result, i18n ) } );
			return;
		}
		// The weeks show the answer in the same turn.
		notifyManager.schedule( () => store.showMoved( booking.id, null ) );
		const saved = result.bookings.find( ( { id } ) => id === booking.id );
		if ( saved?.isPending && ! booking.isPending ) {
			onNote( {
				text: sprintf(
					/* translators: %s: title of a booking */
					i18n.__( '%s is pending again', 'studio-calendar' ),
					booking.title
				),
			} );
		}
	};
}

/** Returns a function that saves an edit; the weeks show its result, or are read again where they may be stale. */
function useSave() {
	const { client, studioId } = useStudio();
	const cache = useQueryClient();
	const afterWrite = useAfterWrite( client, studioId );
	return async ( request: EditRequest ): Promise< Written | ApiError > => {
		try {
			const { locale } = client;
			const call = { locale, requestId: requestId() };
			const written = await editBooking( client, request, call );
			void afterWrite( written, written.bookings.map( putting ) );
			return written;
		} catch ( error: unknown ) {
			const failure = toApiError( error );
			if ( isOutdated( failure ) ) {
				void readAgain( cache, studioId );
			}
			return failure;
		}
	};
}

/** Returns the edit that moves a booking and leaves the rest of it as it is. */
export const requestOf = (
	booking: Booking,
	place: Place,
	studioId: string,
	hasHidden: boolean
): EditRequest => ( {
	...placeOf( place ),
	studioId,
	bookingId: booking.id,
	eventId: booking.eventId ?? '',
	trainerId: booking.trainerId,
	isPrivate: booking.isPrivate,
	revision: booking.revision,
	hiddenDescription: hasHidden ? booking.hiddenOwnerDescription : null,
	weeks: 0,
	skipDates: [],
	overrides: {},
} );
