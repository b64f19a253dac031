import { useQuery } from '@tanstack/react-query';
import type { Client } from '../api/client';
import { defaultEvents, eventsOf } from '../api/events';
import type { EventName } from '../domain/booking';

export type EventsState =
	| { readonly status: 'loading' }
	| { readonly status: 'ready'; readonly events: readonly EventName[] }
	/** Neither a trainer's own nor the default ones: both calls failed, or both lists are empty. */
	| { readonly status: 'failed' };

/**
 * The events of a trainer, or the default ones where that fails or there are none (specification, 4). Each trainer's are
 * kept under their own name, so a late answer never lands with another trainer.
 */
export function useEvents(
	client: Client,
	trainerId: string | null
): EventsState {
	const own = useQuery( {
		queryKey: [ 'events', 'of', trainerId ],
		queryFn: () => ( trainerId ? eventsOf( client, trainerId ) : [] ),
	} );
	const needsDefault = own.data?.length === 0;
	const common = useQuery( {
		queryKey: [ 'events', 'default' ],
		queryFn: () => defaultEvents( client ),
		enabled: needsDefault,
	} );
	if ( own.data && own.data.length > 0 ) {
		return { status: 'ready', events: own.data };
	}
	if ( ! needsDefault || common.isPending ) {
		return { status: 'loading' };
	}
	return common.data && common.data.length > 0
		? { status: 'ready', events: common.data }
		: { status: 'failed' };
}
