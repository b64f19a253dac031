import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '../api/client';
import { fetchPushAccess } from '../api/push';
import type { ScheduleRequest } from '../api/schedule';
import { subscribe } from '../realtime/live';
import type { LiveStore } from './live-store';
import { quietCheck } from './quiet-check';

export interface StudioFacts {
	readonly offersPush: boolean;
	/** Null for guests. */
	readonly memberId: string | null;
	/** The studio's; null where the host does not say. */
	readonly zone: string | null;
}

interface Calendar {
	readonly store: LiveStore;
	readonly cache: QueryClient;
	readonly client: Client;
	readonly studioId: string;
	/** What is in view by now. */
	readonly inView: () => ScheduleRequest;
}

/** Keeps what is in view of a studio in step with it, until the answer is called. Comes after the first paint. */
export function keepInStep(
	{ store, cache, client, studioId, inView }: Calendar,
	{ offersPush, memberId, zone }: StudioFacts
): () => void {
	return store.connect( zone, ( told ) =>
		subscribe( {
			...told,
			host: client.host,
			studioId,
			memberId,
			access: offersPush
				? () => fetchPushAccess( client, studioId )
				: null,
			check: () => quietCheck( cache, client, inView() ),
		} )
	);
}
