import {
	DEFAULT_HOURS,
	DEFAULT_SETTINGS,
	type Booking,
	type Image,
	type Payment,
	type Room,
	type Schedule,
	type Studio,
	type Trainer,
	type TrainerName,
} from '../domain/booking';
import { roleOf } from '../domain/permissions';
import { isIsoDate, toMinutes, DAY_MINUTES } from '../domain/time';
import { ApiError, UNREADABLE_ANSWER } from './api-error';
import {
	asAddress,
	asFlag,
	asId,
	asInteger,
	asList,
	asRecord,
	asText,
	type JsonRecord,
} from './read-json';

type Received = Pick<
	Schedule,
	'range' | 'asOf' | 'etag' | 'asked' | 'clockOffset'
>;

/**
 * Parses the response of `getInRange_ready`.
 *
 * @throws ApiError if there is no bookings member: then it is not a schedule (specification, 8).
 */
export function toSchedule( wire: unknown, received: Received ): Schedule {
	const answer = asRecord( wire );
	if ( typeof answer[ 'bookings' ] !== 'object' || ! answer[ 'bookings' ] ) {
		throw new ApiError( UNREADABLE_ANSWER, '' );
	}
	const bookings = bookingsOf( answer );
	return {
		...received,
		bookings,
		asRead: bookings,
		rooms: withRemovedRooms( roomsOf( answer ), bookings ),
		allTrainers: namesOfAll( answer ),
		trainers: trainersOf( asRecord( answer[ 'trainers' ] ) ),
		studio: studioOf( asRecord( answer[ 'studio' ] ) ),
		role: roleOf( asText( answer[ 'permission' ] ) ),
		userId: asId( answer[ 'user_id' ] ),
		...urlsOf( asRecord( answer[ 'urls' ] ) ),
		today: dateOrNull( asRecord( answer[ 'studio' ] )[ 'today' ] ),
		revision: asInteger( answer[ 'revision' ] ),
		offersPush: asRecord( answer[ 'realtime' ] )[ 'ably' ] === true,
		versionFile: answer[ 'versionFile' ],
	};
}

const urlsOf = ( urls: JsonRecord ) => ( {
	loginUrl: asText( urls[ 'login' ] ) || null,
	newEventUrl: asText( urls[ 'newEvent' ] ) || null,
	newRoomUrl: asText( urls[ 'newRoom' ] ) || null,
} );

const dateOrNull = ( value: unknown ) => ( isIsoDate( value ) ? value : null );

function studioOf( studio: JsonRecord ): Studio {
	return {
		id: asId( studio[ 'id' ] ) ?? '',
		name: asText( studio[ 'name' ] ),
		timezone: asText( studio[ 'timezone' ] ) || null,
		...hoursOf( studio ),
		minMinutes: minutesOf( studio[ 'minBookingMinutes' ] ),
		gapMinutes: minutesOf( studio[ 'minutesGapBetweenBookings' ] ),
		approvalNeeded: asFlag( studio[ 'approvalNeeded' ] ),
		trainersNotice: asText( studio[ 'trainersNotice' ] ),
	};
}

/** Returns minutes, at least 0. */
const minutesOf = ( value: unknown ) =>
	Math.max( DEFAULT_SETTINGS.minMinutes, asInteger( value ) ?? 0 );

/** Falls back to the default hours if the host's are missing or invalid. */
function hoursOf( studio: JsonRecord ) {
	const earliestHour = asInteger( studio[ 'earliestHour' ] );
	const latestHour = asInteger( studio[ 'latestHour' ] );
	const hours = {
		earliestHour: earliestHour ?? DEFAULT_HOURS.earliestHour,
		latestHour: latestHour ?? DEFAULT_HOURS.latestHour,
	};
	const isDay =
		hours.earliestHour >= 0 &&
		hours.earliestHour < hours.latestHour &&
		hours.latestHour <= 24;
	return isDay ? hours : DEFAULT_HOURS;
}

function roomsOf( answer: JsonRecord ): readonly Room[] {
	return asList( answer[ 'rooms' ] ).flatMap( ( value ) => {
		const room = asRecord( value );
		const id = asId( room[ 'id' ] ?? room[ 'room_id' ] );
		const name = asText( room[ 'name' ] ?? room[ 'room_name' ] );
		const palette = paletteOf( room[ 'palette' ] );
		return id ? [ { id, name, ...palette } ] : [];
	} );
}

const paletteOf = ( value: unknown ): Pick< Room, 'palette' > =>
	value === 'first' || value === 'second' ? { palette: value } : {};

/**
 * Returns the trainers' names. Numbers are not names; a trainer without one is shown by their email address to people
 * who may see it.
 */
function namesOfAll( answer: JsonRecord ): readonly TrainerName[] {
	const trainers = asRecord( answer[ 'trainers' ] );
	return asList( answer[ 'allTrainers' ] ).flatMap( ( value ) => {
		const trainer = asRecord( value );
		const id = asId( trainer[ 'id' ] );
		const name =
			asText( trainer[ 'fullname' ] ).trim() ||
			asText( trainer[ 'nickname' ] ) ||
			asText( asRecord( trainers[ id ?? '' ] )[ 'email' ] );
		return id ? [ { id, name } ] : [];
	} );
}

function trainersOf( trainers: JsonRecord ): Schedule[ 'trainers' ] {
	return Object.fromEntries(
		Object.entries( trainers ).map( ( [ id, value ] ) => [
			id,
			trainerOf( asRecord( value ) ),
		] )
	);
}

