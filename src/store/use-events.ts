import { useQuery, type Query } from '@tanstack/react-query';
import type { Client } from '../api/client';
import { defaultEvents, eventsOf } from '../api/events';
import type { EventName } from '../domain/booking';

export type EventsState =
	| { readonly status: 'loading' }
	| { readonly status: 'ready'; readonly events: readonly EventName[] }
	/** Neither the trainer's own nor the default events; `isEmpty` if both responses were empty. */
	| {
			readonly status: 'failed';
			readonly isEmpty: boolean;
			readonly retry: () => void;
	  };

/** Reloads when a person returns to the page, who may have added an event. */
const AGAIN = {
	refetchOnWindowFocus: ( { state }: EventsQuery ) =>
		isSome( state.data ) ? false : ( 'always' as const ),
};

type Events = readonly EventName[] | null;
type EventsQuery = Query< Events >;

const isSome = ( events: Events | undefined ) =>
	events !== undefined && events !== null && events.length > 0;

/**
 * Returns the events of a trainer, or the default ones if that fails or there are none (specification, 4). They are
 * cached per trainer, so a late response never shows for another trainer.
 */
export function useEvents(
	client: Client,
	trainerId: string | null
): EventsState {
	const own = useQuery( {
		...AGAIN,
		queryKey: [ 'events', 'of', trainerId ],
		queryFn: (): Events | Promise< Events > =>
			trainerId ? eventsOf( client, trainerId ) : [],
	} );
	const needsDefault = own.data !== undefined && ! isSome( own.data );
	const common = useQuery( {
		...AGAIN,
		queryKey: [ 'events', 'default' ],
		queryFn: () => defaultEvents( client ),
		enabled: needsDefault,
	} );
	if ( ! needsDefault ) {
		return own.data
			? { status: 'ready', events: own.data }
			: { status: 'loading' };
	}
	if ( common.isPending ) {
		return { status: 'loading' };
	}
	return common.data && common.data.length > 0
		? { status: 'ready', events: common.data }
		: {
				status: 'failed',
				isEmpty: ! isNull( own ) && ! isNull( common ),
				retry: () =>
					void Promise.all( [ own.refetch(), common.refetch() ] ),
			};
}

const isNull = ( { data }: { readonly data: Events | undefined } ) =>
	data === null;
