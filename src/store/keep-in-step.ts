import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '../api/client';
import { fetchPushAccess } from '../api/push';
import type { ScheduleRequest } from '../api/schedule';
import { readVersionFile } from '../api/version-file';
import { createFileCheck } from '../realtime/file-check';
import { subscribe } from '../realtime/live';
import type { LiveStore } from './live-store';
import { quietCheck } from './quiet-check';
import { noteCurrent, versionInView } from './version-in-view';

export interface StudioFacts {
	readonly offersPush: boolean;
	/** Null for guests. */
	readonly memberId: string | null;
	/** The studio's time zone; null if the host does not send it. */
	readonly zone: string | null;
}

interface Calendar {
	readonly store: LiveStore;
	readonly cache: QueryClient;
	readonly client: Client;
	readonly studioId: string;
	/** Returns the range currently in view. */
	readonly inView: () => ScheduleRequest;
}

/** Keeps the range in view up to date until the returned function is called. Loaded after the first paint. */
export function keepInStep(
	{ store, cache, client, studioId, inView }: Calendar,
	{ offersPush, memberId, zone }: StudioFacts
): () => void {
	const check = createFileCheck( {
		fileInView: () => versionInView( cache, client.host, inView() ),
		read: readVersionFile,
		ask: () => quietCheck( cache, client, inView() ),
		onCurrent: ( file ) =>
			noteCurrent( cache, client.host, inView(), file ),
	} );
	return store.connect( zone, ( told ) =>
		subscribe( {
			...told,
			host: client.host,
			studioId,
			memberId,
			access: offersPush
				? () => fetchPushAccess( client, studioId )
				: null,
			check,
		} )
	);
}
