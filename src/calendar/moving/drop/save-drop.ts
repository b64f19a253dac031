import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { toApiError } from '../../../api/api-error';
import type { Client } from '../../../api/client';
import { editBooking, type EditRequest } from '../../../api/edit';
import { isOutdated } from '../../../api/written';
import type { Booking, Schedule } from '../../../domain/booking';
import { placeOf, type Place } from '../../../domain/moving/place';
import { ABILITIES } from '../../../domain/permissions';
import type { OwnWrite } from '../../../domain/own-writes';
import type { Texts } from '../../../i18n/texts';
import { putting } from '../../../store/answers';
import { requestId } from '../../../store/request-id';
import {
	readAgain,
	type useAfterWrite,
} from '../../../store/writing/after-write';
import { failureText } from '../../failure-text';
import { forgetTyped, reasonFor } from './reasons';

interface Drop {
	readonly booking: Booking;
	readonly place: Place;
	readonly role: Schedule[ 'role' ];
}

interface Surroundings {
	readonly client: Client;
	readonly studioId: string;
	readonly cache: QueryClient;
	readonly afterWrite: ReturnType< typeof useAfterWrite >;
	readonly i18n: Texts;
}

interface Outcomes {
	/** The weeks show the answer. */
	readonly onShown: () => void;
	readonly onRefused: ( reason: string ) => void;
	readonly onSaved: ( write: OwnWrite ) => void;
}

/** Saves a booking at the place where it was dropped. Weeks that may be stale after a refusal are read again. */
export async function saveDrop(
	drop: Drop,
	{ client, studioId, cache, afterWrite, i18n }: Surroundings,
	{ onShown, onRefused, onSaved }: Outcomes
): Promise< void > {
	const { booking, place } = drop;
	const call = { locale: client.locale, requestId: requestId() };
	try {
		const request = {
			...requestOf( booking, place, studioId, drop.role ),
			reason: reasonFor( place ),
		};
		const written = await editBooking( client, request, call );
		void afterWrite( written, written.bookings.map( putting ) );
		// The weeks show the answer in the same turn.
		notifyManager.schedule( onShown );
		forgetTyped( booking );
		const { bookings } = written;
		// An external host may send no booking back.
		const saved = bookings.length ? bookings : [ { ...booking, ...place } ];
		onSaved( {
			requestId: call.requestId,
			kind: 'move',
			bookings: saved,
			isPendingAgain:
				! booking.isPending &&
				saved.some( ( { isPending } ) => isPending ),
		} );
	} catch ( error: unknown ) {
		const failure = toApiError( error );
		if ( isOutdated( failure ) ) {
			void readAgain( cache, studioId );
		}
		onRefused( failureText( failure, i18n ) );
	}
}

/** Returns the edit that moves a booking and leaves the rest of it as it is. */
export const requestOf = (
	booking: Booking,
	place: Place,
	studioId: string,
	role: Schedule[ 'role' ]
): EditRequest => ( {
	...placeOf( place ),
	studioId,
	bookingId: booking.id,
	eventId: booking.eventId ?? '',
	trainerId: booking.trainerId,
	isPrivate: booking.isPrivate,
	revision: booking.revision,
	// Who sees descriptions for owners has to send them along.
	hiddenDescription: ABILITIES[ role ].manage
		? booking.hiddenOwnerDescription
		: null,
	weeks: 0,
	skipDates: [],
	overrides: {},
} );
