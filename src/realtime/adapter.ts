import type { PushAccess } from '../api/push';
import type { OtherPerson, Slot } from '../domain/presence';

/** State of a calendar's live updates. */
export type LiveState =
	/** No message and no response yet. */
	| { readonly kind: 'starting' }
	/** Connected: changes arrive at once. */
	| { readonly kind: 'live' }
	/** Polls the server. */
	| { readonly kind: 'polling'; readonly seconds: number }
	/** No connection to the server; milliseconds since 1970 of its last response. */
	| { readonly kind: 'offline'; readonly since: number };

/** Channel that receives changes and announces this session's own. */
export interface Adapter {
	/** Announces a stored change of this session. */
	readonly announce: () => void;
	readonly close: () => void;
}

/** Messaging service that also shows other members' presence. */
export interface Push extends Adapter {
	/** Publishes the slot in this session's form; null for none. */
	readonly hold: ( slot: Slot | null ) => void;
}

export interface PushEvents {
	readonly onChange: () => void;
	/** Called on connecting and disconnecting; while false, changes may be missed. */
	readonly onLive: ( isLive: boolean ) => void;
	readonly onPeople: ( people: readonly OtherPerson[] ) => void;
	/** Called when the connection has failed permanently; a new one may succeed. */
	readonly onGone: () => void;
}

export interface PushOptions extends PushEvents {
	readonly studioId: string;
	readonly userId: string | null;
	/** Fetches the access; null if the service is no longer offered. */
	readonly access: () => Promise< PushAccess | null >;
}

export type ConnectPush = ( options: PushOptions ) => Promise< Push >;
