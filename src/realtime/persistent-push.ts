import type { Slot } from '../domain/presence';
import type { ConnectPush, Push, PushOptions } from './adapter';

/** Milliseconds before a permanently failed connection is replaced; doubles each time. */
const FIRST_PAUSE = 30_000;
const LONGEST_PAUSE = 10 * 60_000;

/** Loads the connection with the first calendar that needs it, after the rest of the page (docs/architecture.md). */
export const connectAbly: ConnectPush = async ( options ) => {
	const { openAbly } = await import(
		/* webpackChunkName: "ably" */ './ably'
	);
	return openAbly( options );
};

/** Keeps a connection to the messaging service and replaces it when it ends, until it is closed. */
export function keepPush( options: PushOptions, connect: ConnectPush ): Push {
	let push: Push | null = null;
	let held: Slot | null = null;
	let pause = FIRST_PAUSE;
	let timer: ReturnType< typeof setTimeout >;
	let isClosed = false;

	const goneWith = () => {
		push?.close();
		push = null;
		options.onLive( false );
		options.onPeople( [] );
		if ( ! isClosed ) {
			timer = setTimeout( open, pause );
			pause = Math.min( LONGEST_PAUSE, pause * 2 );
		}
	};
	const opened = ( connected: Push ) => {
		if ( isClosed ) {
			connected.close();
			return;
		}
		push = connected;
		push.hold( held );
	};
	const open = () => {
		connect( {
			...options,
			onLive: ( isLive ) => {
				pause = isLive ? FIRST_PAUSE : pause;
				options.onLive( isLive );
			},
			onGone: goneWith,
		} ).then( opened, goneWith );
	};
	open();

	return {
		announce: () => push?.announce(),
		hold: ( slot ) => {
			held = slot;
			push?.hold( slot );
		},
		close: () => {
			isClosed = true;
			clearTimeout( timer );
			push?.close();
			options.onGone();
		},
	};
}
