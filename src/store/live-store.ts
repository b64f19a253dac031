import type { OtherPerson, Slot } from '../domain/presence';
import type { LiveState } from '../realtime/adapter';
import type { Live, LiveOptions } from '../realtime/live';
import { createExternalStore, type ExternalStore } from './external-store';

export interface LiveView {
	readonly state: LiveState;
	/** The studio's time zone; null if the host does not send it. */
	readonly zone: string | null;
	/** Other members with an open booking form. */
	readonly people: readonly OtherPerson[];
}

/** Opens a live connection that reports its state. */
type Open = ( told: Pick< LiveOptions, 'onState' | 'onPeople' > ) => Live;

export interface LiveStore extends ExternalStore< LiveView > {
	/** Announces a stored write of this session to the others. */
	readonly announce: () => void;
	/** Polls the server now. */
	readonly pollNow: () => void;
	/** Publishes the slot in this session's booking form; null for none. */
	readonly hold: ( slot: Slot | null ) => void;
	/** Connects and returns a function that disconnects. */
	readonly connect: ( zone: string | null, open: Open ) => () => void;
	/** Reports that there is no connection for now, so changes may be missed. */
	readonly lose: ( zone: string | null ) => void;
}

const NOTHING: LiveView = {
	state: { kind: 'starting' },
	zone: null,
	people: [],
};

/** Store with the state of one calendar's live connection. */
export function createLiveStore(): LiveStore {
	const { get, subscribe, change } = createExternalStore( NOTHING );
	let live: Live | null = null;
	let held: Slot | null = null;
	return {
		get,
		subscribe,
		announce: () => live?.announce(),
		pollNow: () => live?.pollNow(),
		hold: ( slot ) => {
			held = slot;
			live?.hold( slot );
		},
		connect: ( zone, open ) => {
			change( { zone } );
			live = open( {
				onState: ( state ) => change( { state } ),
				onPeople: ( people ) => change( { people } ),
			} );
			live.hold( held );
			return () => {
				live?.unsubscribe();
				live = null;
				change( NOTHING );
			};
		},
		lose: ( zone ) =>
			change( { zone, state: { kind: 'offline', since: Date.now() } } ),
	};
}
