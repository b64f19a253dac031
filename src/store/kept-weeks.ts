import { toCopy } from '../api/schedule-copy';
import { toSchedule } from '../api/schedule-wire';
import type { Schedule } from '../domain/booking';
import type { DateRange } from '../domain/time';
import { attempt, type SafeStorage } from './safe-storage';

/** Weeks of one place, or of one login, are never shown in another. */
export interface Place {
	/** The base host's REST root. */
	readonly host: string;
	readonly studioId: string;
	readonly locale: string;
	/** Null for a guest; undefined until an answer has told who is there. */
	readonly userId: string | null | undefined;
}

/** The last seen weeks of a studio on this device, without personal fields (docs/decisions/0014). */
export interface KeptWeeks {
	/** Null where this visitor has not seen the range, or the device keeps nothing. */
	readonly read: ( range: DateRange ) => Schedule | null;
	/** Also forgets what another login has left behind. */
	readonly keep: ( schedule: Schedule ) => void;
}

const PREFIX = 'studio-calendar:week';
const MAX_WEEKS = 8;
/** Characters of all weeks together: far below what browsers give a site, which others need too. */
const MAX_CHARACTERS = 1_500_000;

/** @param device Null where the page may store nothing. */
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

/** The time stands before the answer, so that the oldest are found without reading any. */
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

/** One visitor's weeks at a time; a guest's, which anyone may see, stay for pages out of a cache. */
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
		// Full, of others' things too: this week is worth more than the older ones.
		makeRoom( device, 0 );
		device.set( key, text );
	}
}

/** Leaves the newest weeks that take no more than so many characters, and room for one more. */
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
