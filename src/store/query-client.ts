import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { RETRY_DELAY, TRIES } from '../api/read-or-empty';

/** Milliseconds in which going back to a week just read asks the server nothing. */
const FRESH = 15_000;

/** One cache per calendar: two on a page may show one studio in two languages or to two logins. */
export function createQueryClient(): QueryClient {
	return new QueryClient( {
		defaultOptions: {
			queries: {
				staleTime: FRESH,
				retryDelay: RETRY_DELAY,
				retry: ( failures, error ) =>
					failures < TRIES - 1 &&
					error instanceof ApiError &&
					error.isTransient,
				// A browser's idea of being offline is often wrong; the call itself tells.
				networkMode: 'always',
				// The realtime room asks when the page is looked at again or the network is back, and without a word.
				refetchOnWindowFocus: false,
				refetchOnReconnect: false,
			},
		},
	} );
}
