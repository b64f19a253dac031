import { ROUTES } from '../contract/routes';
import type { EventName } from '../domain/booking';
import type { Client } from './client';
import { asId, asList, asRecord, asText, type JsonRecord } from './read-json';
import { readOrEmpty } from './read-or-empty';
import { READ_LIMIT } from './within';

/** Fetches a trainer's events; null if all tries fail, which yields none (specification, 7). */
export async function eventsOf(
	client: Client,
	trainerId: string
): Promise< readonly EventName[] | null > {
	const read = () =>
		client.write(
			{ path: ROUTES.eventsByUser },
			{ id: trainerId },
			{ limit: READ_LIMIT }
		);
	return namesIn( await readOrEmpty( read ) );
}

/** Fetches the default events; null if all tries fail. */
export async function defaultEvents(
	client: Client
): Promise< readonly EventName[] | null > {
	const read = () =>
		client.write(
			{ path: ROUTES.eventsDefault },
			{},
			{ limit: READ_LIMIT }
		);
	return namesIn( await readOrEmpty( read ) );
}

/** Reads events, which some hosts send as a list and others by key; a response without them has none. */
const namesIn = ( { events }: JsonRecord ) =>
	typeof events === 'object' && events !== null
		? asList( events ).flatMap( nameOf )
		: null;

function nameOf( value: unknown ): readonly EventName[] {
	const event = asRecord( value );
	const id = asId( event[ 'event_id' ] ?? event[ 'eventId' ] );
	const title = asText( event[ 'title' ] );
	return id ? [ { id, title: title || id } ] : [];
}
