import { RELOAD_ACTION, type WireChange } from '../contract/realtime';
import type { Adapter } from './adapter';

/**
 * Tells the other tabs of this browser, network or not. They may be of other visitors (another login in another tab), so
 * it says that something changed and never what.
 *
 * @param host REST root: two hosts may each have a studio of this number.
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
