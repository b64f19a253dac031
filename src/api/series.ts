import type { WireConflict } from '../contract/errors';
import { AJAX_ACTIONS, ROUTES } from '../contract/routes';
import type { SeriesScope } from '../contract/series';
import type { DateOverride } from '../domain/booking-form';
import { toMinutes, toTime, type IsoDate } from '../domain/time';
import { conflictsOf } from './answer';
import { ApiError, UNREADABLE_ANSWER } from './api-error';
import { overridesOf } from './book';
import type { Client, Target } from './client';
import {
	asFlag,
	asId,
	asInteger,
	asList,
	asRecord,
	asText,
	type JsonRecord,
} from './read-json';
import { READ_LIMIT } from './within';
import { writeOnce, type Written } from './written';

/** Room and wall-clock time of a booking; minutes from midnight of the date. */
export interface Place {
	readonly date: IsoDate;
	readonly from: number;
	readonly to: number;
	readonly roomId: string;
}

/** Write to a series; dates are those before it. */
interface SeriesWrite {
	readonly bookingId: string;
	readonly scope: SeriesScope;
	readonly skipDates: readonly IsoDate[];
	/** The bookings of these dates go along, to another room or time where there is one. */
	readonly overrides: Readonly< Record< IsoDate, DateOverride > >;
}

/** New place of the named booking, whose series follows. */
export interface SeriesMove extends SeriesWrite {
	readonly to: Place;
	/** Revision of the booking that the person moved. */
	readonly revision: number | null;
}

export type SeriesCancel = SeriesWrite & { readonly to: null };

/** What a write would make of one booking. */
export interface SeriesDate {
	readonly id: string;
	readonly date: IsoDate;
	readonly from: Place;
	/** Null if it would be canceled. */
	readonly to: Place | null;
	readonly isChanged: boolean;
	/** Whether it has a weekday, times or a room of its own. */
	readonly isApart: boolean;
	readonly becomesPending: boolean;
	/** Null for people who do not see payments. */
	readonly isPaid: boolean | null;
	readonly isFree: boolean;
	/** Code and message of the problem; both empty for a free date. */
	readonly code: string;
	readonly message: string;
	readonly conflicts: readonly WireConflict[];
}

export interface SeriesCheck {
	readonly dates: readonly SeriesDate[];
	/** Bookings in each scope; 0 for one that is not offered. */
	readonly counts: Readonly< Record< SeriesScope, number > >;
	/** Dates that have passed and stay as they are. */
	readonly past: readonly IsoDate[];
}

/**
 * Asks what a write would make of each booking, without storing anything.
 *
 * @throws ApiError when the server refuses or cannot be reached, and for an external host.
 */
export async function checkSeries(
	client: Client,
	write: SeriesMove | SeriesCancel
): Promise< SeriesCheck > {
	const [ target, query ] = callOf( client, write );
	const answer = await client.write(
		target,
		{ ...query, dry_run: '1' },
		{ limit: READ_LIMIT }
	);
	const counts = asRecord( answer[ 'counts' ] );
	const count = ( scope: SeriesScope ) => asInteger( counts[ scope ] ) ?? 0;
	return {
		dates: asList( answer[ 'dates' ] ).map( ( value ) =>
			dateOf( asRecord( value ) )
		),
		counts: {
			one: count( 'one' ),
			following: count( 'following' ),
			all: count( 'all' ),
		},
		past: asList( answer[ 'past' ] ).map( asText ),
	};
}

/**
 * Moves or cancels bookings of a series together.
 *
 * @param client
 * @param write
 * @param requestId Idempotency key, which `undoWrite` (undo.ts) takes.
 * @throws ApiError when the server refuses or cannot be reached, and for an external host.
 */
export async function writeSeries(
	client: Client,
	write: SeriesMove | SeriesCancel,
	requestId: string
): Promise< Written > {
	const [ target, query ] = callOf( client, write );
	return writeOnce( client, target, { ...query, request_id: requestId } );
}

/** @throws ApiError for an external host: one that does not know `dry_run` or `scope` would write, and something else. */
export function checkOwn( client: Client ): void {
	if ( ! client.isOwn ) {
		unreadable();
	}
}

function callOf(
	client: Client,
	write: SeriesMove | SeriesCancel
): readonly [ Target, Readonly< Record< string, string > > ] {
	checkOwn( client );
	const { bookingId, scope, skipDates, to } = write;
	const { overrides } = overridesOf( Object.entries( write.overrides ) );
	const choice = {
		scope,
		...( skipDates.length > 0
			? { skip_dates: JSON.stringify( skipDates ) }
			: {} ),
		...( overrides ? { overrides: JSON.stringify( overrides ) } : {} ),
	};
	if ( to === null ) {
		const id = encodeURIComponent( bookingId );
		return [ { path: `${ ROUTES.cancel }/${ id }` }, choice ];
	}
	return [
		{ action: AJAX_ACTIONS.edit },
		{
			booking_id: bookingId,
			date: to.date,
			time_from: toTime( to.from ),
			time_to: toTime( to.to ),
			room_id: to.roomId,
			...( write.revision === null
				? {}
				: { revision: String( write.revision ) } ),
			...choice,
		},
	];
}

function dateOf( wire: JsonRecord ): SeriesDate {
	const paid = wire[ 'paid' ];
	return {
		id: asId( wire[ 'id' ] ) ?? unreadable(),
		date: asText( wire[ 'date' ] ),
		from: placeOf( asRecord( wire[ 'from' ] ) ),
		to: wire[ 'to' ] === null ? null : placeOf( asRecord( wire[ 'to' ] ) ),
		isChanged: asFlag( wire[ 'changes' ] ),
		isApart: asFlag( wire[ 'keepsItsOwn' ] ),
		becomesPending: asFlag( wire[ 'becomesPending' ] ),
		isPaid: paid === undefined ? null : asFlag( paid ),
		isFree: asFlag( wire[ 'free' ] ),
		code: asText( wire[ 'code' ] ),
		message: asText( wire[ 'message' ] ),
		conflicts: conflictsOf( wire[ 'conflicts' ] ),
	};
}

/** @throws ApiError for a place that cannot be read: a dialog must not show half of what would happen. */
export const placeOf = ( wire: JsonRecord ): Place => ( {
	date: asText( wire[ 'date' ] ) || unreadable(),
	from: toMinutes( asText( wire[ 'time_from' ] ) ) ?? unreadable(),
	to: toMinutes( asText( wire[ 'time_to' ] ) ) ?? unreadable(),
	roomId: asId( wire[ 'room_id' ] ) ?? unreadable(),
} );

export function unreadable(): never {
	throw new ApiError( UNREADABLE_ANSWER, '' );
}
