import {
	BaseRealtime,
	FetchRequest,
	RealtimePresence,
	WebSocketTransport,
} from 'ably/modular';
import type { RealtimeChannel, TokenRequest } from 'ably';
import type { PushAccess } from '../api/push';
import { asRecord, asText } from '../api/read-json';
import { RELOAD_ACTION } from '../contract/realtime';
import type { Push, PushOptions } from './adapter';
import { joinPresence } from './ably-presence';

type Answer = ( error: string | null, request: TokenRequest | null ) => void;

/**
 * Connects to Ably. Throws if the host offers no access, so that the connection is tried again later. Uses WebSocket
 * only: where that is blocked, the calendar polls the studio's own server, which needs no third-party transport.
 */
export async function openAbly( options: PushOptions ): Promise< Push > {
	const access = await options.access();
	if ( ! access ) {
		throw new Error( 'No messaging service is offered.' );
	}
	const realtime = new BaseRealtime( {
		plugins: { FetchRequest, RealtimePresence, WebSocketTransport },
		authCallback: tokens( access, options ),
		echoMessages: false,
		// Ably's own messages about a bad network would fill the console.
		logLevel: 0,
		// Ably would request another of its hosts to check the internet connection.
		disableConnectivityCheck: true,
		...access.clientOptions,
	} );
	const channel = realtime.channels.get( access.channel );
	listen( channel, options );
	realtime.connection.on( [ 'disconnected', 'suspended' ], () =>
		options.onLive( false )
	);
	realtime.connection.on( 'failed', options.onGone );
	const presence = access.presenceChannel
		? joinPresence( realtime, access.presenceChannel, options )
		: null;

	return {
		announce: () => {
			channel
				.publish( RELOAD_ACTION, {
					action: RELOAD_ACTION,
					payload: { studioId: wireId( options.studioId ) },
				} )
				// The server publishes the change as well.
				.catch( () => undefined );
		},
		hold: ( slot ) => presence?.hold( slot ),
		close: () => {
			presence?.close();
			realtime.connection.off();
			channel.off();
			realtime.close();
		},
	};
}

/** Requests tokens: the first with the access already fetched, each later one with a new access. */
function tokens( first: PushAccess, { access, onGone }: PushOptions ) {
	let known: PushAccess | null = first;
	const next = async () => {
		const found = known ?? ( await access() );
		known = null;
		return found;
	};
	return ( _params: unknown, answer: Answer ) => {
		next().then(
			( found ) => {
				if ( found ) {
					answer( null, found.tokenRequest );
				} else {
					answer( 'No messaging service is offered.', null );
					onGone();
				}
			},
			() => answer( 'The studio’s server gave no token.', null )
		);
	};
}

/** Listens to the channel; lost or missing continuity means possibly missed changes and causes one reload. */
function listen( channel: RealtimeChannel, options: PushOptions ): void {
	const { studioId, onChange, onLive, onGone } = options;
	channel.on( [ 'attached', 'update' ], ( { resumed } ) => {
		onLive( true );
		if ( ! resumed ) {
			onChange();
		}
	} );
	channel.on( [ 'suspended', 'detached' ], () => onLive( false ) );
	channel.on( 'failed', onGone );
	channel
		.subscribe( ( { data } ) => {
			if ( isAbout( data, studioId ) ) {
				onChange();
			}
		} )
		// The channel's state reports a failure as well.
		.catch( () => undefined );
}

function isAbout( data: unknown, studioId: string ): boolean {
	const { action, payload } = asRecord( data );
	return (
		asText( action ) === RELOAD_ACTION &&
		String( asRecord( payload )[ 'studioId' ] ) === studioId
	);
}

/** Converts an ID to a number if it is one, because the server's IDs are numbers on the channel. */
const wireId = ( id: string ) =>
	/^\d{1,15}$/.test( id ) ? Number( id ) : id;
