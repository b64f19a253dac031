import { CHANNEL, type WireTokenRequest } from '../contract/realtime';
import { ROUTES } from '../contract/routes';
import type { Client } from './client';
import { asInteger, asRecord, asText, type JsonRecord } from './read-json';

/** Access of this visitor to the messaging service. */
export interface PushAccess {
	readonly tokenRequest: WireTokenRequest;
	readonly channel: string;
	/** Channel on which members see who is booking; null for guests. */
	readonly presenceChannel: string | null;
	/** Milliseconds over which reloads are spread after a message. */
	readonly reloadWithin: number;
	/** Options for a server that replaces the service in tests; otherwise empty. */
	readonly clientOptions: JsonRecord;
}

/** Fetches the access; null if the host has no messaging service. Throws ApiError. */
export async function fetchPushAccess(
	client: Client,
	studioId: string
): Promise< PushAccess | null > {
	const { body } = await client.read( ROUTES.realtimeToken, {
		studio_id: studioId,
	} );
	const ably = asRecord( body?.[ 'ably' ] );
	const tokenRequest = tokenRequestOf( asRecord( ably[ 'tokenRequest' ] ) );
	return (
		tokenRequest && {
			tokenRequest,
			channel: asText( ably[ 'channel' ] ) || CHANNEL,
			presenceChannel: asText( ably[ 'presenceChannel' ] ) || null,
			reloadWithin: Math.max(
				0,
				asInteger( ably[ 'reloadWithin' ] ) ?? 0
			),
			clientOptions: client.isOwn
				? asRecord( ably[ 'clientOptions' ] )
				: {},
		}
	);
}

/** Returns the signed token request; null for an unsigned one. */
function tokenRequestOf( wire: JsonRecord ): WireTokenRequest | null {
	const clientId = asText( wire[ 'clientId' ] );
	const request = {
		keyName: asText( wire[ 'keyName' ] ),
		ttl: asInteger( wire[ 'ttl' ] ) ?? 0,
		capability: asText( wire[ 'capability' ] ),
		...( clientId ? { clientId } : {} ),
		timestamp: asInteger( wire[ 'timestamp' ] ) ?? 0,
		nonce: asText( wire[ 'nonce' ] ),
		mac: asText( wire[ 'mac' ] ),
	};
	return request.mac ? request : null;
}
