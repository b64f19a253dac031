import { sprintf } from '@wordpress/i18n';
import type { DateCheck } from '../../../api/book';
import { toMinutes } from '../../../domain/time';
import type { Texts } from '../../../i18n/texts';
import type { DayState } from '../../../store/use-day';

/** Maximum number of conflicts looked up automatically, so that a room taken all year does not load a whole year. */
export const MAX_LOOKED_UP = 12;

type Conflict = DateCheck[ 'conflicts' ][ number ];

/** Returns why a date cannot be booked: "Taken 20:00–21:30 · Winter concert", or the server's message. */
export function whyNot(
	{ code, message, conflicts }: DateCheck,
	day: DayState,
	{ __ }: Texts
): string {
	const what = conflicts.map( ( conflict ) =>
		[
			`${ conflict.time_from }–${ conflict.time_to }`,
			titleOf( conflict, day ),
		]
			.filter( Boolean )
			.join( ' · ' )
	);
	if ( code === 'slot_taken' && what.length > 0 ) {
		return sprintf(
			/* translators: %s: times, and what is booked then */
			__( 'Taken %s', 'studio-calendar' ),
			what.join( ', ' )
		);
	}
	const why =
		message || __( 'Oops something went wrong...', 'studio-calendar' );
	return [ why, ...what ].join( ' · ' );
}

/**
 * Returns the title of a conflict from the loaded week, as far as the visitor may see it; the server sends only time
 * and room.
 */
export function titleOf( conflict: Conflict, day: DayState ): string {
	const bookings = day.status === 'ready' ? day.bookings : [];
	const booking = bookings.find(
		( { date, roomId, from } ) =>
			date === conflict.date &&
			roomId === String( conflict.room_id ) &&
			from === toMinutes( conflict.time_from )
	);
	return conflict.title || ( booking?.title ?? '' );
}
