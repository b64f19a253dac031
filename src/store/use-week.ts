import { noop, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from '@wordpress/element';
import { toApiError, type ApiError } from '../api/api-error';
import type { Client } from '../api/client';
import type { ScheduleRequest } from '../api/schedule';
import type { Schedule } from '../domain/booking';
import { shiftRange } from '../domain/time';
import { whenIdle } from './when-idle';
import { weekQuery } from './week-query';

export type WeekState =
	| { readonly status: 'loading' }
	| {
			readonly status: 'ready';
			readonly schedule: Schedule;
			readonly isRefreshing: boolean;
			/** The last refresh failed: what is shown is as of `schedule.asOf`. */
			readonly isStale: boolean;
	  }
	| { readonly status: 'failed'; readonly error: ApiError };

const NEIGHBOURS = [ 7, -7 ];

/** The bookings of one range, kept fresh, and its neighbours fetched when there is nothing better to do. */
export function useWeek(
	client: Client,
	request: ScheduleRequest
): { readonly week: WeekState; readonly retry: () => void } {
	const query = useQuery( weekQuery( client, request ) );
	useNeighbours( client, request, query.isSuccess && ! query.isFetching );
	return { week: stateOf( query ), retry: () => void query.refetch() };
}

interface QueryView {
	readonly data: Schedule | undefined;
	readonly error: unknown;
	readonly isFetching: boolean;
}

function stateOf( { data, error, isFetching }: QueryView ): WeekState {
	if ( data ) {
		return {
			status: 'ready',
			schedule: data,
			isRefreshing: isFetching,
			isStale: error !== null,
		};
	}
	return error !== null && ! isFetching
		? { status: 'failed', error: toApiError( error ) }
		: { status: 'loading' };
}

function useNeighbours(
	client: Client,
	{ studioId, range }: ScheduleRequest,
	isSettled: boolean
): void {
	const cache = useQueryClient();
	const { from, to } = range;
	useEffect( () => {
		if ( ! isSettled ) {
			return undefined;
		}
		return whenIdle( () => {
			for ( const days of NEIGHBOURS ) {
				const neighbour = shiftRange( { from, to }, days );
				cache
					.query(
						weekQuery( client, { studioId, range: neighbour } )
					)
					.catch( noop );
			}
		} );
	}, [ cache, client, studioId, from, to, isSettled ] );
}
