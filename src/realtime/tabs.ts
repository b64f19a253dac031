import { RELOAD_ACTION, type WireChange } from '../contract/realtime';
import type { Adapter } from './adapter';

/**
 * Notifies this browser's other tabs, even offline. They may belong to other visitors (another login in another tab),
 * so the message says only that something changed.
 *
 * @param host REST root, because studio IDs are unique only per host.
 */
export function openTabs(
	host: string,
	studioId: string,
	onChange: () => void
): Adapter {
	if ( ! ( 'BroadcastChannel' in window ) ) {
		return { announce: () => undefined, close: () => undefined };
	}
	const message: WireChange = {
		action: RELOAD_ACTION,
		payload: { studioId },
	};
	const channel = new BroadcastChannel(
		`studio-calendar ${ host } ${ studioId }`
	);
	channel.onmessage = onChange;
	return {
		announce: () => channel.postMessage( message ),
		close: () => channel.close(),
	};
}
