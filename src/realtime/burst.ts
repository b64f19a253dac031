/** Milliseconds in which one write's messages arrive: the session's own and the server's. */
const BURST = 250;

export interface Burst {
	readonly add: () => void;
	readonly close: () => void;
}

/**
 * Many messages, one reload.
 *
 * @param spread Milliseconds over which the reloads of many calendars are spread now, so that a message to all of them
 *               is no blow to the server.
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
