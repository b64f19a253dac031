import { ROUTES } from '../contract/routes';
import type { WireConflict } from '../contract/errors';
import type { BookingRequest, DateOverride } from '../domain/booking-form';
import type { Locale } from '../domain/labels';
import type { Booking } from '../domain/booking';
import { addDays, toTime, type IsoDate } from '../domain/time';
import { conflictsOf } from './answer';
import type { Client } from './client';
import { isSecret, type WriteCall } from './edit';
import { asFlag, asList, asRecord, asText } from './read-json';
import { READ_LIMIT } from './within';
import { onlyAbout, writeOnce, type Written } from './written';

/** Availability of one date of a series. */
export interface DateCheck {
	readonly date: IsoDate;
	readonly isFree: boolean;
	/** Code and message of the problem; both empty for a free date. */
	readonly code: string;
	readonly message: string;
	readonly conflicts: readonly WireConflict[];
}

/** @throws ApiError when the server refuses or cannot be reached. */
export async function addBooking(
	client: Client,
	request: BookingRequest,
	{ locale, requestId }: WriteCall
): Promise< Written > {
	const written = await writeOnce(
		client,
		{ path: ROUTES.add },
		queryOf( request, { locale, request_id: requestId } ),
		{ isSecret: isSecret( request ) }
	);
	return onlyAbout( written, ( booking ) => isAsked( booking, request ) );
}

/** Returns whether a booking is one of those requested; "Undo" cancels those in the response. */
function isAsked(
	{ date, roomId, from, to }: Booking,
	request: BookingRequest
): boolean {
	const asked = { ...request, ...request.overrides[ date ] };
	return (
		datesOf( request ).includes( date ) &&
		roomId === asked.roomId &&
		from === asked.from &&
		to === asked.to
	);
}

/** Returns every date of the series, those to be skipped too. */
export const datesOf = ( {
	date,
	weeks,
}: BookingRequest ): readonly IsoDate[] =>
	Array.from( { length: weeks + 1 }, ( _date, week ) =>
		addDays( date, 7 * week )
	);

/** Checks whether each date of the series is free, without storing anything. Throws ApiError. */
export async function checkBooking(
	client: Client,
	request: BookingRequest,
	locale: Locale
): Promise< readonly DateCheck[] > {
	const answer = await client.write(
		{ path: ROUTES.add },
		queryOf( request, { locale, dry_run: true } ),
		{ isSecret: isSecret( request ), limit: READ_LIMIT }
	);
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

const queryOf = (
	request: BookingRequest,
	extra: Readonly< Record< string, unknown > >
) => ( { post_data: JSON.stringify( { ...postData( request ), ...extra } ) } );

/** Returns the specification's payload; fields that only the plugin's own server knows are omitted if empty. */
function postData( request: BookingRequest ) {
	return {
		date: request.date,
		time_from: toTime( request.from ),
		time_to: toTime( request.to ),
		studio_id: request.studioId,
		room_id: request.roomId,
		private: false,
		event_id: request.eventId,
		trainer_id: request.trainerId,
		repeat: request.weeks,
		hiddenOwnerCustomDescription: request.hiddenDescription ?? '',
		...( request.reason ? { reason: request.reason } : {} ),
		...( request.skipDates.length > 0
			? { skip_dates: request.skipDates }
			: {} ),
		...overridesOf( Object.entries( request.overrides ) ),
	};
}

export const overridesOf = (
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
