import type { PushAccess } from '../api/push';
import type { OtherPerson } from '../domain/presence';
import type { ConnectPush, LiveState, Push } from './adapter';
import { createBurst } from './burst';
import { connectAbly, keepPush } from './persistent-push';
import { createPolling } from './polling';
import { openTabs } from './tabs';

export interface LiveOptions {
	/** REST root of the studio's server. */
	readonly host: string;
	readonly studioId: string;
	/** Null for guests. */
	readonly memberId: string | null;
	/** How to connect to the messaging service; null where the host offers none. */
	readonly access: ( () => Promise< PushAccess | null > ) | null;
	/** Asks the server what is so now; true when something had changed. Throws when it did not answer. */
	readonly check: () => Promise< boolean >;
	readonly onState: ( state: LiveState ) => void;
	readonly onPeople: ( people: readonly OtherPerson[] ) => void;
	readonly random?: () => number;
	readonly connect?: ConnectPush;
}

export interface Live {
	readonly announce: () => void;
	/** Asks the server now. */
	readonly pollNow: () => void;
	readonly hold: Push[ 'hold' ];
	readonly unsubscribe: () => void;
}

/**
 * Keeps a calendar in step with its studio until it is unsubscribed: by the messaging service where there is one, by
 * asking until that is connected and whenever it is not, and by the other tabs of the browser always.
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

/** When the page is looked at again, or the browser thinks that the network has come or gone. */
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
