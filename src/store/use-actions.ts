import {
	notifyManager,
	useQueryClient,
	type QueryClient,
} from '@tanstack/react-query';
import { useCallback, useMemo, useState } from '@wordpress/element';
import type { Client } from '../api/client';
import { nextAsked } from '../api/schedule';
import type { Schedule } from '../domain/booking';
import { withFlags, withMoved } from '../domain/card-menu';
import { canceledBy } from '../domain/own-writes';
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

/** Runs this session's actions on a studio's bookings; each write reloads every week. */
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
 * Runs after each write of this session: every week shows it, others are notified, and the range in view is reloaded.
 * Resolves once the change is in the calendar, so that callers never show the old bookings.
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

/** Returns the week with this session's changes; the same object without any. */
export function useChangedWeek(
	week: WeekState,
	{ flags, writes, moved }: ActionState
): WeekState {
	const schedule = week.status === 'ready' ? week.schedule : null;
	const changed = useMemo( () => {
		const canceled = canceledBy( writes );
		if ( ! schedule || flags.size + canceled.length + moved.length === 0 ) {
			return schedule;
		}
		const placed = withMoved( schedule.bookings, moved, schedule.range );
		const bookings = withFlags( placed, flags, canceled );
		return { ...schedule, bookings };
	}, [ schedule, flags, writes, moved ] );
	return week.status === 'ready' && changed
		? { ...week, schedule: changed }
		: week;
}
