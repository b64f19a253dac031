import {
	notifyManager,
	useQueryClient,
	type QueryClient,
} from '@tanstack/react-query';
import { useCallback, useMemo, useState } from '@wordpress/element';
import type { Client } from '../api/client';
import { nextAsked } from '../api/schedule';
import type { Schedule } from '../domain/booking';
import { withFlags } from '../domain/card-menu';
import {
	createActionStore,
	type ActionState,
	type ActionStore,
	type AfterWrite,
} from './action-store';
import { answersOf } from './answers';
import { useExternalStore } from './external-store';
import { useAnnounce } from './use-live';
import type { WeekState } from './use-week';
import { studioKey } from './week-query';

export interface Actions extends ActionState {
	readonly store: ActionStore;
}

/** What this session does to the bookings of a studio. Every week of it is read again after each write. */
export function useActions( client: Client, studioId: string ): Actions {
	const cache = useQueryClient();
	const written = useAfterWrite( client, studioId );
	const [ store ] = useState( () =>
		createActionStore( client, {
			written,
			reload: () => void readAgain( cache, studioId ),
		} )
	);
	const state = useExternalStore( store );
	return useMemo( () => ( { ...state, store } ), [ state, store ] );
}

/**
 * What follows each write of this session: every week holds it at once, the others are told, and what is in view is read
 * again. Done once the change has reached the calendar: whoever waits would else show the old bookings for a moment.
 */
export function useAfterWrite( client: Client, studioId: string ): AfterWrite {
	const cache = useQueryClient();
	const announce = useAnnounce();
	return useCallback(
		( written, changes ) => {
			const { noteWrite } = answersOf( client, studioId );
			noteWrite( written, changes, nextAsked() );
			cache.setQueriesData< Schedule >(
				{ queryKey: studioKey( studioId ) },
				( held ) => held && { ...held }
			);
			announce();
			void readAgain( cache, studioId );
			return new Promise< void >( ( resolve ) => {
				notifyManager.schedule( resolve );
			} );
		},
		[ client, cache, announce, studioId ]
	);
}

export const readAgain = ( cache: QueryClient, studioId: string ) =>
	cache.invalidateQueries( { queryKey: studioKey( studioId ) } );

/** The week with what this session has done to it, the same object while that is nothing. */
export function useChangedWeek(
	week: WeekState,
	{ flags, canceled }: ActionState
): WeekState {
	const schedule = week.status === 'ready' ? week.schedule : null;
	const changed = useMemo( () => {
		if ( ! schedule || flags.size + canceled.length === 0 ) {
			return schedule;
		}
		const bookings = withFlags( schedule.bookings, flags, canceled );
		return { ...schedule, bookings };
	}, [ schedule, flags, canceled ] );
	return week.status === 'ready' && changed
		? { ...week, schedule: changed }
		: week;
}
