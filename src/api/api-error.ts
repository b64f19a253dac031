import type { WireConflict } from '../contract/errors';

/** Codes for requests without a readable response. */
const NETWORK_ERROR = 'network';
export const TIMEOUT = 'timeout';
export const UNREADABLE_ANSWER = 'unreadable_answer';

interface Details {
	readonly status?: number | undefined;
	readonly fields?: Readonly< Record< string, string > > | undefined;
	readonly conflicts?: readonly WireConflict[] | undefined;
	readonly dates?: readonly string[] | undefined;
}

/** The only error thrown by src/api. `message` is the server's text in the calendar's language, or empty. */
export class ApiError extends Error {
	override readonly name = 'ApiError';
	readonly code: string;
	/** HTTP status; 0 without a response. */
	readonly status: number;
	/** Messages of a rejected write by parameter name. */
	readonly fields: Readonly< Record< string, string > >;
	readonly conflicts: readonly WireConflict[];
	/** Dates of a series that were refused, as they are now. */
	readonly dates: readonly string[];

	constructor( code: string, message: string, details: Details = {} ) {
		super( message );
		this.code = code;
		this.status = details.status ?? 0;
		this.fields = details.fields ?? {};
		this.conflicts = details.conflicts ?? [];
		this.dates = details.dates ?? [];
	}

	/** Returns whether a retry may succeed: network failures, timeouts, 5xx and 429. */
	get isTransient(): boolean {
		return (
			this.code === NETWORK_ERROR ||
			this.code === TIMEOUT ||
			this.status >= 500 ||
			this.status === 429
		);
	}
}

/**
 * Returns whether the site, or a proxy before it, rejects visitors without a login; the plugin's own read endpoint
 * rejects none.
 */
export function isClosed( error: unknown ): boolean {
	return (
		error instanceof ApiError &&
		( error.status === 401 || error.status === 403 ) &&
		! error.code.endsWith( 'invalid_nonce' )
	);
}

/** Returns whether a retry of a write may succeed, which may also have succeeded already. */
export const isUnsure = ( { isTransient, code }: ApiError ) =>
	isTransient || code === UNREADABLE_ANSWER;

/** Returns whether the request timed out; the result of a timed-out write is unknown. */
export function isTimeout( error: unknown ): boolean {
	return error instanceof ApiError && error.code === TIMEOUT;
}

export function isAbort( error: unknown ): boolean {
	return error instanceof Error && error.name === 'AbortError';
}

/** Converts any exception of a request; fetch throws a TypeError if no server was reached. */
export function toApiError( error: unknown ): ApiError {
	return error instanceof ApiError
		? error
		: new ApiError( NETWORK_ERROR, '' );
}
