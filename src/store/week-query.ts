import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Client } from '../api/client';
import { fetchSchedule, type ScheduleRequest } from '../api/schedule';
import type { Schedule } from '../domain/booking';
import { answersOf } from './answers';

/** Milliseconds before each retry of a read that is older than what is known. */
const CATCH_UP = [ 300, 900, 2700 ] as const;
/** Milliseconds before a server that still lags is read again. */
const LATER = 10_000;

/**
 * Returns the query of one range. A late response is stored under its own range and never replaces another week;
 * leaving a week cancels its read.
 */
export function weekQuery( client: Client, request: ScheduleRequest ) {
	return queryOptions( {
		queryKey: weekKey( request ),
		queryFn: ( { signal, client: cache } ): Promise< Schedule > =>
			readWeek( cache, client, request, signal ),
		// Everything that enters the cache under this key passes here.
		structuralSharing: ( held, answer ) =>
			answersOf( client, request.studioId ).letIn(
				held as Schedule | undefined,
				answer as Schedule
			),
	} );
}

/**
 * Reads a range and retries while the server lags behind. Its last response counts if nothing newer is stored, and the
 * week is read again later.
 */
export async function readWeek(
	cache: QueryClient,
	client: Client,
	request: ScheduleRequest,
	signal: AbortSignal
): Promise< Schedule > {
	const queryKey = weekKey( request );
	const { isBehind, noteRevision } = answersOf( client, request.studioId );
	const read = async () => {
		const known = cache.getQueryData< Schedule >( queryKey );
		const answer = await fetchSchedule( client, request, {
			signal,
			known,
		} );
		noteRevision( answer.revision );
		return answer;
	};
	let schedule = await read();
	for ( const delay of CATCH_UP ) {
		if ( ! isBehind( schedule.revision ) ) {
			return schedule;
		}
		await pause( delay, signal );
		schedule = await read();
	}
	if ( isBehind( schedule.revision ) ) {
		const again = () =>
			cache.invalidateQueries( { queryKey, exact: true } );
		setTimeout( () => void again(), LATER );
	}
	return schedule;
}

/** Waits; ends at once when aborted, and the read that follows then ends by itself. */
const pause = ( milliseconds: number, signal: AbortSignal ) =>
	new Promise< void >( ( resolve ) => {
		setTimeout( resolve, milliseconds );
		signal.addEventListener( 'abort', () => resolve(), { once: true } );
	} );

export function weekKey( { studioId, range }: ScheduleRequest ) {
	return [ ...studioKey( studioId ), range.from, range.to ] as const;
}

/** Key of all weeks of a studio. */
export function studioKey( studioId: string ) {
	return [ 'week', studioId ] as const;
}
