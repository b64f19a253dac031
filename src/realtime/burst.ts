/** Milliseconds within which the messages of one write arrive: the session's own and the server's. */
const BURST = 250;

export interface Burst {
	readonly add: () => void;
	readonly close: () => void;
}

/**
 * Combines many messages into one reload.
 *
 * @param spread Milliseconds over which many calendars spread their reloads, so that one message to all of them
 *               does not overload the server.
 */
export function createBurst(
	reload: () => void,
	spread: () => number,
	random: () => number
): Burst {
	let timer: ReturnType< typeof setTimeout > | undefined;
	const run = () => {
		timer = undefined;
		reload();
	};
	return {
		add: () => {
			timer ??= setTimeout( run, BURST + random() * spread() );
		},
		close: () => clearTimeout( timer ),
	};
}
