import { ROUTES } from '../contract/routes';
import type { EventName } from '../domain/booking';
import type { Client } from './client';
import { asId, asList, asRecord, asText, type JsonRecord } from './read-json';

/** What a trainer books rooms for. Throws ApiError. */
export async function eventsOf(
	client: Client,
	trainerId: string
): Promise< readonly EventName[] > {
	return namesIn(
		await client.write( { path: ROUTES.eventsByUser }, { id: trainerId } )
	);
}

/** What anybody books rooms for. Throws ApiError. */
export async function defaultEvents(
	client: Client
): Promise< readonly EventName[] > {
	return namesIn( await client.write( { path: ROUTES.eventsDefault }, {} ) );
}

const namesIn = ( answer: JsonRecord ) =>
	asList( answer[ 'events' ] ).flatMap( nameOf );

function nameOf( value: unknown ): readonly EventName[] {
	const event = asRecord( value );
	const id = asId( event[ 'event_id' ] ?? event[ 'eventId' ] );
	const title = asText( event[ 'title' ] );
	return id ? [ { id, title: title || id } ] : [];
}
