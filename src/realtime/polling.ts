import type { LiveState } from './adapter';

/** Seconds between two polls: short after a change, longer while nothing changes. */
const SHORTEST = 5;
const LONGEST = 60;
const GROWTH = 1.5;

/**
 * Checks for changes; returns true if something has changed. Throws if the server did not respond.
 *
 * @param isRoutine False if there is a reason to expect a change, or that the connection is lost.
 */
export type Check = ( isRoutine: boolean ) => Promise< boolean >;

interface PollingOptions {
	readonly check: Check;
	readonly onState: ( state: LiveState ) => void;
	/** Random number from 0 to 1, so that calendars do not all poll at the same time. */
	readonly random: () => number;
}

export interface Polling {
	/** Starts polling. */
	readonly start: () => void;
	/** Stops polling while a messaging service reports changes; `pollNow` and retries after a failure continue. */
	readonly suspend: () => void;
	/** Polls at once, unless the page is hidden. */
	readonly pollNow: () => void;
	/** Polls more often for a while, because changes come in groups. */
	readonly pollSooner: () => void;
	readonly close: () => void;
}

/** Polls the version while the page is visible. */
export function createPolling( options: PollingOptions ): Polling {
	const { check, onState, random } = options;
	let timer: ReturnType< typeof setTimeout > | undefined;
	let mode: 'polling' | 'suspended' | 'closed' = 'suspended';
	let isChecking = false;
	let isRequestedAgain = false;
	let seconds = SHORTEST;
	let failures = 0;
	let answeredAt = Date.now();

	const pause = () => {
		const wait = failures > 0 ? SHORTEST * 2 ** failures : seconds;
		const jitter = failures > 0 ? 0.5 + random() / 2 : 0.9 + random() / 5;
		return Math.min( LONGEST, wait ) * jitter * 1000;
	};
	const plan = () => {
		clearTimeout( timer );
		if ( mode === 'polling' || ( mode === 'suspended' && failures > 0 ) ) {
			timer = setTimeout( pollRoutinely, pause() );
		}
	};
	const tell = () => {
		if ( mode === 'closed' ) {
			return;
		}
		if ( failures > 0 ) {
			onState( { kind: 'offline', since: answeredAt } );
		} else if ( mode === 'polling' ) {
			onState( { kind: 'polling', seconds: Math.round( seconds ) } );
		} else {
			onState( { kind: 'live' } );
		}
	};
	const takeRequest = () => {
		const wasRequested = isRequestedAgain;
		isRequestedAgain = false;
		return wasRequested;
	};
	const poll = async ( isRoutine: boolean ) => {
		clearTimeout( timer );
		isChecking = true;
		takeRequest();
		try {
			seconds = ( await check( isRoutine ) )
				? SHORTEST
				: Math.min( LONGEST, seconds * GROWTH );
			failures = 0;
			answeredAt = Date.now();
		} catch {
			failures++;
		}
		isChecking = false;
		tell();
		if ( takeRequest() ) {
			pollNow();
		} else {
			plan();
		}
	};
	const request = ( isRoutine: boolean ) => {
		if ( isChecking ) {
			// The running check may have read the state before the change.
			isRequestedAgain = true;
		} else if ( ! document.hidden && mode !== 'closed' ) {
			void poll( isRoutine );
		}
	};
	const pollNow = () => request( false );
	const pollRoutinely = () => request( failures === 0 );

	return {
		start: () => {
			if ( mode !== 'suspended' ) {
				return;
			}
			mode = 'polling';
			seconds = SHORTEST;
			tell();
			plan();
		},
		suspend: () => {
			mode = 'suspended';
			tell();
			plan();
		},
		pollNow,
		pollSooner: () => {
			seconds = SHORTEST;
			tell();
			plan();
		},
		close: () => {
			mode = 'closed';
			clearTimeout( timer );
		},
	};
}
