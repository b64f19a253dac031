import type { OtherPerson, Slot } from '../domain/presence';
import type { LiveState } from '../realtime/adapter';
import type { Live, LiveOptions } from '../realtime/live';
import { createExternalStore, type ExternalStore } from './external-store';

export interface LiveView {
	readonly state: LiveState;
	/** The studio's; null where the host does not say. */
	readonly zone: string | null;
	/** Other members with a slot in their booking form. */
	readonly people: readonly OtherPerson[];
}

/** Opens the line, which tells what it finds. */
type Open = ( told: Pick< LiveOptions, 'onState' | 'onPeople' > ) => Live;

export interface LiveStore extends ExternalStore< LiveView > {
	/** A write of this session has been stored: the others are told. */
	readonly announce: () => void;
	/** Asks the server now. */
	readonly pollNow: () => void;
	/** What this session has in its booking form; null for nothing. */
	readonly hold: ( slot: Slot | null ) => void;
	/** Keeps in step until the answer is called. */
	readonly connect: ( zone: string | null, open: Open ) => () => void;
	/** There is no line for now, and so no word of what changes. */
	readonly lose: ( zone: string | null ) => void;
}

const NOTHING: LiveView = {
	state: { kind: 'starting' },
	zone: null,
	people: [],
};

/** What is known of one calendar's line to the others. */
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
