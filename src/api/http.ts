import { answerOf, type Answer } from './answer';
import { privateFetch } from './private-fetch';
import { READ_LIMIT, within, WRITE_LIMIT } from './within';

export interface ReadOptions {
	readonly signal?: AbortSignal | undefined;
	/** Milliseconds that the answer may take. */
	readonly limit?: number | undefined;
	/** ETag of what is already here; the answer may then be a 304. */
	readonly etag?: string | null | undefined;
}

/** What a form holds: texts, and in a multipart form files too. */
type Fields = Readonly< Record< string, string > >;
type Parts = Readonly< Record< string, string | Blob > >;

/**
 * The ways to ask a host. The calls are GETs, and POSTs where docs/behaviour.md, 2 wants them; multipart and DELETE are there
 * because the specification's helper has them (section 7), which calls neither. All throw ApiError.
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

/** @param isOwn Our own server, and none that a page was told of. */
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

/** Without a Content-Type of ours: the browser's own names the boundary. */
function formOf( parts: Parts ): FormData {
	const form = new FormData();
	for ( const [ name, value ] of Object.entries( parts ) ) {
		form.set( name, value );
	}
	return form;
}
