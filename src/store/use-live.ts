import { useQueryClient } from '@tanstack/react-query';
import {
	createContext,
	useContext,
	useEffect,
	useRef,
	useState,
} from '@wordpress/element';
import type { Client } from '../api/client';
import { logFailure } from '../api/logger';
import type { ScheduleRequest } from '../api/schedule';
import type { Schedule } from '../domain/booking';
import type { OtherPerson } from '../domain/presence';
import { useExternalStore, useStorePart } from './external-store';
import type { StudioFacts } from './keep-in-step';
import { createLiveStore, type LiveStore, type LiveView } from './live-store';
import type { WeekState } from './use-week';
import { whenIdle } from './when-idle';

const LiveContext = createContext< LiveStore >( createLiveStore() );

/** Provides the live connection to one calendar. */
export const LiveProvider = LiveContext.Provider;

/** Keeps the range in view up to date once it is shown. */
export function useLiveStore(
	client: Client,
	request: ScheduleRequest,
	week: WeekState
): LiveStore {
	const cache = useQueryClient();
	const [ store ] = useState( createLiveStore );
	const inView = useRef( request );
	useEffect( () => {
		inView.current = request;
	} );
	const { isShown, offersPush, memberId, zone } = useFacts( week );
	const { studioId } = request;
	useEffect( () => {
		if ( ! isShown ) {
			return undefined;
		}
		return keepWhenIdle( store, zone, async () => {
			const { keepInStep } = await import(
				/* webpackChunkName: "live" */ './keep-in-step'
			);
			return () =>
				keepInStep(
					{
						store,
						cache,
						client,
						studioId,
						inView: () => inView.current,
					},
					{ offersPush, memberId, zone }
				);
		} );
	}, [
		store,
		cache,
		client,
		studioId,
		isShown,
		offersPush,
		memberId,
		zone,
	] );
	useFoundAgain( store, week );
	return store;
}

/** Milliseconds before a chunk that failed to load is requested again. */
const LATER = 10_000;

/** Connects when the browser is idle and retries until called off if the chunk fails to load. */
function keepWhenIdle(
	store: LiveStore,
	zone: string | null,
	load: () => Promise< () => () => void >
): () => void {
	let isOver = false;
	let timer: ReturnType< typeof setTimeout > | undefined;
	let stop: ( () => void ) | undefined;
	const begin = async () => {
		try {
			const connect = await load();
			stop = isOver ? undefined : connect();
		} catch {
			logFailure( 'chunk', 'live' );
			if ( ! isOver ) {
				store.lose( zone );
				timer = setTimeout( () => void begin(), LATER );
			}
		}
	};
	const callOff = whenIdle( () => void begin() );
	return () => {
		isOver = true;
		callOff();
		clearTimeout( timer );
		stop?.();
	};
}

/** Polls at once after another request succeeded ("Try now", another week), because the server is reachable. */
function useFoundAgain( store: LiveStore, week: WeekState ): void {
	const isFresh = week.status === 'ready' && ! week.isStale;
	const asOf = isFresh ? week.schedule.asOf : 0;
	useEffect( () => {
		if ( asOf !== 0 && store.get().state.kind === 'offline' ) {
			store.pollNow();
		}
	}, [ store, asOf ] );
}

interface Facts extends StudioFacts {
	readonly isShown: boolean;
}

const NO_FACTS: Facts = {
	isShown: false,
	offersPush: false,
	memberId: null,
	zone: null,
};

/** Returns facts of the last loaded week; changing weeks is no reason to reconnect. */
function useFacts( week: WeekState ): Facts {
	const [ facts, setFacts ] = useState( NO_FACTS );
	const found = week.status === 'ready' ? factsOf( week.schedule ) : facts;
	if ( found.isShown && ! isSame( found, facts ) ) {
		setFacts( found );
	}
	return facts;
}

const factsOf = ( schedule: Schedule ): Facts => ( {
	// The page's preload may be for another visitor and another day.
	isShown: schedule.asOf !== 0,
	offersPush: schedule.offersPush,
	memberId: schedule.role === 'Guest' ? null : schedule.userId,
	zone: schedule.studio.timezone,
} );

const isSame = ( a: Facts, b: Facts ) =>
	a.isShown === b.isShown &&
	a.offersPush === b.offersPush &&
	a.memberId === b.memberId &&
	a.zone === b.zone;

/** Returns the calendar's live connection. */
export const useLive = () => useContext( LiveContext );

/** Returns the state of the live connection and the other members. */
export function useLiveView(): LiveView {
	return useExternalStore( useLive() );
}

/** Returns whether the connection to the server is lost. */
export const useIsOffline = () => useStorePart( useLive(), isOffline );

const isOffline = ( { state }: LiveView ) => state.kind === 'offline';

/** Returns a function to call after each write, which notifies the others. */
export function useAnnounce(): () => void {
	return useLive().announce;
}

/** Returns other members with an open booking form, as a hint, never a lock. */
export function useOtherPeople(): readonly OtherPerson[] {
	return useStorePart( useLive(), peopleOf );
}

const peopleOf = ( { people }: LiveView ) => people;
