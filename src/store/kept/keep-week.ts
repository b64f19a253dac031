import { toCopy } from '../../api/schedule-copy';
import type { Schedule } from '../../domain/booking';
import type { SafeStorage } from '../safe-storage';
import { asOfText, isWeekKey, keyOf, type Place } from './week-key';

const MAX_WEEKS = 8;
/** Maximum characters of all weeks, far below the browser's limit for a site, which others share. */
const MAX_CHARACTERS = 1_500_000;

/** Stores a week on the device and deletes those of other logins. Loaded after the first paint. */
export function keepWeek(
	device: SafeStorage,
	place: Place,
	schedule: Schedule
): void {
	const { userId } = schedule;
	forgetOthers( device, place.host, userId );
	store(
		device,
		keyOf( { ...place, userId }, schedule.range ),
		toText( schedule )
	);
}

/** Returns the text to store; the time comes first, so that the oldest weeks are found without parsing. */
const toText = ( schedule: Schedule ) =>
	`${ schedule.asOf } ${ JSON.stringify( toCopy( schedule ) ) }`;

/** Deletes other members' weeks; a guest's weeks are public and stay for cached pages. */
function forgetOthers(
	device: SafeStorage,
	host: string,
	userId: string | null
): void {
	for ( const key of device.keys().filter( isWeekKey ) ) {
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
		.filter( isWeekKey )
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
