import { sprintf } from '@wordpress/i18n';
import type { Booking } from '../../../domain/booking';
import { rangeLabel, weekdayName, type Locale } from '../../../domain/labels';
import type { Over, Place } from '../../../domain/moving/place';
import type { IsoDate } from '../../../domain/time';
import { toTime } from '../../../domain/time';
import type { Texts } from '../../../i18n/texts';
import { sentenceOf } from '../../form/availability/sentence-of';
import { tooShortText } from '../../form/too-short-text';
import { timeRange } from '../../grid/card-name';

interface Context {
	readonly gapMinutes: number;
	readonly minMinutes: number;
}

/** Returns why a booking cannot be at a place; empty if it can. */
export function reasonText(
	{ place, verdict, stance }: Over,
	{ gapMinutes, minMinutes }: Context,
	texts: Texts
): string {
	if ( stance === 'fits' ) {
		return '';
	}
	if ( ! verdict ) {
		return texts.__( 'Loading...', 'studio-calendar' );
	}
	if ( verdict.kind === 'past' ) {
		return texts.__( 'In the past', 'studio-calendar' );
	}
	return verdict.kind === 'short'
		? tooShortText( minMinutes, texts )
		: sentenceOf( verdict, { chosen: place, gapMinutes, stance }, texts )
				.text;
}

const dayText = ( date: IsoDate, locale: Locale ) =>
	`${ weekdayName( date, locale, 'short' ) } ${ rangeLabel( { from: date, to: date }, locale ) }`;

/** Returns "13:15–15:15 · Studio 4", with "Sat 21" before it if the day differs. */
export function placeText(
	place: Place,
	before: IsoDate,
	room: string,
	locale: Locale
): string {
	const day = `${ weekdayName( place.date, locale, 'short' ) } ${ Number( place.date.slice( 8 ) ) }`;
	return [ place.date === before ? '' : day, timeRange( place ), room ]
		.filter( Boolean )
		.join( ' · ' );
}

/** Returns "Sun 22 Nov, 12:45–14:45, Big hall". */
export const wholeText = ( place: Place, room: string, locale: Locale ) =>
	[ dayText( place.date, locale ), timeRange( place ), room ].join( ', ' );

/** Returns what a screen reader says of a place: "Sun 22 Nov, 12:45 to 14:45, Big hall, Free". */
export const saidText = (
	place: Place,
	{ room, state }: { readonly room: string; readonly state: string },
	locale: Locale,
	{ __ }: Texts
) =>
	sprintf(
		/* translators: 1: day ("Sun 22 Nov"), 2: start ("12:45"), 3: end ("14:45"), 4: room, 5: "Free" or why it is not */
		__( '%1$s, %2$s to %3$s, %4$s, %5$s', 'studio-calendar' ),
		dayText( place.date, locale ),
		toTime( place.from ),
		toTime( place.to ),
		room,
		state
	);

/** Returns what is said of a card that was lifted while somebody else changed its booking. */
export const changedText = ( { title }: Booking, { __ }: Texts ) =>
	sprintf(
		/* translators: %s: title of a booking */
		__(
			'“%s” was changed in the meantime and put back.',
			'studio-calendar'
		),
		title
	);
