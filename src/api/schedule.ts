import { ROUTES } from '../contract/routes';
import type { WireSchedule } from '../contract/schedule';
import type { Schedule } from '../domain/booking';
import type { DateRange } from '../domain/time';
import type { Answer } from './answer';
import type { Client } from './client';
import type { ReadOptions } from './http';
import { asText, type JsonRecord } from './read-json';
import { toSchedule } from './schedule-wire';

export interface ScheduleRequest {
	readonly studioId: string;
	readonly range: DateRange;
}

interface Options {
	readonly signal: AbortSignal;
	/** The same request's last answer; comes back as it is, with a new `asOf`, when it still holds. */
	readonly known: Schedule | undefined;
}

/** Reads one range of one studio. Throws ApiError, or AbortError by the caller's signal. */
export async function fetchSchedule(
	client: Client,
	request: ScheduleRequest,
	{ signal, known }: Options
): Promise< Schedule > {
	const read = ( options: ReadOptions ) =>
		client.read( ROUTES.schedule, queryOf( request ), options );
	let asked = nextAsked();
	let answer = await read( { signal, etag: known?.etag } );
	if ( await hasLoggedIn( client, answer.body ) ) {
		asked = nextAsked();
		answer = await read( { signal } );
	}
	const { body, etag, clockOffset } = answer;
	const received = { asOf: Date.now(), asked, clockOffset };
	if ( ! body && known ) {
		return { ...known, ...received };
	}
	return toSchedule( body, { ...received, range: request.range, etag } );
}

let asks = 0;

/** The next place in the order in which the page has asked for things, or was answered of what it had written. */
export const nextAsked = () => ++asks;

const queryOf = ( { studioId, range }: ScheduleRequest ) => ( {
	studio_id: studioId,
	date_from: range.from,
	date_to: range.to,
} );

/** A logged-in visitor on a guest's cached page gets the Guest view and a hint; a nonce then opens their own. */
async function hasLoggedIn(
	client: Client,
	body: Answer[ 'body' ]
): Promise< boolean > {
	const isUnread =
		isMemberAsGuest( body ) && ! client.hasNonce() && client.canLogIn();
	if ( isUnread ) {
		await client.logIn();
	}
	return isUnread && client.hasNonce();
}

const isMemberAsGuest = ( body: JsonRecord | null ) =>
	body?.[ 'loggedIn' ] === true &&
	asText( body[ 'permission' ] ).toLowerCase() === 'guest';

/**
 * The Guest view that the page brought along. The page may have lain in a cache for days, so neither its "today" nor
 * the time it was read means anything; it is revalidated like any other.
 */
export function preloadedSchedule(
	wire: WireSchedule,
	range: DateRange
): Schedule {
	const etag = wire.version ? `"${ wire.version }"` : null;
	const received = { range, asOf: 0, asked: 0, clockOffset: null, etag };
	return { ...toSchedule( wire, received ), today: null };
}
