import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '../api/client';
import type { ScheduleRequest } from '../api/schedule';
import type { Schedule } from '../domain/booking';
import { readWeek, studioKey, weekKey } from './week-query';

/** Everything of a week that is drawn; shared with the week before where it came out the same. */
const PARTS = [ 'bookings', 'rooms', 'studio', 'trainers', 'role' ] as const;

/**
 * Asks whether the week in view still holds, without a word of it on the page unless something has changed: nobody
 * wants to hear "Loading..." every few seconds. What could not be asked is asked once more as any other read is, three
 * times and seen, so that it is known to be out of date.
 *
 * @return True when something had changed. Throws when the server did not answer.
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
	// The first read goes on with its tries, but may have begun before what there is to be heard of.
	return isFirst ? quietCheck( cache, client, request ) : true;
}

/** True where the week is another one with the answer. */
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

/** The other weeks are read again when they come into view. */
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
