import { toCopy } from '../api/schedule-copy';
import { toSchedule } from '../api/schedule-wire';
import type { Schedule } from '../domain/booking';
import type { DateRange } from '../domain/time';

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
const MOST_WEEKS = 8;
/** Characters of all weeks together: far below what browsers give a site, which others need too. */
const MOST_CHARACTERS = 1_500_000;

/** @param device Null where the page may store nothing. */
export function createKeptWeeks(
	device: Storage | null,
	{ host, studioId, locale, userId }: Place
): KeptWeeks {
	let visitor = userId;
	const keyOf = ( { from, to }: DateRange ) =>
		[ PREFIX, host, studioId, visitor ?? '', locale, from, to ]
			.map( encodeURIComponent )
			.join( '|' );

	const read = ( range: DateRange ) => {
		const text = visitor !== undefined && device?.getItem( keyOf( range ) );
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

/** The page's storage; a browser that blocks it throws at the mere mention. */
export function deviceStorage( page: Window ): Storage | null {
	return attempt( () => page.localStorage );
}

/** Whatever is wrong with a device's storage, blocked, full or corrupt, the calendar does without. */
function attempt< Result >( run: () => Result ): Result | null {
	try {
		return run();
	} catch {
		return null;
	}
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

function keysOf( device: Storage ): readonly string[] {
	const keys = Array.from( { length: device.length }, ( _, index ) =>
		device.key( index )
	);
	return keys.filter( ( key ) => key !== null ).filter( isOurs );
}

const isOurs = ( key: string ) =>
	key.startsWith( `${ encodeURIComponent( PREFIX ) }|` );

/** One visitor's weeks at a time; a guest's, which anyone may see, stay for pages out of a cache. */
function forgetOthers(
	device: Storage,
	host: string,
	userId: string | null
): void {
	for ( const key of keysOf( device ) ) {
		const [ , itsHost, , itsUser ] = key
			.split( '|' )
			.map( decodeURIComponent );
		if (
			itsHost === host &&
			itsUser !== '' &&
			itsUser !== ( userId ?? '' )
		) {
			device.removeItem( key );
		}
	}
}

function store( device: Storage, key: string, text: string ): void {
	device.removeItem( key );
	makeRoom( device, MOST_CHARACTERS - text.length );
	try {
		device.setItem( key, text );
	} catch {
		// Full, of others' things too: this week is worth more than the older ones.
		makeRoom( device, 0 );
		device.setItem( key, text );
	}
}

/** Leaves the newest weeks that take no more than so many characters, and room for one more. */
function makeRoom( device: Storage, most: number ): void {
	const weeks = keysOf( device )
		.map( ( key ) => ( { key, text: device.getItem( key ) ?? '' } ) )
		.sort( ( a, b ) => asOfText( b.text ) - asOfText( a.text ) );
	let left = most;
	weeks.forEach( ( { key, text }, index ) => {
		left -= text.length;
		if ( left < 0 || index >= MOST_WEEKS - 1 ) {
			device.removeItem( key );
		}
	} );
}
