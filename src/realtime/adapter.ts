import type { PushAccess } from '../api/push';
import type { OtherPerson, Slot } from '../domain/presence';

/** How well a calendar is kept in step. */
export type LiveState =
	/** Nothing has been heard or asked yet. */
	| { readonly kind: 'starting' }
	/** Told at once of every change. */
	| { readonly kind: 'live' }
	/** Asks by itself. */
	| { readonly kind: 'polling'; readonly seconds: number }
	/** The server did not answer; milliseconds since 1970 when it last did. */
	| { readonly kind: 'offline'; readonly since: number };

/** A way to hear of changes that others make, and to tell others of one's own. */
export interface Adapter {
	/** A change of this session's own has been stored. */
	readonly announce: () => void;
	readonly close: () => void;
}

/** A messaging service, which also knows who else is there. */
export interface Push extends Adapter {
	/** What this session has in the form; null for nothing. */
	readonly hold: ( slot: Slot | null ) => void;
}

export interface PushEvents {
	readonly onChange: () => void;
	/** False: changes may be missed from now on. */
	readonly onLive: ( isLive: boolean ) => void;
	readonly onPeople: ( people: readonly OtherPerson[] ) => void;
	/** This connection has ended for good; a new one may do better. */
	readonly onGone: () => void;
}

export interface PushOptions extends PushEvents {
	readonly studioId: string;
	readonly userId: string | null;
	/** Null where nothing is offered any more. */
	readonly access: () => Promise< PushAccess | null >;
}

export type ConnectPush = ( options: PushOptions ) => Promise< Push >;
