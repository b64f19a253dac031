import { toApiError } from './api-error';
import type { JsonRecord } from './read-json';

/** Specification, 7 and 9: reads are tried up to three times, two seconds apart. */
export const TRIES = 3;
export const RETRY_DELAY = 2000;

/**
 * For reads that something else can stand in for: an empty object when all tries fail. What failed is in the log by
 * then. A refusal, which another try would not change, is not tried again (docs/behaviour.md, 9).
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
