import { AJAX_ACTIONS, ROUTES } from '../contract/routes';
import type { SeriesScope } from '../contract/series';
import type { DateOverride } from '../domain/booking-form';
import type { Place } from '../domain/moving/place';
import type { SeriesCheck, SeriesDate } from '../domain/series/series-check';
import { toMinutes, type IsoDate } from '../domain/time';
import { conflictsOf } from './answer';
import { ApiError, UNREADABLE_ANSWER } from './api-error';
import { overridesOf } from './book';
import type { Client, Target, WriteOptions } from './client';
import { editQuery, isSecret, type EditRequest } from './edit';
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

/** Write to a series; dates are those before it. */
interface SeriesWrite {
	readonly bookingId: string;
	readonly scope: SeriesScope;
	readonly skipDates: readonly IsoDate[];
	/** The bookings of these dates go along, to another room or time where there is one. */
	readonly overrides: Readonly< Record< IsoDate, DateOverride > >;
}

/** New values of the named booking, whose series follows. */
export interface SeriesEdit extends SeriesWrite {
	readonly edit: EditRequest;
}

export type SeriesCancel = SeriesWrite & { readonly edit: null };

/**
 * Asks what a write would make of each booking, without storing anything.
 *
 * @throws ApiError when the server refuses or cannot be reached, and for an external host.
 */
export async function checkSeries(
	client: Client,
	write: SeriesEdit | SeriesCancel
): Promise< SeriesCheck > {
	const [ target, query, options ] = callOf( client, write );
	const answer = await client.write(
		target,
		{ ...query, dry_run: '1' },
		{ ...options, limit: READ_LIMIT }
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
		plan: asText( answer[ 'plan' ] ),
	};
}

/**
 * Moves or cancels bookings of a series together.
 *
 * @param client
 * @param write
 * @param requestId Idempotency key, which `undoWrite` (undo.ts) takes.
 * @param plan      Of the check that the person has seen.
 * @throws ApiError when the server refuses or cannot be reached, and for an external host; `isOtherPlan` if something
 * else would be done now.
 */
export async function writeSeries(
	client: Client,
	write: SeriesEdit | SeriesCancel,
	requestId: string,
	plan: string
): Promise< Written > {
	const [ target, query, options ] = callOf( client, write );
	const sent = { ...query, request_id: requestId, plan };
	return writeOnce( client, target, sent, options );
}

/** Returns whether a write was refused because it would do something else than the person has seen. */
export const isOtherPlan = ( { code, fields }: ApiError ) =>
	code === 'changed_meanwhile' && fields[ 'plan' ] !== undefined;

/** @throws ApiError for an external host: one that does not know `dry_run` or `scope` would write, and something else. */
export function checkOwn( client: Client ): void {
	if ( ! client.isOwn ) {
		unreadable();
	}
}

function callOf(
	client: Client,
	write: SeriesEdit | SeriesCancel
): readonly [ Target, Readonly< Record< string, string > >, WriteOptions ] {
	checkOwn( client );
	const { bookingId, scope, skipDates, edit } = write;
	const { overrides } = overridesOf( Object.entries( write.overrides ) );
	const choice = {
		scope,
		...( skipDates.length > 0
			? { skip_dates: JSON.stringify( skipDates ) }
			: {} ),
		...( overrides ? { overrides: JSON.stringify( overrides ) } : {} ),
	};
	if ( edit === null ) {
		const id = encodeURIComponent( bookingId );
		return [ { path: `${ ROUTES.cancel }/${ id }` }, choice, {} ];
	}
	return [
		{ action: AJAX_ACTIONS.edit },
		{ ...editQuery( edit ), ...choice },
		{ isSecret: isSecret( edit ) },
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
