import { noop, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from '@wordpress/element';
import { isClosed, toApiError, type ApiError } from '../api/api-error';
import type { Client } from '../api/client';
import type { ScheduleRequest } from '../api/schedule';
import type { Schedule } from '../domain/booking';
import { shiftRange, type DateRange } from '../domain/time';
import type { KeptWeeks } from './kept/kept-weeks';
import { whenIdle } from './when-idle';
import { weekQuery } from './week-query';

export type WeekState =
	| { readonly status: 'loading' }
	| {
			readonly status: 'ready';
			readonly schedule: Schedule;
			readonly isRefreshing: boolean;
			/** The last refresh failed; the data is as of `schedule.asOf`. */
			readonly isStale: boolean;
			/** It failed because the site does not let visitors read. */
			readonly isClosed: boolean;
			/** Stored on this device, read-only. */
			readonly isKept: boolean;
	  }
	| {
			readonly status: 'failed';
			readonly error: ApiError;
			readonly kept: Schedule | null;
	  };

interface UsedWeek {
	readonly week: WeekState;
	readonly retry: () => void;
	/** Shows the stored copy of a range that could not be read. */
	readonly showKept: () => void;
}

/**
 * Returns the bookings of one range, kept up to date, and prefetches its neighbors when idle. Before the first response
 * it is the range stored on this device.
 */
export function useWeek(
	client: Client,
	keptWeeks: KeptWeeks,
	mount: HTMLElement,
	request: ScheduleRequest
): UsedWeek {
	const { range } = request;
	const placeholderData = useReadOnce( keptWeeks, range );
	const query = useQuery( {
		...weekQuery( client, request ),
		placeholderData,
	} );
	const { data, isPlaceholderData, isSuccess, isFetching } = query;
	useNeighbours( client, mount, request, isSuccess && ! isFetching );
	useKeeping( keptWeeks, isPlaceholderData ? undefined : data );
	const kept = useKept( keptWeeks, range, query.isError && ! data );
	const [ opened, setOpened ] = useState< DateRange | null >( null );
	return {
		week: stateOf( query, kept, opened === range ),
		retry: () => void query.refetch(),
		showKept: () => setOpened( range ),
	};
}

interface QueryView {
	readonly data: Schedule | undefined;
	readonly error: unknown;
	readonly isFetching: boolean;
	readonly isPlaceholderData: boolean;
}

function stateOf(
	{ data, error, isFetching, isPlaceholderData }: QueryView,
	kept: Schedule | null,
	isKeptOpen: boolean
): WeekState {
	const shown = data ?? ( isKeptOpen ? kept : null );
	if ( shown ) {
		return {
			status: 'ready',
			schedule: shown,
			isRefreshing: isFetching,
			isStale: error !== null,
			isClosed: isClosed( error ) && shown.userId === null,
			isKept: ! data || isPlaceholderData,
		};
	}
	return error !== null && ! isFetching
		? { status: 'failed', error: toApiError( error ), kept }
		: { status: 'loading' };
}

/** Returns the stored week, read once and only without a response, because each new object would render again. */
function useReadOnce(
	keptWeeks: KeptWeeks,
	range: DateRange
): () => Schedule | undefined {
	return useMemo( () => {
		let read: { readonly schedule: Schedule | null } | null = null;
		return () => {
			read ??= { schedule: keptWeeks.read( range ) };
			return read.schedule ?? undefined;
		};
	}, [ keptWeeks, range ] );
}

function useKept(
	keptWeeks: KeptWeeks,
	range: DateRange,
	isWanted: boolean
): Schedule | null {
	return useMemo(
		() => ( isWanted ? keptWeeks.read( range ) : null ),
		[ keptWeeks, range, isWanted ]
	);
}

/** Stores the weeks that were seen, not prefetched ones and not the page's preload, which is as old as the page. */
function useKeeping(
	keptWeeks: KeptWeeks,
	schedule: Schedule | undefined
): void {
	useEffect(
		() =>
			schedule && schedule.asOf > 0
				? whenIdle( () => void keptWeeks.keep( schedule ) )
				: undefined,
		[ keptWeeks, schedule ]
	);
}

/** Resolves when people turn to a calendar: a pointer or finger comes over something in it, or the focus does. */
const firstTouch = ( mount: HTMLElement ) =>
	new Promise( ( resolve ) => {
		mount.addEventListener( 'pointerover', resolve, { once: true } );
		mount.addEventListener( 'focusin', resolve, { once: true } );
	} );

/** The next week comes when the browser is idle; the one before, which few ask for, once somebody has turned to the calendar. */
function useNeighbours(
	client: Client,
	mount: HTMLElement,
	{ studioId, range }: ScheduleRequest,
	isSettled: boolean
): void {
	const cache = useQueryClient();
	const [ touch ] = useState( () => firstTouch( mount ) );
	useEffect( () => {
		let isWanted = isSettled;
		const fetchAhead = ( days: number ) =>
			whenIdle( () => {
				if ( isWanted ) {
					const beside = {
						studioId,
						range: shiftRange( range, days ),
					};
					cache.query( weekQuery( client, beside ) ).catch( noop );
				}
			} );
		fetchAhead( 7 );
		void touch.then( () => fetchAhead( -7 ) );
		return () => {
			isWanted = false;
		};
	}, [ cache, client, touch, studioId, range, isSettled ] );
}
