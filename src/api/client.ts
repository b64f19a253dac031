import type { MountConfig } from '../contract/mount';
import type { Locale } from '../domain/labels';
import type { Answer } from './answer';
import { ApiError, isAbort, toApiError, UNREADABLE_ANSWER } from './api-error';
import { ajaxUrl, callUrl } from './call-url';
import { createHttp, type ReadOptions } from './http';
import { logFailure } from './logger';
import { createNonceKeeper } from './nonce';
import type { JsonRecord } from './read-json';
import { WRITE_LIMIT } from './within';

type Query = Readonly< Record< string, string > >;

/** Path below the REST root, or action of admin-ajax. */
export type Target = { readonly path: string } | { readonly action: string };

export interface WriteOptions {
	/** Sends the request as POST to the site's own server, because its parameters must not appear in access logs. */
	readonly isSecret?: boolean;
	/** Timeout in milliseconds. */
	readonly limit?: number;
}

/**
 * Sends one calendar's requests. They carry the nonce as `_wpnonce`, set again on each try: a header would require a
 * preflight on other hosts, and api-fetch's own renewal repeats the URL with the stale nonce.
 */
export interface Client {
	/** REST root of the requests. */
	readonly host: string;
	/** Language of the requests. */
	readonly locale: Locale;
	/** False for an external host, whose responses are trusted less. */
	readonly isOwn: boolean;
	readonly hasNonce: () => boolean;
	/** Returns whether a visitor with a login cookie, on a cached page without a nonce, can get one. */
	readonly canLogIn: () => boolean;
	readonly logIn: () => Promise< void >;
	/** Returns a URL from a response; null if it leads to another host. */
	readonly onHost: ( address: string ) => URL | null;
	/** Throws ApiError, or the AbortError of the caller's own signal. */
	readonly read: (
		path: string,
		query: Query,
		options?: ReadOptions
	) => Promise< Answer >;
	/**
	 * Sends a write with a nonce, which is fetched first if the page has none. It is retried only for a stale nonce,
	 * with the same query and therefore the same `request_id`. Throws ApiError.
	 */
	readonly write: (
		target: Target,
		query: Query,
		options?: WriteOptions
	) => Promise< JsonRecord >;
}

/** Maximum length of a URL; longer requests go to the site's own server as POST (docs/behaviour.md, 2). */
const LONGEST_ADDRESS = 2000;

type Host = Pick< MountConfig, 'restUrl' | 'ajaxUrl' | 'external' | 'nonce' >;

/**
 * @param host    Host of the requests.
 * @param locale  Language of the server's messages, sent with every request.
 * @param urlNonce Nonce in the page's URL, for external hosts only; the page's own nonce never leaves this site.
 * @param isForGuests Requests the Guest view even with a login.
 */
export function createClient(
	host: Host,
	locale: Locale,
	urlNonce: string | null,
	isForGuests = false
): Client {
	const root = host.external?.restUrl ?? host.restUrl;
	const ajaxRoot = host.external?.ajaxUrl ?? host.ajaxUrl;
	const isOwn =
		! host.external &&
		new URL( root, document.baseURI ).origin === window.location.origin;
	const nonce = isForGuests
		? createNonceKeeper( null, null )
		: nonceFor( host, isOwn, urlNonce );

	/** Adds the current nonce; it is set again on each try. */
	const signed = ( query: Query ): Query => {
		const _wpnonce = nonce.current();
		return { ...query, locale, ...( _wpnonce ? { _wpnonce } : {} ) };
	};

	const http = createHttp( isOwn );

	const addressOf = ( target: Target, query: Query ) =>
		'path' in target
			? callUrl( root, target.path, query )
			: ajaxUrl( ajaxRoot, target.action, query );

	const send = (
		target: Target,
		query: Query,
		{ isSecret = false, limit = WRITE_LIMIT }: WriteOptions
	) => {
		const bare = addressOf( target, {} );
		// This site's admin-ajax may be on an origin that must not get the nonce.
		const isKnown = ! isOwn || isOurs( bare );
		const url = addressOf( target, isKnown ? signed( query ) : query );
		return isOwn &&
			isKnown &&
			( isSecret || url.href.length > LONGEST_ADDRESS )
			? http.postForm( bare, signed( query ), limit )
			: http.get( url, { limit } );
	};

	/** Retries once with a new nonce if the old one was rejected; `mayRenew` is false if it is already new. */
	const renewing = async (
		attempt: () => Promise< Answer >,
		mayRenew: boolean
	) => {
		try {
			return await attempt();
		} catch ( error: unknown ) {
			if ( ! mayRenew || ! isStaleNonce( error ) || ! nonce.canRenew() ) {
				throw error;
			}
			await nonce.renew();
			return attempt();
		}
	};

	return {
		host: root,
		locale,
		isOwn,
		hasNonce: () => nonce.current() !== null,
		canLogIn: () => nonce.canRenew(),
		logIn: () => nonce.renew(),
		onHost: ( address ) => addressOn( root, address ),
		read: ( path, query, options ) =>
			logged( path, () =>
				renewing(
					() =>
						http.get(
							callUrl( root, path, signed( query ) ),
							options
						),
					true
				)
			),
		write: ( target, query, options = {} ) =>
			logged( nameOf( target ), async () => {
				const isUnsigned = nonce.current() === null && nonce.canRenew();
				if ( isUnsigned ) {
					await nonce.renew();
				}
				const { body } = await renewing(
					() => send( target, query, options ),
					! isUnsigned
				);
				if ( ! body ) {
					// A 304 says nothing of a write.
					throw new ApiError( UNREADABLE_ANSWER, '' );
				}
				return body;
			} ),
	};
}

function nonceFor( host: Host, isOwn: boolean, urlNonce: string | null ) {
	const mayLogIn = isOwn && ! isFramedElsewhere();
	return createNonceKeeper(
		isOwn ? host.nonce : host.external && urlNonce,
		mayLogIn ? new URL( host.ajaxUrl, document.baseURI ) : null
	);
}

function addressOn( root: string, address: string ): URL | null {
	const base = new URL( root, document.baseURI );
	try {
		const url = new URL( address, base );
		return url.origin === base.origin ? url : null;
	} catch {
		return null;
	}
}

const nameOf = ( target: Target ) =>
	'path' in target ? target.path : target.action;

const isOurs = ( url: URL ) => url.origin === window.location.origin;

/**
 * Logs and rethrows errors.
 *
 * @throws ApiError, once it is logged, or the AbortError of the caller's own signal.
 */
async function logged< Result >(
	call: string,
	run: () => Promise< Result >
): Promise< Result > {
	try {
		return await run();
	} catch ( error: unknown ) {
		if ( isAbort( error ) ) {
			throw error;
		}
		const apiError = toApiError( error );
		logFailure( call, apiError.code );
		throw apiError;
	}
}

/**
 * Returns whether the calendar is in a frame of another origin. There it stays the Guest view even with a login, so
 * that an overlaying page cannot trigger members' actions (docs/behaviour.md, 1).
 */
export function isFramedElsewhere(): boolean {
	try {
		return window.top?.location.origin !== window.location.origin;
	} catch {
		return true;
	}
}

function isStaleNonce( error: unknown ): boolean {
	return (
		error instanceof ApiError &&
		[ 'invalid_nonce', 'rest_cookie_invalid_nonce' ].includes( error.code )
	);
}
