import { ApiError, UNREADABLE_ANSWER } from './api-error';
import { asList, asRecord, asText, type JsonRecord } from './read-json';

export interface Answer {
	/** Null for a 304: the cached response is still valid. */
	readonly body: JsonRecord | null;
	readonly etag: string | null;
	/** Milliseconds by which this device's clock is behind the server's; null if the host sends no date. */
	readonly clockOffset: number | null;
}

/**
 * Parses a response.
 *
 * @throws ApiError for every response that is neither "ok" nor a 304.
 */
export async function answerOf( response: Response ): Promise< Answer > {
	const etag = response.headers.get( 'ETag' );
	const clockOffset = clockOffsetOf( response.headers );
	if ( response.status === 304 ) {
		return { body: null, etag, clockOffset };
	}
	const body = asRecord( await bodyOf( response ) );
	if ( response.ok && body[ 'status' ] === 'ok' ) {
		return { body, etag, clockOffset };
	}
	throw refusal( response, body );
}

/** Milliseconds of tolerance for the transfer and for the header's whole seconds. */
const INACCURACY = 5000;

/** Returns the clock offset; caches report in `Age` how many seconds old the date is. */
function clockOffsetOf( headers: Headers ): number | null {
	const date = Date.parse( headers.get( 'Date' ) ?? '' );
	if ( Number.isNaN( date ) ) {
		return null;
	}
	const age = Number( headers.get( 'Age' ) ?? 0 ) || 0;
	const offset = date + age * 1000 - Date.now();
	return Math.abs( offset ) < INACCURACY ? 0 : offset;
}

async function bodyOf( response: Response ): Promise< unknown > {
	const text = await response.text();
	try {
		return JSON.parse( text ) as unknown;
	} catch {
		return null;
	}
}

function refusal( response: Response, body: JsonRecord ): ApiError {
	const data = asRecord( body[ 'data' ] );
	const code = asText( body[ 'code' ] ) || UNREADABLE_ANSWER;
	return new ApiError( code, asText( body[ 'message' ] ), {
		status: response.status,
		fields: fieldsOf( data[ 'fields' ] ),
		conflicts: conflictsOf( data[ 'conflicts' ] ),
		dates: asList( data[ 'dates' ] ).map( asText ),
	} );
}

function fieldsOf( fields: unknown ): ApiError[ 'fields' ] {
	return Object.fromEntries(
		Object.entries( asRecord( fields ) ).map( ( [ name, text ] ) => [
			name,
			asText( text ),
		] )
	);
}

export function conflictsOf( conflicts: unknown ): ApiError[ 'conflicts' ] {
	return asList( conflicts ).map( ( value ) => {
		const conflict = asRecord( value );
		return {
			date: asText( conflict[ 'date' ] ),
			room_id: Number( conflict[ 'room_id' ] ),
			time_from: asText( conflict[ 'time_from' ] ),
			time_to: asText( conflict[ 'time_to' ] ),
			title: asText( conflict[ 'title' ] ),
		};
	} );
}
