import type { WireId } from './schedule';

/** Channel of external hosts (specification, 4); the site's own server names its own. */
export const CHANNEL = 'onboarding';

/** The only action (specification, 7). */
export const RELOAD_ACTION = 'reloadBookingsByStudioId';

export interface WireChange {
	readonly action: string;
	readonly payload: { readonly studioId: WireId };
}

/** Token request signed by the server, with Ably's field names. */
export interface WireTokenRequest {
	readonly keyName: string;
	readonly ttl: number;
	readonly capability: string;
	readonly clientId?: string;
	readonly timestamp: number;
	readonly nonce: string;
	readonly mac: string;
}
