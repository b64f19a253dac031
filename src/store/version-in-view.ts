import type { QueryClient } from '@tanstack/react-query';
import type { ScheduleRequest } from '../api/schedule';
import { versionFileOf } from '../api/version-file';
import type { Schedule, VersionFile } from '../domain/booking';
import { deviceZone, wallTimeIn } from '../domain/time';
import { weekKey } from './week-query';

/**
 * Returns the version file of a week; null if the week is being read, failed, or is of yesterday, since a new day changes
 * the server's response but not the file.
 *
 * @param host URL of the server that is asked.
 */
export function versionInView(
	cache: QueryClient,
	host: string,
	request: ScheduleRequest
): VersionFile | null {
	const state = cache.getQueryState< Schedule >( weekKey( request ) );
	const isSettled =
		state?.status === 'success' &&
		state.fetchStatus === 'idle' &&
		! state.isInvalidated;
	return isSettled && state.data && isOfToday( state.data )
		? versionFileOf( state.data.versionFile, host )
		: null;
}

function isOfToday( { studio, asOf, clockOffset }: Schedule ): boolean {
	const dateAt = ( time: number ) =>
		wallTimeIn(
			studio.timezone ?? deviceZone(),
			new Date( time + ( clockOffset ?? 0 ) )
		).date;
	return dateAt( asOf ) === dateAt( Date.now() );
}

/** Notes that a week is still current, as a 304 of the server does. */
export function noteCurrent(
	cache: QueryClient,
	host: string,
	request: ScheduleRequest,
	{ version }: VersionFile
): void {
	cache.setQueryData< Schedule >( weekKey( request ), ( held ) =>
		versionFileOf( held?.versionFile, host )?.version === version && held
			? { ...held, asOf: Date.now() }
			: held
	);
}
