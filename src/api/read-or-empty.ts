import { toApiError } from './api-error';
import type { JsonRecord } from './read-json';
import { RETRY_DELAY, TRIES } from './within';

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
