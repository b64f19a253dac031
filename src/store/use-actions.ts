import {
	notifyManager,
	useQueryClient,
	type QueryClient,
} from '@tanstack/react-query';
import {
	useCallback,
	useMemo,
	useState,
	useSyncExternalStore,
} from '@wordpress/element';
import type { Client } from '../api/client';
import { withFlags } from '../domain/card-menu';
import {
	createActionStore,
	type ActionState,
	type ActionStore,
} from './action-store';
import { useAnnounce } from './use-live';
import type { WeekState } from './use-week';
import { studioKey } from './week-query';

export interface Actions extends ActionState {
	readonly store: ActionStore;
}

/** What this session does to the bookings of a studio. Every week of it is read again after each write. */
export function useActions( client: Client, studioId: string ): Actions {
	const cache = useQueryClient();
	const written = useAfterWrite( studioId );
	const [ store ] = useState( () =>
		createActionStore( client, studioId, {
			written,
			reload: () => readAgain( cache, studioId ),
		} )
	);
	const state = useSyncExternalStore( store.subscribe, store.get );
	return useMemo( () => ( { ...state, store } ), [ state, store ] );
}

/** What follows each write of this session: the others are told, and every week in view is read again. */
export function useAfterWrite( studioId: string ): () => Promise< void > {
	const cache = useQueryClient();
	const announce = useAnnounce();
	return useCallback( () => {
		announce();
		return readAgain( cache, studioId );
	}, [ cache, announce, studioId ] );
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
