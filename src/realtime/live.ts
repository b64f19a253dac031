import type { PushAccess } from '../api/push';
import type { OtherPerson } from '../domain/presence';
import type { ConnectPush, LiveState, Push } from './adapter';
import { createBurst } from './burst';
import { connectAbly, keepPush } from './persistent-push';
import { createPolling, type Check } from './polling';
import { openTabs } from './tabs';

export interface LiveOptions {
	/** REST root of the studio's server. */
	readonly host: string;
	readonly studioId: string;
	/** Null for guests. */
	readonly memberId: string | null;
	/** Fetches the access to the messaging service; null if the host has none. */
	readonly access: ( () => Promise< PushAccess | null > ) | null;
	readonly check: Check;
	readonly onState: ( state: LiveState ) => void;
	readonly onPeople: ( people: readonly OtherPerson[] ) => void;
	readonly random?: () => number;
	readonly connect?: ConnectPush;
}

export interface Live {
	readonly announce: () => void;
	/** Polls the server now. */
	readonly pollNow: () => void;
	readonly hold: Push[ 'hold' ];
	readonly unsubscribe: () => void;
}

/**
 * Keeps a calendar up to date until it unsubscribes: by the messaging service if there is one, by polling whenever that
 * is not connected, and always by the browser's other tabs.
 */
export function subscribe( options: LiveOptions ): Live {
	const { check, onState, random = Math.random } = options;
	const polling = createPolling( { check, onState, random } );
	let spread = 0;
	const burst = createBurst( polling.pollNow, () => spread, random );
	const tabs = openTabs( options.host, options.studioId, burst.add );
	const stopLooking = onPageResume( polling.pollNow );
	const onLive = ( isLive: boolean ) =>
		isLive ? polling.suspend() : polling.start();
	const push = openPush( options, burst.add, onLive, ( { reloadWithin } ) => {
		spread = reloadWithin;
	} );
	polling.start();

	return {
		announce: () => {
			push?.announce();
			tabs.announce();
			polling.pollSooner();
		},
		pollNow: polling.pollNow,
		hold: ( slot ) => push?.hold( slot ),
		unsubscribe: () => {
			push?.close();
			tabs.close();
			polling.close();
			burst.close();
			stopLooking();
		},
	};
}

function openPush(
	{ studioId, memberId, access, onPeople, connect }: LiveOptions,
	onChange: () => void,
	onLive: ( isLive: boolean ) => void,
	onAccess: ( access: PushAccess ) => void
): Push | null {
	if ( ! access ) {
		return null;
	}
	const options = {
		studioId,
		userId: memberId,
		access: async () => {
			const found = await access();
			if ( found ) {
				onAccess( found );
			}
			return found;
		},
		onChange,
		onLive,
		onPeople,
		onGone: () => undefined,
	};
	return keepPush( options, connect ?? connectAbly );
}

/** Calls back when the page becomes visible again, or the browser reports that the network changed. */
function onPageResume( ask: () => void ): () => void {
	const onShown = () => {
		if ( ! document.hidden ) {
			ask();
		}
	};
	document.addEventListener( 'visibilitychange', onShown );
	window.addEventListener( 'online', ask );
	window.addEventListener( 'offline', ask );
	return () => {
		document.removeEventListener( 'visibilitychange', onShown );
		window.removeEventListener( 'online', ask );
		window.removeEventListener( 'offline', ask );
	};
}
