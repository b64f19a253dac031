import { ApiError, TIMEOUT } from './api-error';

/** Timeout of one try in milliseconds. */
export const READ_LIMIT = 10_000;
export const WRITE_LIMIT = 30_000;

/** Maximum number of tries of a read, two seconds apart (specification, 7 and 9). */
export const TRIES = 3;
export const RETRY_DELAY = 2000;

/**
 * Runs a task with a time limit, which holds even if a layer below ignores the signal.
 *
 * @param limit  Milliseconds.
 * @param task   Gets the signal to stop.
 * @param caller Signal of the caller, which stops the task as well.
 * @throws ApiError "timeout", or what the task throws.
 */
export function within< Result >(
	limit: number,
	task: ( signal: AbortSignal ) => Promise< Result >,
	caller?: AbortSignal | null
): Promise< Result > {
	const stop = new AbortController();
	const abort = () => stop.abort();
	caller?.addEventListener( 'abort', abort, { once: true } );
	if ( caller?.aborted ) {
		abort();
	}
	return new Promise( ( resolve, reject ) => {
		const timer = setTimeout( () => {
			reject( new ApiError( TIMEOUT, '' ) );
			abort();
		}, limit );
		void task( stop.signal )
			.then( resolve, reject )
			.finally( () => {
				clearTimeout( timer );
				caller?.removeEventListener( 'abort', abort );
			} );
	} );
}
