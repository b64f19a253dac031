import { toApiError } from './api-error';
import type { JsonRecord } from './read-json';

/** Maximum number of tries of a read, two seconds apart (specification, 7 and 9). */
export const TRIES = 3;
export const RETRY_DELAY = 2000;

/**
 * Reads with retries and returns an empty object if all tries fail, for reads with a fallback. Failures are logged. An
 * error that a retry would not change is not retried (docs/behaviour.md, 9).
 */
export async function readOrEmpty(
	read: () => Promise< JsonRecord >
): Promise< JsonRecord > {
	for ( let tries = 1; ; tries++ ) {
		try {
			return await read();
		} catch ( error: unknown ) {
			if ( tries === TRIES || ! toApiError( error ).isTransient ) {
				return {};
			}
		}
		await new Promise( ( resolve ) => {
			setTimeout( resolve, RETRY_DELAY );
		} );
	}
}
