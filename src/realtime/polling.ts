import type { LiveState } from './adapter';

/** Seconds between two questions: soon after something changed, seldom while nothing does. */
const SHORTEST = 5;
const LONGEST = 60;
const GROWTH = 1.5;

interface PollingOptions {
	/** Asks the server; true when something had changed. Throws when it did not answer. */
	readonly check: () => Promise< boolean >;
	readonly onState: ( state: LiveState ) => void;
	/** From 0 to 1, so that calendars do not all poll at one time. */
	readonly random: () => number;
}

export interface Polling {
	/** Asks by itself from now on. */
	readonly start: () => void;
	/** Somebody tells of changes: asks only when told to, and again after no answer. */
	readonly suspend: () => void;
	/** Asks at once, but not for a page that nobody sees. */
	readonly pollNow: () => void;
	/** Something has just changed, so more may. */
	readonly pollSooner: () => void;
	readonly close: () => void;
}

/** Asks for the version as long as somebody looks at the page; a hidden one asks nothing. */
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
			timer = setTimeout( pollNow, pause() );
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
	const poll = async () => {
		clearTimeout( timer );
		isChecking = true;
		takeRequest();
		try {
			seconds = ( await check() )
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
	const pollNow = () => {
		if ( isChecking ) {
			// What is on its way may be from before the change.
			isRequestedAgain = true;
		} else if ( ! document.hidden && mode !== 'closed' ) {
			void poll();
		}
	};

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
