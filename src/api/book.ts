import { AJAX_ACTIONS, ROUTES } from '../contract/routes';
import type { WireConflict } from '../contract/errors';
import type { Booking } from '../domain/booking';
import type { BookingWish, DateOverride } from '../domain/booking-form';
import type { Locale } from '../domain/labels';
import { toTime, type IsoDate } from '../domain/time';
import { conflictsOf } from './answer';
import type { Client } from './client';
import {
	asFlag,
	asInteger,
	asList,
	asRecord,
	asText,
	type JsonRecord,
} from './read-json';
import { writtenBookings } from './schedule-wire';

export interface WriteCall {
	readonly locale: Locale;
	/** Unique to this wish of the user: the server does the same one only once, however often it comes. */
	readonly requestId: string;
}

/** What a write has made of its bookings. */
export interface Written {
	/** The studio's, after it; null where an external host does not say. */
	readonly revision: number | null;
	readonly bookings: readonly Booking[];
}

/** One date of a series as the server would take it now. */
export interface DateCheck {
	readonly date: IsoDate;
	readonly isFree: boolean;
	/** Code and text of what is against it; both empty where it is free. */
	readonly code: string;
	readonly message: string;
	readonly conflicts: readonly WireConflict[];
}

/** A booking that is edited, and all of its fields as they are to be. */
export interface EditWish extends BookingWish {
	readonly bookingId: string;
	readonly isPrivate: boolean;
	/** Of the booking as the editor saw it. */
	readonly revision: number | null;
}

/** @throws ApiError when the server refuses or cannot be reached. */
export async function addBooking(
	client: Client,
	wish: BookingWish,
	{ locale, requestId }: WriteCall
): Promise< Written > {
	return written(
		await add( client, wish, { locale, request_id: requestId } )
	);
}

/** Whether each date of the series is free; nothing is stored. Throws ApiError. */
export async function checkBooking(
	client: Client,
	wish: BookingWish,
	locale: Locale
): Promise< readonly DateCheck[] > {
	const answer = await add( client, wish, { locale, dry_run: true } );
	return asList( answer[ 'dates' ] ).map( ( value ) => {
		const check = asRecord( value );
		return {
			date: asText( check[ 'date' ] ),
			isFree: asFlag( check[ 'free' ] ),
			code: asText( check[ 'code' ] ),
			message: asText( check[ 'message' ] ),
			conflicts: conflictsOf( check[ 'conflicts' ] ),
		};
	} );
}

const add = (
	client: Client,
	wish: BookingWish,
	extra: Readonly< Record< string, unknown > >
) =>
	client.write(
		{ path: ROUTES.add },
		{ post_data: JSON.stringify( { ...postData( wish ), ...extra } ) },
		{ isSecret: isSecret( wish ) }
	);

/** The specification's payload; what only our own server knows is left out where it is empty. */
function postData( wish: BookingWish ) {
	return {
		date: wish.date,
		time_from: toTime( wish.from ),
		time_to: toTime( wish.to ),
		studio_id: wish.studioId,
		room_id: wish.roomId,
		private: false,
		event_id: wish.eventId,
		trainer_id: wish.trainerId,
		repeat: wish.weeks,
		hiddenOwnerCustomDescription: wish.hiddenDescription ?? '',
		...( wish.skipDates.length > 0 ? { skip_dates: wish.skipDates } : {} ),
		...overridesOf( Object.entries( wish.overrides ) ),
	};
}

const overridesOf = (
	overrides: readonly ( readonly [ IsoDate, DateOverride ] )[]
) =>
	overrides.length > 0
		? {
				overrides: Object.fromEntries(
					overrides.map( ( [ date, { roomId, from, to } ] ) => [
						date,
						{
							...( roomId === undefined
								? {}
								: { room_id: roomId } ),
							...( from === undefined
								? {}
								: { time_from: toTime( from ) } ),
							...( to === undefined
								? {}
								: { time_to: toTime( to ) } ),
						},
					] )
				),
			}
		: {};

/** @throws ApiError when the server refuses or cannot be reached. */
export async function editBooking(
	client: Client,
	wish: EditWish,
	{ requestId }: WriteCall
): Promise< Written > {
	return written(
		await client.write(
			{ action: AJAX_ACTIONS.edit },
			{
				booking_id: wish.bookingId,
				studio_id: wish.studioId,
				event_id: wish.eventId,
				date: wish.date,
				time_from: toTime( wish.from ),
				time_to: toTime( wish.to ),
				room_id: wish.roomId,
				private: wish.isPrivate ? '1' : '0',
				...given( 'trainer_id', wish.trainerId ),
				...given(
					'hiddenOwnerCustomDescription',
					wish.hiddenDescription
				),
				...given( 'revision', wish.revision ),
				request_id: requestId,
			},
			{ isSecret: isSecret( wish ) }
		)
	);
}

/** What is left out of an edit stays as it is. */
const given = ( name: string, value: string | number | null ) =>
	value === null ? {} : { [ name ]: String( value ) };

const isSecret = ( { hiddenDescription }: BookingWish ) =>
	hiddenDescription !== null && hiddenDescription !== '';

const written = ( answer: JsonRecord ): Written => ( {
	revision: asInteger( answer[ 'revision' ] ),
	bookings: writtenBookings( answer ),
} );
