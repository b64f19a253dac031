import type { WireConflict } from '../contract/errors';
import { COPY_WEEK } from '../contract/routes';
import type { DateOverride } from '../domain/booking-form';
import type { IsoDate } from '../domain/time';
import { conflictsOf } from './answer';
import { overridesOf } from './book';
import type { Client } from './client';
import {
	asFlag,
	asId,
	asInteger,
	asList,
	asRecord,
	asText,
	type JsonRecord,
} from './read-json';
import type { Place } from '../domain/moving/place';
import { checkOwn, placeOf, unreadable } from './series';
import { READ_LIMIT } from './within';
import { writeOnce, type Written } from './written';

/** Which week goes into which, and what is different for single bookings. */
export interface CopyRequest {
	readonly studioId: string;
	/** A date of the week that is copied. */
	readonly from: IsoDate;
	/** A date of the week that the copies go into. */
	readonly to: IsoDate;
	/** Null for all rooms. */
	readonly roomId: string | null;
	/** IDs of bookings that are left out. */
	readonly skip: readonly string[];
	/** Another room or time of a copy, by the ID of its booking. */
	readonly overrides: Readonly< Record< string, DateOverride > >;
}

/** What copying would make of one booking. */
export interface WeekCopy {
	/** ID of the booking that is copied. */
	readonly id: string;
	readonly from: Place;
	readonly to: Place;
	readonly title: string;
	/** Full name; empty without one. */
	readonly trainer: string;
	/** Whether the same event of the same trainer stands there already. */
	readonly isAlreadyThere: boolean;
	readonly isFree: boolean;
	/** Code and message of the problem; both empty for a free place. */
	readonly code: string;
	readonly message: string;
	readonly conflicts: readonly WireConflict[];
}

export interface WeekCheck {
	readonly copies: readonly WeekCopy[];
	/** Number of bookings that are not copied, since they wait for approval. */
	readonly pending: number;
	/** Maximum number of copies in one write. */
	readonly limit: number;
	/** Name of what was found, whatever is left out; the server refuses a write whose plan is another one now. */
	readonly plan: string;
}

/**
 * Asks what copying a week would make of each booking, without storing anything.
 *
 * @throws ApiError when the server refuses or cannot be reached, and for an external host.
 */
export async function checkWeek(
	client: Client,
	request: CopyRequest
): Promise< WeekCheck > {
	checkOwn( client );
	const answer = await client.write(
		{ path: COPY_WEEK },
		{ ...queryOf( request ), dry_run: '1' },
		{ limit: READ_LIMIT }
	);
	return {
		copies: asList( answer[ 'dates' ] ).map( ( value ) =>
			copyOf( asRecord( value ) )
		),
		pending: asInteger( answer[ 'pending' ] ) ?? 0,
		limit: asInteger( answer[ 'limit' ] ) ?? unreadable(),
		plan: asText( answer[ 'plan' ] ),
	};
}

/**
 * Copies a week, completely or not at all.
 *
 * @param client
 * @param request
 * @param requestId Idempotency key, which `undoWrite` takes.
 * @param plan      Of the check that the person has seen.
 * @throws ApiError when the server refuses or cannot be reached, and for an external host.
 */
export async function copyWeek(
	client: Client,
	request: CopyRequest,
	requestId: string,
	plan: string
): Promise< Written > {
	checkOwn( client );
	return writeOnce(
		client,
		{ path: COPY_WEEK },
		{ ...queryOf( request ), request_id: requestId, plan }
	);
}

function queryOf( request: CopyRequest ): Readonly< Record< string, string > > {
	const { studioId, from, to, roomId, skip } = request;
	const { overrides } = overridesOf( Object.entries( request.overrides ) );
	return {
		studio_id: studioId,
		from,
		to,
		...( roomId === null ? {} : { room_ids: roomId } ),
		...( skip.length > 0 ? { skip: skip.join( ',' ) } : {} ),
		...( overrides ? { overrides: JSON.stringify( overrides ) } : {} ),
	};
}

const copyOf = ( wire: JsonRecord ): WeekCopy => ( {
	id: asId( wire[ 'id' ] ) ?? unreadable(),
	from: placeOf( asRecord( wire[ 'from' ] ) ),
	to: placeOf( asRecord( wire[ 'to' ] ) ),
	title: asText( wire[ 'title' ] ),
	trainer: [ wire[ 'first_name' ], wire[ 'last_name' ] ]
		.map( asText )
		.filter( Boolean )
		.join( ' ' ),
	isAlreadyThere: asFlag( wire[ 'alreadyThere' ] ),
	isFree: asFlag( wire[ 'free' ] ),
	code: asText( wire[ 'code' ] ),
	message: asText( wire[ 'message' ] ),
	conflicts: conflictsOf( wire[ 'conflicts' ] ),
} );
