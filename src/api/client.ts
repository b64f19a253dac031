import type { MountConfig } from '../contract/mount';
import { ApiError, isAbort, toApiError, UNREADABLE_ANSWER } from './api-error';
import { callUrl } from './call-url';
import { logFailure } from './logger';
import { createNonceKeeper } from './nonce';
import { asList, asRecord, asText, type JsonRecord } from './read-json';

export interface ReadOptions {
	readonly signal?: AbortSignal | undefined;
	/** ETag of what is already here; the answer may then be a 304. */
	readonly etag?: string | null | undefined;
}

export interface Answer {
	/** Null for a 304: what is already here still holds. */
	readonly body: JsonRecord | null;
	readonly etag: string | null;
}

/**
 * The calls of one calendar. Fetch is ours and not @wordpress/api-fetch's, whose middlewares belong to the whole
 * page: they would put X-WP-Nonce on a guest's read (a cached page then answers 403), take a 304 for an error and
 * repeat a call with the stale `_wpnonce` in its address.
 */
export interface Client {
	readonly hasNonce: () => boolean;
	/** For a visitor whose login cookie is there but whose page, out of a cache, brought no nonce. */
	readonly canLogIn: () => boolean;
	readonly logIn: () => Promise< void >;
	/** Throws ApiError, or the AbortError of the caller's own signal. */
	readonly read: (
		path: string,
		query: Readonly< Record< string, string > >,
		options?: ReadOptions
	) => Promise< Answer >;
}

type Host = Pick< MountConfig, 'restUrl' | 'ajaxUrl' | 'external' | 'nonce' >;

/**
 * @param host    Where the calls go.
 * @param locale  Goes with every call, so that the server's messages come in the calendar's language.
 * @param urlNonce From the page's address; for an external host only, the page's own nonce never leaves this site.
 */
export function createClient(
	host: Host,
	locale: string,
	urlNonce: string | null
): Client {
	const root = host.external?.restUrl ?? host.restUrl;
	const isOwn =
		! host.external &&
		new URL( root, document.baseURI ).origin === window.location.origin;
	const mayLogIn = isOwn && ! isFramedElsewhere();
	const nonce = createNonceKeeper(
		isOwn ? host.nonce : host.external && urlNonce,
		mayLogIn ? new URL( host.ajaxUrl, document.baseURI ) : null
	);

	const send = async (
		path: string,
		query: Readonly< Record< string, string > >,
		{ signal, etag }: ReadOptions
	): Promise< Answer > => {
		const _wpnonce = nonce.current();
		const url = callUrl( root, path, {
			...query,
			locale,
			...( _wpnonce ? { _wpnonce } : {} ),
		} );
		const response = await window.fetch( url, {
			credentials: isOwn ? 'same-origin' : 'omit',
			signal: signal ?? null,
			headers: {
				Accept: 'application/json',
				// To another origin it would cost a preflight that few hosts answer.
				...( isOwn && etag ? { 'If-None-Match': etag } : {} ),
			},
		} );
		return answerOf( response );
	};

	return {
		hasNonce: () => nonce.current() !== null,
		canLogIn: () => nonce.canRenew(),
		logIn: () => nonce.renew(),
		read: async ( path, query, options = {} ) => {
			try {
				return await send( path, query, options ).catch(
					async ( error: unknown ) => {
						if ( ! isStaleNonce( error ) || ! nonce.canRenew() ) {
							throw error;
						}
						await nonce.renew();
						return send( path, query, options );
					}
				);
			} catch ( error: unknown ) {
				if ( isAbort( error ) ) {
					throw error;
				}
				const apiError = toApiError( error );
				logFailure( path, apiError.code );
				throw apiError;
			}
		},
	};
}

/**
 * In a frame of another origin the calendar stays the Guest view, whoever is logged in: what members may do must not be
 * reachable through a page that lays itself over ours (product.md, 1).
 */
function isFramedElsewhere(): boolean {
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

/** @throws ApiError for every answer that is neither "ok" nor a 304. */
async function answerOf( response: Response ): Promise< Answer > {
	const etag = response.headers.get( 'ETag' );
	if ( response.status === 304 ) {
		return { body: null, etag };
	}
	const body = asRecord( await bodyOf( response ) );
	if ( response.ok && body[ 'status' ] === 'ok' ) {
		return { body, etag };
	}
	throw refusal( response, body );
}

async function bodyOf( response: Response ): Promise< unknown > {
	const text = await response.text();
	try {
		return JSON.parse( text ) as unknown;
	} catch {
		return null;
	}
}

function refusal( response: Response, body: JsonRecord ): ApiError {
	const data = asRecord( body[ 'data' ] );
	const code = asText( body[ 'code' ] ) || UNREADABLE_ANSWER;
	return new ApiError( code, asText( body[ 'message' ] ), {
		status: response.status,
		fields: fieldsOf( data[ 'fields' ] ),
		conflicts: conflictsOf( data[ 'conflicts' ] ),
	} );
}

function fieldsOf( fields: unknown ): ApiError[ 'fields' ] {
	return Object.fromEntries(
		Object.entries( asRecord( fields ) ).map( ( [ name, text ] ) => [
			name,
			asText( text ),
		] )
	);
}

function conflictsOf( conflicts: unknown ): ApiError[ 'conflicts' ] {
	return asList( conflicts ).map( ( value ) => {
		const conflict = asRecord( value );
		return {
			date: asText( conflict[ 'date' ] ),
			room_id: Number( conflict[ 'room_id' ] ),
			time_from: asText( conflict[ 'time_from' ] ),
			time_to: asText( conflict[ 'time_to' ] ),
			title: asText( conflict[ 'title' ] ),
		};
	} );
}
