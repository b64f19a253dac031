import type { WireConflict } from '../contract/errors';

/** Codes of our own, for what never reached a server or came back unreadable. */
const NETWORK_ERROR = 'network';
export const TIMEOUT = 'timeout';
export const UNREADABLE_ANSWER = 'unreadable_answer';

interface Details {
	readonly status?: number | undefined;
	readonly fields?: Readonly< Record< string, string > > | undefined;
	readonly conflicts?: readonly WireConflict[] | undefined;
}

/** The one error that leaves this room. `message` is the server's text in the calendar's language, or empty. */
export class ApiError extends Error {
	override readonly name = 'ApiError';
	readonly code: string;
	/** HTTP status; 0 when there was no answer. */
	readonly status: number;
	/** One text per field of a refused write, keyed by the call's parameter name. */
	readonly fields: Readonly< Record< string, string > >;
	readonly conflicts: readonly WireConflict[];

	constructor( code: string, message: string, details: Details = {} ) {
		super( message );
		this.code = code;
		this.status = details.status ?? 0;
		this.fields = details.fields ?? {};
		this.conflicts = details.conflicts ?? [];
	}

	/** Network failures, no answer in time, 5xx and 429 may pass by themselves; any other refusal stays one. */
	get isTransient(): boolean {
		return (
			this.code === NETWORK_ERROR ||
			this.code === TIMEOUT ||
			this.status >= 500 ||
			this.status === 429
		);
	}
}

/** The site, or what stands before it, lets nobody in who has no login: our own read refuses no visitor. */
export function isClosed( error: unknown ): boolean {
	return (
		error instanceof ApiError &&
		( error.status === 401 || error.status === 403 ) &&
		! error.code.endsWith( 'invalid_nonce' )
	);
}

/** No answer came in time; what the server did of a write is not known. */
export function isTimeout( error: unknown ): boolean {
	return error instanceof ApiError && error.code === TIMEOUT;
}

export function isAbort( error: unknown ): boolean {
	return error instanceof Error && error.name === 'AbortError';
}

/** Whatever was thrown while calling; fetch itself throws a TypeError when no server was reached. */
export function toApiError( error: unknown ): ApiError {
	return error instanceof ApiError
		? error
		: new ApiError( NETWORK_ERROR, '' );
}
