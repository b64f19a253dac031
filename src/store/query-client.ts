import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { RETRY_DELAY, TRIES } from '../api/within';

/** Milliseconds during which a week counts as fresh and is not read again. */
const FRESH = 15_000;

/**
 * Creates the cache of one calendar; two calendars on a page may show one studio in two languages or for two logins.
 */
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
				// Browsers often report offline wrongly; only the request shows it.
				networkMode: 'always',
				// src/realtime revalidates silently when the page becomes visible or the network returns.
				refetchOnWindowFocus: false,
				refetchOnReconnect: false,
			},
		},
	} );
}
