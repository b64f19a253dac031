import { useSyncExternalStore } from '@wordpress/element';

/** What changes outside of React, and draws whoever looks at it anew. */
export interface ExternalStore< State > {
	/** The same object until something has changed. */
	readonly get: () => State;
	/** Calls back after each change, until the answer is called. */
	readonly subscribe: ( onChange: () => void ) => () => void;
}

export interface ChangingStore< State > extends ExternalStore< State > {
	readonly change: ( part: Partial< State > ) => void;
}

export function createExternalStore< State >(
	initial: State
): ChangingStore< State > {
	let state = initial;
	const listeners = new Set< () => void >();
	return {
		get: () => state,
		change: ( part ) => {
			state = { ...state, ...part };
			listeners.forEach( ( listener ) => listener() );
		},
		subscribe: ( onChange ) => {
			listeners.add( onChange );
			return () => listeners.delete( onChange );
		},
	};
}

export const useExternalStore = < State >( store: ExternalStore< State > ) =>
	useSyncExternalStore( store.subscribe, store.get );
