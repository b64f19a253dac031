import { notifyManager } from '@tanstack/react-query';
import { useCallback } from '@wordpress/element';
import { sprintf } from '@wordpress/i18n';
import { ApiError } from '../../api/api-error';
import type { EditRequest } from '../../api/book';
import type { Booking, Schedule } from '../../domain/booking';
import { NO_FLAGS } from '../../domain/card-menu';
import { placeOf, type Place } from '../../domain/moving/place';
import { ABILITIES } from '../../domain/permissions';
import { useI18n } from '../../i18n/context';
import { useSubmit } from '../../store/use-submit';
import { failureText } from '../failure-text';
import { useStudio } from '../studio-context';
import type { MovingProps } from './lazy-moving';

/** Returns a function that shows a booking at its new place at once, and saves it there. */
export function useDrop(
	{ store, onNote }: Pick< MovingProps, 'store' | 'onNote' >,
	onRefused: ( booking: Booking ) => void
) {
	const { client, studioId } = useStudio();
	const i18n = useI18n();
	const { submit } = useSubmit( client, studioId, client.locale );
	return useCallback(
		async ( booking: Booking, place: Place, role: Schedule[ 'role' ] ) => {
			store.showMoved( booking.id, {
				...booking,
				...place,
				flags: { ...NO_FLAGS, isMoveLoading: true },
			} );
			const hasHidden = ABILITIES[ role ].manage;
			const request = requestOf( booking, place, studioId, hasHidden );
			const result = await submit( request );
			if ( result instanceof ApiError ) {
				onRefused( booking );
				store.showMoved( booking.id, null );
				onNote( { text: failureText( result, i18n ) } );
				return;
			}
			// The weeks show the answer in the same turn.
			notifyManager.schedule( () => store.showMoved( booking.id, null ) );
			const saved = result.bookings.find(
				( { id } ) => id === booking.id
			);
			if ( saved?.isPending && ! booking.isPending ) {
				onNote( {
					text: sprintf(
						/* translators: %s: title of a booking */
						i18n.__( '%s is pending again', 'studio-calendar' ),
						booking.title
					),
				} );
			}
		},
		[ store, onNote, onRefused, studioId, submit, i18n ]
	);
}

const requestOf = (
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
