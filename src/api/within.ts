import { ApiError, TIMEOUT } from './api-error';

/** Milliseconds that one try of a call may take. */
export const READ_LIMIT = 10_000;
export const WRITE_LIMIT = 30_000;

/**
 * Runs a task that may never end by itself. The limit holds even where something between us and the network does not
 * listen to the signal.
 *
 * @param limit  Milliseconds.
 * @param task   Is told by the signal to stop.
 * @param caller Stops it too.
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
