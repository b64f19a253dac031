import { useSyncExternalStore } from '@wordpress/element';

/** State outside of React that renders its subscribers again when it changes. */
export interface ExternalStore< State > {
	/** Returns the state; the same object until it changes. */
	readonly get: () => State;
	/** Calls back after each change and returns a function that unsubscribes. */
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

/**
 * Returns a part of the state; a change of the rest does not render again.
 *
 * @param store
 * @param part  Returns the same value until the part changes.
 */
export const useStorePart = < State, Part >(
	store: ExternalStore< State >,
	part: ( state: State ) => Part
): Part => useSyncExternalStore( store.subscribe, () => part( store.get() ) );
