import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Client } from '../api/client';
import { fetchSchedule, type ScheduleRequest } from '../api/schedule';
import type { Schedule } from '../domain/booking';
import { answersOf } from './answers';

/** Milliseconds before a read that is older than what is known is asked again, and then once more. */
const CATCH_UP = [ 300, 900, 2700 ] as const;
/** Milliseconds before a server that lags for longer is asked again. */
const LATER = 10_000;

/**
 * How one range of one studio is read and kept. A late answer lands under its own range and so never replaces
 * another week; a week left before its answer came is no longer asked for.
 */
export function weekQuery( client: Client, request: ScheduleRequest ) {
	return queryOptions( {
		queryKey: weekKey( request ),
		queryFn: ( { signal, client: cache } ): Promise< Schedule > =>
			readWeek( cache, client, request, signal ),
		// Whatever comes into the cache under this key, read or set, passes here.
		structuralSharing: ( held, answer ) =>
			answersOf( client, request.studioId ).letIn(
				held as Schedule | undefined,
				answer as Schedule
			),
	} );
}

/**
 * Asks a server that lags behind what is known a few times more. Its last answer counts where nothing newer is held, and
 * the week is read again later.
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

/** Over at once when nobody waits any longer; the read that follows then ends by itself. */
const pause = ( milliseconds: number, signal: AbortSignal ) =>
	new Promise< void >( ( resolve ) => {
		setTimeout( resolve, milliseconds );
		signal.addEventListener( 'abort', () => resolve(), { once: true } );
	} );

export function weekKey( { studioId, range }: ScheduleRequest ) {
	return [ ...studioKey( studioId ), range.from, range.to ] as const;
}

/** Of every week of a studio. */
export function studioKey( studioId: string ) {
	return [ 'week', studioId ] as const;
}
