import type { MountConfig } from '../contract/mount';
import type { Locale } from '../domain/labels';
import type { Answer } from './answer';
import { ApiError, isAbort, toApiError } from './api-error';
import { ajaxUrl, callUrl } from './call-url';
import { createHttp, type ReadOptions } from './http';
import { logFailure } from './logger';
import { createNonceKeeper } from './nonce';
import type { JsonRecord } from './read-json';
import { WRITE_LIMIT } from './within';

type Query = Readonly< Record< string, string > >;

/** A path below the REST root, or an action of admin-ajax. */
export type Target = { readonly path: string } | { readonly action: string };

export interface WriteOptions {
	/** What it says belongs into no access log: our own server gets it as POST. */
	readonly isSecret?: boolean;
	/** Milliseconds that the answer may take. */
	readonly limit?: number;
}

/**
 * The calls of one calendar. They take the nonce as `_wpnonce`, new on each try: a header would cost another host's
 * preflight, and api-fetch's own way to renew it repeats the address with the one that was refused.
 */
export interface Client {
	/** REST root that the calls go to. */
	readonly host: string;
	/** The language that the calls ask for. */
	readonly locale: Locale;
	/** False for an external host: its answers are not ours to be led by. */
	readonly isOwn: boolean;
	readonly hasNonce: () => boolean;
	/** For a visitor whose login cookie is there but whose page, out of a cache, brought no nonce. */
	readonly canLogIn: () => boolean;
	readonly logIn: () => Promise< void >;
	/** An address that an answer has named; null where it leads elsewhere than to the host that answers. */
	readonly onHost: ( address: string ) => URL | null;
	/** Throws ApiError, or the AbortError of the caller's own signal. */
	readonly read: (
		path: string,
		query: Query,
		options?: ReadOptions
	) => Promise< Answer >;
	/**
	 * A call that needs a login: it carries a nonce, fetched first where the page brought none. Never tried again but
	 * for a stale nonce, and then with the same query, so with the same `request_id`. Throws ApiError.
	 */
	readonly write: (
		target: Target,
		query: Query,
		options?: WriteOptions
	) => Promise< JsonRecord >;
}

/** Characters of an address from which on a call goes to our own server as POST (docs/behaviour.md, 2). */
const LONGEST_ADDRESS = 2000;

type Host = Pick< MountConfig, 'restUrl' | 'ajaxUrl' | 'external' | 'nonce' >;

/**
 * @param host    Where the calls go.
 * @param locale  Goes with every call, so that the server's messages come in the calendar's language.
 * @param urlNonce From the page's address; for an external host only, the page's own nonce never leaves this site.
 * @param isForGuests What visitors get, for somebody with a login too.
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

	/** The nonce is set anew on each try, never repeated with the address. */
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
		// This site's admin-ajax may lie on an origin that its nonce has no business with.
		const isKnown = ! isOwn || isOurs( bare );
		const url = addressOf( target, isKnown ? signed( query ) : query );
		return isOwn &&
			isKnown &&
			( isSecret || url.href.length > LONGEST_ADDRESS )
			? http.postForm( bare, signed( query ), limit )
			: http.get( url, { limit } );
	};

	/** Tries once more with a new nonce where the old one was refused; `mayRenew` is false where that one is new. */
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
				return body ?? {};
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

/** @throws ApiError, once it is logged, or the AbortError of the caller's own signal. */
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
 * In a frame of another origin the calendar stays the Guest view, whoever is logged in: what members may do must not be
 * reachable through a page that lays itself over ours (docs/behaviour.md, 1).
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
