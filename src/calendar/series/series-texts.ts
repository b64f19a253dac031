import { sprintf } from '@wordpress/i18n';
import { isTimeout, type ApiError } from '../../api/api-error';
import type { SeriesScope } from '../../contract/series';
import type { SeriesDate } from '../../domain/series/series-check';
import { toMinutes } from '../../domain/time';
import type { Texts } from '../../i18n/texts';
import { failureText } from '../failure-text';
import { takenText } from '../form/availability/sentence-of';
import type { Deed } from './use-plan';

export function titleText( deed: Deed, title: string, { __ }: Texts ): string {
	switch ( deed ) {
		case 'move':
			/* translators: %s: title of a booking */
			return sprintf( __( 'Move “%s”', 'studio-calendar' ), title );
		case 'change':
			/* translators: %s: title of a booking */
			return sprintf( __( 'Change “%s”', 'studio-calendar' ), title );
		case 'cancel':
			/* translators: %s: title of a booking */
			return sprintf( __( 'Cancel “%s”', 'studio-calendar' ), title );
	}
}

export function scopeText( scope: SeriesScope, { __ }: Texts ): string {
	const texts: Readonly< Record< SeriesScope, string > > = {
		one: __( 'This one', 'studio-calendar' ),
		following: __( 'This and following', 'studio-calendar' ),
		all: __( 'All to come', 'studio-calendar' ),
	};
	return texts[ scope ];
}

/** Returns what the button does: "Move 9 bookings", "Nothing to move". */
export function buttonText( deed: Deed, count: number, texts: Texts ): string {
	if ( count === 0 ) {
		return nothingText( deed, texts );
	}
	const { _n } = texts;
	switch ( deed ) {
		case 'move':
			return sprintf(
				/* translators: %d: how many bookings are moved */
				_n(
					'Move %d booking',
					'Move %d bookings',
					count,
					'studio-calendar'
				),
				count
			);
		case 'change':
			return sprintf(
				/* translators: %d: how many bookings are changed */
				_n(
					'Change %d booking',
					'Change %d bookings',
					count,
					'studio-calendar'
				),
				count
			);
		case 'cancel':
			return sprintf(
				/* translators: %d: how many bookings are canceled */
				_n(
					'Cancel %d booking',
					'Cancel %d bookings',
					count,
					'studio-calendar'
				),
				count
			);
	}
}

function nothingText( deed: Deed, { __ }: Texts ): string {
	switch ( deed ) {
		case 'move':
			return __( 'Nothing to move', 'studio-calendar' );
		case 'change':
			return __( 'Nothing to change', 'studio-calendar' );
		case 'cancel':
			return __( 'Nothing to cancel', 'studio-calendar' );
	}
}

/** Returns "9 bookings will move. 2 bookings will stay." */
export function sumText(
	deed: Deed,
	count: number,
	staying: number,
	texts: Texts
): string {
	return [
		count > 0 && willText( deed, count, texts ),
		staying > 0 &&
			sprintf(
				/* translators: %d: how many bookings stay as they are */
				texts._n(
					'%d booking will stay.',
					'%d bookings will stay.',
					staying,
					'studio-calendar'
				),
				staying
			),
	]
		.filter( Boolean )
		.join( ' ' );
}

function willText( deed: Deed, count: number, { _n }: Texts ): string {
	switch ( deed ) {
		case 'move':
			return sprintf(
				/* translators: %d: how many bookings are moved */
				_n(
					'%d booking will move.',
					'%d bookings will move.',
					count,
					'studio-calendar'
				),
				count
			);
		case 'change':
			return sprintf(
				/* translators: %d: how many bookings are changed */
				_n(
					'%d booking will change.',
					'%d bookings will change.',
					count,
					'studio-calendar'
				),
				count
			);
		case 'cancel':
			return sprintf(
				/* translators: %d: how many bookings are canceled */
				_n(
					'%d booking will be canceled.',
					'%d bookings will be canceled.',
					count,
					'studio-calendar'
				),
				count
			);
	}
}

/** Returns why a write failed; one whose places were taken after the check is tried again after a look. */
export function refusalText( failure: ApiError, texts: Texts ): string {
	const count = failure.dates.length;
	if ( count === 0 || isTimeout( failure ) ) {
		return failureText( failure, texts );
	}
	const { __, _n } = texts;
	return count === 1
		? __(
				'One date was taken in the meantime. Review it and try again.',
				'studio-calendar'
			)
		: sprintf(
				/* translators: %d: how many dates of a series */
				_n(
					'%d date was taken in the meantime. Review it and try again.',
					'%d dates were taken in the meantime. Review them and try again.',
					count,
					'studio-calendar'
				),
				count
			);
}

/**
 * Returns why a booking cannot go along: "Taken by Band night until 22:00", or the server's message.
 *
 * @param date
 * @param title Of what is in the way; empty if it is unknown.
 * @param texts
 */
export function whyText(
	{ code, message, conflicts, to }: SeriesDate,
	title: string,
	texts: Texts
): string {
	const [ by ] = conflicts;
	if ( code !== 'slot_taken' || ! by || ! to ) {
		return (
			message ||
			texts.__( 'Oops something went wrong...', 'studio-calendar' )
		);
	}
	const from = toMinutes( by.time_from ) ?? 0;
	const until = toMinutes( by.time_to ) ?? 0;
	return takenText( { title, from, to: until }, to, texts );
}
