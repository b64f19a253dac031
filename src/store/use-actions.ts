import { noop, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from '@wordpress/element';
import type { Client } from '../api/client';
import type { Schedule } from '../domain/booking';
import type { OwnChanges } from '../domain/own-writes';
import type { ActionState, ActionStore } from './action-store';
import { useExternalStore } from './external-store';
import { useAnnounce } from './use-live';
import type { WeekState } from './use-week';

export interface Actions extends ActionState {
	readonly store: ActionStore;
}

/** What makes the actions of members; it is loaded for them only (src/calendar/members). */
export interface MakesActions {
	readonly createActions: (
		client: Client,
		studioId: string,
		cache: QueryClient,
		announce: () => void
	) => ActionStore;
	readonly withOwnChanges: (
		schedule: Schedule,
		changes: OwnChanges
	) => Schedule;
}

const NOTHING: ActionState = {
	flags: new Map(),
	writes: [],
	moved: [],
	failure: null,
};

/** Actions of visitors who may only look. */
const NO_ACTIONS: ActionStore = {
	get: () => NOTHING,
	subscribe: () => noop,
	run: () => Promise.resolve( false ),
	showMoved: noop,
	wrote: noop,
	setStage: noop,
	tookBack: noop,
	gaveUp: noop,
	endToast: noop,
	dismissFailure: noop,
};

/**
 * Runs this session's actions on a studio's bookings.
 *
 * @param client
 * @param studioId
 * @param members  Null for visitors who may only look.
 */
export function useActions(
	client: Client,
	studioId: string,
	members: MakesActions | null
): Actions {
	const cache = useQueryClient();
	const announce = useAnnounce();
	const store = useMemo(
		() =>
			members?.createActions( client, studioId, cache, announce ) ??
			NO_ACTIONS,
		[ members, client, studioId, cache, announce ]
	);
	const state = useExternalStore( store );
	return useMemo( () => ( { ...state, store } ), [ state, store ] );
}

/** Returns the week with this session's changes; the same object without any. */
export function useChangedWeek(
	week: WeekState,
	{ flags, writes, moved }: ActionState,
	members: MakesActions | null
): WeekState {
	const schedule = week.status === 'ready' ? week.schedule : null;
	const changed = useMemo(
		() =>
			schedule && members
				? members.withOwnChanges( schedule, { flags, writes, moved } )
				: schedule,
		[ schedule, members, flags, writes, moved ]
	);
	return week.status === 'ready' && changed
		? { ...week, schedule: changed }
		: week;
}
