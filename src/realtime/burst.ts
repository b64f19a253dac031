/** Milliseconds in which one write's messages arrive: the session's own and the server's. */
const BURST = 250;

export interface Burst {
	readonly add: () => void;
	readonly close: () => void;
}

/**
 * Many messages, one reload, when somebody looks at the page: a hidden one reloads as it is shown again.
 *
 * @param spread Milliseconds over which the reloads of many calendars are spread, so that a message to all of them is
 *               no blow to the server.
 */
export function createBurst(
	reload: () => void,
	spread: number,
	random: () => number
): Burst {
	let timer: ReturnType< typeof setTimeout > | undefined;
	let isDue = false;
	const run = () => {
		timer = undefined;
		if ( document.hidden ) {
			return;
		}
		isDue = false;
		reload();
	};
	const onShown = () => {
		if ( isDue && timer === undefined && ! document.hidden ) {
			run();
		}
	};
	document.addEventListener( 'visibilitychange', onShown );
	return {
		add: () => {
			isDue = true;
			timer ??= setTimeout( run, BURST + random() * spread );
		},
		close: () => {
			clearTimeout( timer );
			document.removeEventListener( 'visibilitychange', onShown );
		},
	};
}
