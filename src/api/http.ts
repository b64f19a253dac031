import { answerOf, type Answer } from './answer';
import { privateFetch } from './private-fetch';
import { READ_LIMIT, within, WRITE_LIMIT } from './within';

export interface ReadOptions {
	readonly signal?: AbortSignal | undefined;
	/** Timeout in milliseconds. */
	readonly limit?: number | undefined;
	/** ETag of the cached response; the server may then return a 304. */
	readonly etag?: string | null | undefined;
}

/** Form fields: texts, and files in a multipart form. */
type Fields = Readonly< Record< string, string > >;
type Parts = Readonly< Record< string, string | Blob > >;

/**
 * HTTP methods for a host. Requests are GET, or POST where docs/behaviour.md, 2 requires it; multipart and DELETE exist
 * because the specification's helper has them (section 7), although it uses neither. All throw ApiError.
 */
export interface Http {
	readonly get: ( url: URL, options?: ReadOptions ) => Promise< Answer >;
	readonly postForm: (
		url: URL,
		fields: Fields,
		limit?: number
	) => Promise< Answer >;
	readonly postMultipart: ( url: URL, parts: Parts ) => Promise< Answer >;
	readonly del: ( url: URL ) => Promise< Answer >;
}

/** @param isOwn Whether it is the site's own server, not an external host. */
export function createHttp( isOwn: boolean ): Http {
	const ask = (
		url: URL,
		init: Omit< RequestInit, 'headers' >,
		limit = WRITE_LIMIT,
		headers: Readonly< Record< string, string > > = {}
	) =>
		within(
			limit,
			async ( signal ) =>
				answerOf(
					await privateFetch( {
						...init,
						url: url.href,
						isOwn,
						signal,
						headers: { Accept: 'application/json', ...headers },
					} )
				),
			init.signal
		);
	return {
		get: ( url, { signal, etag, limit = READ_LIMIT } = {} ) =>
			ask(
				url,
				{ signal: signal ?? null },
				limit,
				etag ? { 'If-None-Match': etag } : {}
			),
		postForm: ( url, fields, limit ) =>
			ask(
				url,
				{ method: 'POST', body: new URLSearchParams( fields ) },
				limit
			),
		postMultipart: ( url, parts ) =>
			ask( url, { method: 'POST', body: formOf( parts ) } ),
		del: ( url ) => ask( url, { method: 'DELETE' } ),
	};
}

/** Returns form data without a Content-Type, because the browser's own contains the boundary. */
function formOf( parts: Parts ): FormData {
	const form = new FormData();
	for ( const [ name, value ] of Object.entries( parts ) ) {
		form.set( name, value );
	}
	return form;
}
