import { toCopy } from '../api/schedule-copy';
import { toSchedule } from '../api/schedule-wire';
import type { Schedule } from '../domain/booking';
import type { DateRange } from '../domain/time';
import { attempt, type SafeStorage } from './safe-storage';

/** Host and login that stored weeks belong to; they are never shown for another. */
export interface Place {
	/** The base host's REST root. */
	readonly host: string;
	readonly studioId: string;
	readonly locale: string;
	/** Null for a guest; undefined before the first response. */
	readonly userId: string | null | undefined;
}

/** Stores the last seen weeks of a studio on this device, without personal fields (docs/decisions/0014). */
export interface KeptWeeks {
	/** Returns a stored week; null if this visitor has not seen it, or the device stores nothing. */
	readonly read: ( range: DateRange ) => Schedule | null;
	/** Stores a week and deletes those of other logins. */
	readonly keep: ( schedule: Schedule ) => void;
}

const PREFIX = 'studio-calendar:week';
const MAX_WEEKS = 8;
/** Maximum characters of all weeks, far below the browser's limit for a site, which others share. */
const MAX_CHARACTERS = 1_500_000;

/** @param device Null if the page may not store anything. */
export function createKeptWeeks(
	device: SafeStorage | null,
	{ host, studioId, locale, userId }: Place
): KeptWeeks {
	let visitor = userId;
	const keyOf = ( { from, to }: DateRange ) =>
		[ PREFIX, host, studioId, visitor ?? '', locale, from, to ]
			.map( encodeURIComponent )
			.join( '|' );

	const read = ( range: DateRange ) => {
		const text = visitor !== undefined && device?.get( keyOf( range ) );
		return text ? fromText( text, range ) : null;
	};
	const keep = ( schedule: Schedule ) => {
		visitor = schedule.userId;
		if ( device ) {
			forgetOthers( device, host, visitor );
			store( device, keyOf( schedule.range ), toText( schedule ) );
		}
	};
	return {
		read: ( range ) => attempt( () => read( range ) ),
		keep: ( schedule ) => void attempt( () => keep( schedule ) ),
	};
}

/** Returns the text to store; the time comes first, so that the oldest weeks are found without parsing. */
const toText = ( schedule: Schedule ) =>
	`${ schedule.asOf } ${ JSON.stringify( toCopy( schedule ) ) }`;

const asOfText = ( text: string ) => Number.parseInt( text, 10 ) || 0;

function fromText( text: string, range: DateRange ): Schedule {
	const answer: unknown = JSON.parse( text.slice( text.indexOf( ' ' ) ) );
	return toSchedule( answer, {
		range,
		asOf: asOfText( text ),
		asked: 0,
		clockOffset: null,
		etag: null,
	} );
}

const isOurs = ( key: string ) =>
	key.startsWith( `${ encodeURIComponent( PREFIX ) }|` );

/** Deletes other members' weeks; a guest's weeks are public and stay for cached pages. */
function forgetOthers(
	device: SafeStorage,
	host: string,
	userId: string | null
): void {
	for ( const key of device.keys().filter( isOurs ) ) {
		const [ , itsHost, , itsUser ] = key
			.split( '|' )
			.map( decodeURIComponent );
		if (
			itsHost === host &&
			itsUser !== '' &&
			itsUser !== ( userId ?? '' )
		) {
			device.remove( key );
		}
	}
}

function store( device: SafeStorage, key: string, text: string ): void {
	device.remove( key );
	makeRoom( device, MAX_CHARACTERS - text.length );
	if ( ! device.set( key, text ) ) {
		// The storage is full, perhaps with other data: this week matters more than older ones.
		makeRoom( device, 0 );
		device.set( key, text );
	}
}

/** Deletes the oldest weeks until the rest fits and one more week has room. */
function makeRoom( device: SafeStorage, most: number ): void {
	const weeks = device
		.keys()
		.filter( isOurs )
		.map( ( key ) => ( { key, text: device.get( key ) ?? '' } ) )
		.sort( ( a, b ) => asOfText( b.text ) - asOfText( a.text ) );
	let left = most;
	weeks.forEach( ( { key, text }, index ) => {
		left -= text.length;
		if ( left < 0 || index >= MAX_WEEKS - 1 ) {
			device.remove( key );
		}
	} );
}
