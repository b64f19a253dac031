import { ROUTES } from '../contract/routes';
import type { WireSchedule } from '../contract/schedule';
import type { Schedule } from '../domain/booking';
import type { DateRange } from '../domain/time';
import type { Answer } from './answer';
import { ApiError, UNREADABLE_ANSWER } from './api-error';
import type { Client } from './client';
import type { ReadOptions } from './http';
import { asId, asList, asRecord, asText, type JsonRecord } from './read-json';
import { toSchedule } from './schedule-wire';

export interface ScheduleRequest {
	readonly studioId: string;
	readonly range: DateRange;
}

interface Options {
	readonly signal: AbortSignal;
	/** Last response to the same request; returned with a new `asOf` if it is still valid. */
	readonly known: Schedule | undefined;
}

/** Fetches one range of one studio. Throws ApiError, or AbortError by the caller's signal. */
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
	if ( isAboutOther( body, request ) ) {
		throw new ApiError( UNREADABLE_ANSWER, '' );
	}
	return toSchedule( body, { ...received, range: request.range, etag } );
}

/**
 * Returns whether a response names another studio or another range than the one requested, as a cache does that ignores
 * a part of the URL. Shown here, it would make taken hours look free.
 */
function isAboutOther(
	body: JsonRecord | null,
	{ studioId, range }: ScheduleRequest
): boolean {
	const [ group ] = asList( body?.[ 'bookings' ] );
	const id = asId( asRecord( body?.[ 'studio' ] )[ 'id' ] );
	const from = asRecord( group )[ 'date_from' ];
	return (
		( id ?? studioId ) !== studioId || ( from ?? range.from ) !== range.from
	);
}

let asks = 0;

/** Returns the next number in the order of the page's requests and its writes' responses. */
export const nextAsked = () => ++asks;

const queryOf = ( { studioId, range }: ScheduleRequest ) => ( {
	studio_id: studioId,
	date_from: range.from,
	date_to: range.to,
} );

/**
 * Fetches a nonce for a logged-in visitor on a guest's cached page, whose response was the Guest view with a hint;
 * returns whether their own view can be read now.
 */
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
 * Parses the Guest view in the page. The page may have been cached for days, so its "today" and its age are unknown; it
 * is revalidated like any other.
 */
export function preloadedSchedule(
	wire: WireSchedule,
	range: DateRange
): Schedule {
	const etag = wire.version ? `"${ wire.version }"` : null;
	const received = { range, asOf: 0, asked: 0, clockOffset: null, etag };
	return { ...toSchedule( wire, received ), today: null };
}
