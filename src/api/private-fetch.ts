import apiFetch, {
	type APIFetchMiddleware,
	type APIFetchOptions,
} from '@wordpress/api-fetch';

/** What api-fetch takes, and whose server is asked. */
interface Call extends APIFetchOptions< false > {
	readonly url: string;
	/** Our own; any other gets neither a cookie nor a header that would cost a preflight, which few hosts answer. */
	readonly isOwn: boolean;
}

const toWhom: APIFetchMiddleware = ( options, next ) => {
	const { isOwn, headers = {}, ...rest } = options as Call;
	const { 'If-None-Match': etag, ...others } = headers;
	return next( {
		...rest,
		credentials: isOwn ? 'same-origin' : 'omit',
		headers: isOwn && etag ? { ...others, 'If-None-Match': etag } : others,
	} );
};

/** Refusals and a 304 are answers, which api-fetch throws. */
const answered: APIFetchMiddleware = ( options, next ) =>
	next( options ).catch( ( thrown: unknown ) => {
		if ( isResponse( thrown ) ) {
			return thrown;
		}
		throw thrown;
	} );

/** WordPress's own middlewares come last and are passed by: `_locale=user` would make each read another address. */
const atOnce: APIFetchMiddleware = ( options ) =>
	apiFetch.defaultFetchHandler( options ) as Promise< unknown >;

// The last that is added is the first that is asked.
apiFetch.use( atOnce );
apiFetch.use( answered );
apiFetch.use( toWhom );

const isResponse = ( thrown: unknown ): thrown is Response =>
	typeof thrown === 'object' &&
	thrown !== null &&
	'status' in thrown &&
	'headers' in thrown;

/**
 * Fetch, by a copy of @wordpress/api-fetch of our own: dev/webpack/private-fetch.mjs puts it into our scripts, and the page's
 * `wp.apiFetch` with what other plugins have added to it is neither asked nor changed (docs/decisions/0040).
 *
 * @param call Its address and, as of `fetch`, its method, body, headers and signal.
 * @return Whatever the server says, a refusal or a 304 too. Throws an AbortError, or api-fetch's `{ code, message }` where
 * no server answers.
 */
export const privateFetch = ( call: Call ): Promise< Response > =>
	apiFetch< Response, false >( { ...call, parse: false } );
