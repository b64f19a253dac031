import apiFetch, {
	type APIFetchMiddleware,
	type APIFetchOptions,
} from '@wordpress/api-fetch';

/** Options of api-fetch and the kind of server. */
interface Call extends APIFetchOptions< false > {
	readonly url: string;
	/**
	 * True for the site's own server; others get neither cookies nor headers that require a preflight, which few hosts
	 * answer.
	 */
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

/** Returns errors and 304 as responses; api-fetch would throw them. */
const answered: APIFetchMiddleware = ( options, next ) =>
	next( options ).catch( ( thrown: unknown ) => {
		if ( isResponse( thrown ) ) {
			return thrown;
		}
		throw thrown;
	} );

/**
 * Sends the request at once and skips WordPress's own middlewares, which come last: `_locale=user` would change the URL
 * of each read.
 */
const atOnce: APIFetchMiddleware = ( options ) =>
	apiFetch.defaultFetchHandler( options ) as Promise< unknown >;

// The middleware added last runs first.
apiFetch.use( atOnce );
apiFetch.use( answered );
apiFetch.use( toWhom );

const isResponse = ( thrown: unknown ): thrown is Response =>
	typeof thrown === 'object' &&
	thrown !== null &&
	'status' in thrown &&
	'headers' in thrown;

/**
 * Fetches with a private copy of @wordpress/api-fetch, which dev/webpack/private-fetch.mjs bundles. The page's
 * `wp.apiFetch` with other plugins' middlewares is neither used nor changed (docs/decisions/0040).
 *
 * @param call URL and, as for `fetch`, method, body, headers and signal.
 * @return Any response, including errors and 304. Throws an AbortError, or api-fetch's `{ code, message }` if
 * no server responds.
 */
export const privateFetch = ( call: Call ): Promise< Response > =>
	apiFetch< Response, false >( { ...call, parse: false } );
