import type { WireId } from './schedule';

/** The channel that external hosts are on (specification, 4); our own server names its own. */
export const CHANNEL = 'onboarding';

/** The only action there is (specification, 7). */
export const RELOAD_ACTION = 'reloadBookingsByStudioId';

export interface WireChange {
	readonly action: string;
	readonly payload: { readonly studioId: WireId };
}

/** A request for a token, signed by the server; Ably's own words for its members. */
export interface WireTokenRequest {
	readonly keyName: string;
	readonly ttl: number;
	readonly capability: string;
	readonly clientId?: string;
	readonly timestamp: number;
	readonly nonce: string;
	readonly mac: string;
}
