import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '../api/client';
import type { ScheduleRequest } from '../api/schedule';
import type { Schedule } from '../domain/booking';
import { readWeek, studioKey, weekKey } from './week-query';

/** Parts of a week that are rendered; unchanged ones keep their object. */
const PARTS = [ 'bookings', 'rooms', 'studio', 'trainers', 'role' ] as const;

/**
 * Revalidates the visible week without a loading bar. On failure, the regular read with retries marks it stale.
 *
 * @return True if something has changed. Throws if the server did not respond.
 */
export async function quietCheck(
	cache: QueryClient,
	client: Client,
	request: ScheduleRequest
): Promise< boolean > {
	const queryKey = weekKey( request );
	const known = cache.getQueryState< Schedule >( queryKey );
	if ( known?.data && known.fetchStatus === 'idle' ) {
		try {
			const { signal } = new AbortController();
			const answer = await readWeek( cache, client, request, signal );
			return await takeIn( cache, request, answer );
		} catch ( error: unknown ) {
			if ( known.error !== null ) {
				throw error;
			}
		}
	}
	const isFirst = ! known?.data && known?.fetchStatus === 'fetching';
	await cache.refetchQueries(
		{ queryKey, exact: true },
		{ throwOnError: true, cancelRefetch: ! isFirst }
	);
	// The first read continues its retries, but may have started before the change.
	return isFirst ? quietCheck( cache, client, request ) : true;
}

/** Stores the response; returns whether the week has changed. */
async function takeIn(
	cache: QueryClient,
	request: ScheduleRequest,
	answer: Schedule
): Promise< boolean > {
	const queryKey = weekKey( request );
	const before = cache.getQueryData< Schedule >( queryKey );
	const after = cache.setQueryData< Schedule >( queryKey, answer );
	const hasChanged = PARTS.some(
		( part ) => after?.[ part ] !== before?.[ part ]
	);
	if ( hasChanged ) {
		await forgetOthers( cache, request );
	}
	return hasChanged;
}

/** Marks the other weeks as stale, to be read when they come into view. */
function forgetOthers(
	cache: QueryClient,
	request: ScheduleRequest
): Promise< void > {
	const shown = weekKey( request ).join();
	return cache.invalidateQueries( {
		queryKey: studioKey( request.studioId ),
		predicate: ( query ) => query.queryKey.join() !== shown,
		refetchType: 'none',
	} );
}