const trainerOf = ( trainer: JsonRecord ): Trainer => ( {
	email: asText( trainer[ 'email' ] ),
	phone:
		asText( trainer[ 'phone_number' ] ) ||
		asText( trainer[ 'phoneNumber' ] ),
} );

/**
 * Adds rooms that bookings still name but the studio no longer has; they get columns without a name after the others.
 */
function withRemovedRooms(
	rooms: readonly Room[],
	bookings: readonly Booking[]
): readonly Room[] {
	const known = new Set( rooms.map( ( room ) => room.id ) );
	const removed = new Set(
		bookings
			.map( ( booking ) => booking.roomId )
			.filter( ( id ) => ! known.has( id ) )
	);
	return [
		...rooms,
		...Array.from( removed, ( id ) => ( { id, name: '' } ) ),
	];
}

function bookingsOf( answer: JsonRecord ): readonly Booking[] {
	const trainers = asRecord( answer[ 'trainers' ] );
	const unique = new Map< string, Booking >();
	for ( const group of asList( answer[ 'bookings' ] ) ) {
		for ( const value of asList( asRecord( group )[ 'bookings' ] ) ) {
			const booking = bookingOf( asRecord( value ), trainers );
			if ( booking ) {
				unique.set( booking.id, booking );
			}
		}
	}
	return Array.from( unique.values() );
}

/** Parses a booking; null without an ID, room, day or times. */
export function bookingOf(
	wire: JsonRecord,
	trainers: JsonRecord
): Booking | null {
	const id = asId( wire[ 'id' ] );
	const roomId = asId( wire[ 'room_id' ] );
	const date = dateOrNull( wire[ 'date' ] );
	const from = toMinutes( asText( wire[ 'time_from' ] ) );
	const to = toMinutes( asText( wire[ 'time_to' ] ) );
	if ( ! id || ! roomId || ! date || from === null || to === null ) {
		return null;
	}
	return {
		id,
		roomId,
		date,
		from,
		// Some hosts send the end of the day as 00:00.
		to: to === 0 ? DAY_MINUTES : Math.max( from, to ),
		...namesOf( wire, trainers ),
		...eventOf( wire ),
		...ownerPartOf( wire ),
		isPending: asText( wire[ 'status' ] ).toLowerCase() === 'pending',
		seriesId: asId( wire[ 'series_id' ] ),
		revision: asInteger( wire[ 'revision' ] ),
	};
}

function namesOf(
	wire: JsonRecord,
	trainers: JsonRecord
): Pick< Booking, 'trainerId' | 'firstName' | 'lastName' | 'avatar' > {
	const trainerId = asId( wire[ 'post_author_id' ] );
	const trainer = asRecord( trainers[ trainerId ?? '' ] );
	const either = ( key: string ) =>
		asText( wire[ key ] ) || asText( trainer[ key ] );
	const lastName = either( 'last_name' );
	return {
		trainerId,
		firstName:
			either( 'first_name' ) ||
			( lastName ? '' : asText( trainer[ 'nickname' ] ) ),
		lastName,
		avatar:
			asAddress( wire[ 'avatarSrc' ] ) ||
			asAddress( trainer[ 'avatarSrc' ] ),
	};
}

type EventPart =
	| 'eventId'
	| 'title'
	| 'isPrivate'
	| 'isBusy'
	| 'summary'
	| 'description'
	| 'gallery';

function eventOf( wire: JsonRecord ): Pick< Booking, EventPart > {
	const eventId = asId( wire[ 'event_id' ] );
	const isPrivate = asFlag( wire[ 'private' ] );
	return {
		eventId,
		title: asText( wire[ 'title' ] ),
		isPrivate,
		// People who may see a private booking also get its event.
		isBusy: isPrivate && eventId === null,
		summary: asText( wire[ 'desc' ] ),
		description: asText( wire[ 'description' ] ),
		gallery: galleryOf( wire ),
	};
}

/** Returns the images without duplicates. */
function galleryOf( wire: JsonRecord ): readonly Image[] {
	const images = asList( wire[ 'gallery' ] ).flatMap( imageOf );
	return Array.from(
		new Map( images.map( ( image ) => [ image.original, image ] ) ).values()
	);
}

function imageOf( value: unknown ): readonly Image[] {
	const image = asRecord( value );
	const original = asAddress( image[ 'original' ] );
	const thumbnail = asAddress( image[ 'thumbnail' ] ) || original;
	return original
		? [ { original, thumbnail, alt: asText( image[ 'alt' ] ) } ]
		: [];
}

function ownerPartOf(
	wire: JsonRecord
): Pick< Booking, 'payment' | 'hiddenOwnerDescription' > {
	return {
		payment: paymentOf( wire ),
		hiddenOwnerDescription: asText(
			wire[ 'hiddenOwnerCustomDescription' ]
		),
	};
}

function paymentOf( wire: JsonRecord ): Payment | null {
	const status = asText( wire[ 'payment_status' ] );
	if ( status === '' ) {
		return null;
	}
	return {
		isPaid: status === 'paid',
		method: wire[ 'payment_method' ] === 'cash' ? 'cash' : 'bank_transfer',
		frequency:
			wire[ 'payment_frequency' ] === 'per_session'
				? 'per_session'
				: 'monthly',
	};
}
