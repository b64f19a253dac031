import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../api/client';
import { fetchSchedule, type ScheduleRequest } from '../api/schedule';
import type { Schedule } from '../domain/booking';
import { shareSchedule } from './share-schedule';
import { isBehindWritten } from './written-revision';

/** Milliseconds before a read that is older than what was written is asked again, and then once more. */
const CATCH_UP = [ 300, 900, 2700 ] as const;

/**
 * How one range of one studio is read and kept. A late answer lands under its own range and so never replaces
 * another week; a week left before its answer came is no longer asked for.
 */
export function weekQuery( client: Client, request: ScheduleRequest ) {
	const queryKey = weekKey( request );
	return queryOptions( {
		queryKey,
		queryFn: ( { signal, client: cache } ): Promise< Schedule > =>
			readUpToWritten( request.studioId, signal, () =>
				fetchSchedule( client, request, {
					signal,
					known: cache.getQueryData< Schedule >( queryKey ),
				} )
			),
		structuralSharing: ( previous, next ) =>
			shareSchedule( previous as Schedule | undefined, next as Schedule ),
	} );
}

/** The last answer counts, whatever its revision: a server that lags for longer is better than none. */
async function readUpToWritten(
	studioId: string,
	signal: AbortSignal,
	read: () => Promise< Schedule >
): Promise< Schedule > {
	let schedule = await read();
	for ( const delay of CATCH_UP ) {
		if ( ! isBehindWritten( studioId, schedule.revision ) ) {
			break;
		}
		await pause( delay, signal );
		schedule = await read();
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
