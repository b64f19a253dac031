import { CHANNEL, type WireTokenRequest } from '../contract/realtime';
import { ROUTES } from '../contract/routes';
import type { Client } from './client';
import { asInteger, asRecord, asText, type JsonRecord } from './read-json';

/** How this visitor may connect to the messaging service. */
export interface PushAccess {
	readonly tokenRequest: WireTokenRequest;
	readonly channel: string;
	/** Where members see who is booking; null for guests. */
	readonly presenceChannel: string | null;
	/** Milliseconds over which the reloads after a message are to be spread. */
	readonly reloadWithin: number;
	/** Where another server stands in the service's place; empty but in tests. */
	readonly clientOptions: JsonRecord;
}

/** Null where the host offers no messaging service. Throws ApiError. */
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

/** Null for what is not signed. */
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
