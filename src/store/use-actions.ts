import {
	notifyManager,
	useQueryClient,
	type QueryClient,
} from '@tanstack/react-query';
import { useMemo, useState, useSyncExternalStore } from '@wordpress/element';
import type { Client } from '../api/client';
import { withFlags } from '../domain/card-menu';
import {
	createActionStore,
	type ActionState,
	type ActionStore,
} from './action-store';
import type { WeekState } from './use-week';
import { studioKey } from './week-query';

export interface Actions extends ActionState {
	readonly store: ActionStore;
}

/** What this session does to the bookings of a studio. Every week of it is read again after each write. */
export function useActions( client: Client, studioId: string ): Actions {
	const cache = useQueryClient();
	const [ store ] = useState( () =>
		createActionStore( client, studioId, () =>
			readAgain( cache, studioId )
		)
	);
	const state = useSyncExternalStore( store.subscribe, store.get );
	return useMemo( () => ( { ...state, store } ), [ state, store ] );
}

/** Done once the new bookings have reached the calendar: whoever waits would else show the old ones for a moment. */
export async function readAgain( cache: QueryClient, studioId: string ) {
	await cache.invalidateQueries( { queryKey: studioKey( studioId ) } );
	await new Promise< void >( ( resolve ) => {
		notifyManager.schedule( resolve );
	} );
}

/** The week with what this session has done to it, the same object while that is nothing. */
export function useChangedWeek(
	week: WeekState,
	{ flags, canceled }: ActionState
): WeekState {
	const schedule = week.status === 'ready' ? week.schedule : null;
	const changed = useMemo( () => {
		if ( ! schedule || ( flags.size === 0 && ! canceled ) ) {
			return schedule;
		}
		const bookings = withFlags( schedule.bookings, flags, canceled );
		return { ...schedule, bookings };
	}, [ schedule, flags, canceled ] );
	return week.status === 'ready' && changed
		? { ...week, schedule: changed }
		: week;
}
