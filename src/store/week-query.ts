import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../api/client';
import { fetchSchedule, type ScheduleRequest } from '../api/schedule';
import type { Schedule } from '../domain/booking';
import { shareSchedule } from './share-schedule';

/**
 * How one range of one studio is read and kept. A late answer lands under its own range and so never replaces
 * another week; a week left before its answer came is no longer asked for.
 */
export function weekQuery( client: Client, request: ScheduleRequest ) {
	const queryKey = weekKey( request );
	return queryOptions( {
		queryKey,
		queryFn: ( context ): Promise< Schedule > =>
			fetchSchedule( client, request, {
				signal: context.signal,
				known: context.client.getQueryData< Schedule >( queryKey ),
			} ),
		structuralSharing: ( previous, next ) =>
			shareSchedule( previous as Schedule | undefined, next as Schedule ),
	} );
}

export function weekKey( { studioId, range }: ScheduleRequest ) {
	return [ ...studioKey( studioId ), range.from, range.to ] as const;
}

/** Of every week of a studio. */
export function studioKey( studioId: string ) {
	return [ 'week', studioId ] as const;
}
