import type { WireBooking, WireSchedule } from '../../../src/contract/schedule';

/** Response of the fake server to one request, or a failure of the network. */
export type Reply =
	| {
			readonly status?: number;
			readonly body?: unknown;
			readonly etag?: string;
	  }
	| 'unreachable'
	/** The connection breaks in the middle of the body. */
	| 'cut'
	| 'silent';

export interface Call {
	readonly url: URL;
	readonly query: URLSearchParams;
	readonly headers: Readonly< Record< string, string > >;
	readonly credentials: RequestCredentials | undefined;
	readonly method: string;
	/** Body of a POST; null for a GET. */
	readonly form: URLSearchParams | null;
	/** Aborted once the app no longer waits for the response. */
	readonly signal: AbortSignal | null;
}

/** Returns whether a call reads a week. */
export const isRead = ( { url }: Call ) =>
	url.pathname.endsWith( 'getInRange_ready' );

/** Returns a reply that is on its way until `arrive` is called with it. */
export function lateReply() {
	let arrive: ( reply: Reply ) => void = () => undefined;
	const late = new Promise< Reply >( ( resolve ) => {
		arrive = resolve;
	} );
	return { late, arrive };
}

type Handler = ( call: Call, index: number ) => Reply | Promise< Reply >;

/** Fake server in place of `fetch`; all of the app's code above `fetch` is real. */
export class FakeServer {
	readonly calls: Call[] = [];
	private handler: Handler = () => ( { status: 500 } );

	constructor() {
		window.fetch = ( input, init ) =>
			this.fetch( new URL( input as string | URL, location.href ), init );
	}

	answer( handler: Handler | Reply ): void {
		this.handler = typeof handler === 'function' ? handler : () => handler;
	}

	private fetch( url: URL, init: RequestInit = {} ): Promise< Response > {
		const call = {
			url,
			query: url.searchParams,
			headers: ( init.headers ?? {} ) as Record< string, string >,
			credentials: init.credentials,
			method: init.method ?? 'GET',
			form: init.body instanceof URLSearchParams ? init.body : null,
			signal: init.signal ?? null,
		};
		this.calls.push( call );
		return settle(
			this.handler( call, this.calls.length - 1 ),
			call.signal
		);
	}
}

function settle(
	reply: Reply | Promise< Reply >,
	signal: AbortSignal | null
): Promise< Response > {
	return new Promise( ( resolve, reject ) => {
		signal?.addEventListener( 'abort', () =>
			reject( new DOMException( 'Aborted', 'AbortError' ) )
		);
		void Promise.resolve( reply ).then( ( settled ) => {
			if ( settled === 'unreachable' ) {
				reject( new TypeError( 'Failed to fetch' ) );
			} else if ( settled === 'cut' ) {
				resolve( cutResponse() );
			} else if ( settled !== 'silent' ) {
				resolve( responseOf( settled ) );
			}
		} );
	} );
}

/** Returns only the members of a response that the app reads, because jsdom has no Response. */
function responseOf( reply: Exclude< Reply, string > ): Response {
	const { status = 200, body = '', etag = null } = reply;
	const text = typeof body === 'string' ? body : JSON.stringify( body );
	return {
		status,
		ok: status >= 200 && status < 300,
		headers: { get: ( name: string ) => ( name === 'ETag' ? etag : null ) },
		text: () => Promise.resolve( text ),
		json: () => Promise.resolve( JSON.parse( text ) as unknown ),
	} as unknown as Response;
}

function cutResponse(): Response {
	const cut = () => Promise.reject( new TypeError( 'network error' ) );
	return Object.assign( responseOf( {} ), { text: cut, json: cut } );
}

export function wireBooking( part: Partial< WireBooking > = {} ): WireBooking {
	return {
		id: 41,
		room_id: 11,
		event_id: 7,
		post_author_id: 5,
		status: 'Approved',
		date: '2026-11-20',
		time_from: '18:00',
		time_to: '19:30',
		title: 'Salsa I',
		first_name: 'Anna',
		last_name: 'Tamm',
		...part,
	};
}

/** First day of the week that `wireSchedule` is of. */
export const FIRST_DAY = '2026-11-16';

/** Returns the week of 16 November 2026 as a guest gets it. */
export function wireSchedule(
	bookings: readonly WireBooking[] = [ wireBooking() ],
	part: Partial< WireSchedule > = {}
): WireSchedule {
	return {
		status: 'ok',
		bookings: [ { bookings } ],
		rooms: [
			{ id: 11, name: 'Big hall' },
			{ id: 12, name: 'Small hall' },
		],
		permission: 'Guest',
		user_id: 0,
		studio: {
			id: 1,
			name: 'Demo Studio',
			timezone: 'Europe/Tallinn',
			today: '2026-11-20',
			earliestHour: 7,
			latestHour: 24,
		},
		version: 'v1',
		...part,
	};
}

export function wireError( code: string, message: string ): unknown {
	return { status: 'error', code, message, data: {} };
}
