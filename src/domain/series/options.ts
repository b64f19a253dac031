import type { Booking, Room, Schedule } from '../booking';
import type { DateOverride } from '../booking-form';
import { busySpans, cutTo, freeSpans, nextFree, takenOn } from '../free-time';
import { stanceOf, verdictOn } from '../slot-verdict';
import type { Place } from '../moving/place';

/** Most other places that are offered for one date. */
export const MAX_OPTIONS = 3;
/** Most other rooms among them, so that another time is offered, too. */
const MAX_ROOMS = 2;

/**
 * Returns rooms that seem free at a time, and the next free times of that room: those that the server is asked about.
 *
 * @param place    Where the booking cannot be.
 * @param id       ID of the booking, which takes no time from itself.
 * @param bookings Those of that day's week.
 */
export function optionsFor(
	place: Place,
	id: string,
	bookings: readonly Booking[],
	{ rooms, studio, role }: Pick< Schedule, 'rooms' | 'studio' | 'role' >
): readonly DateOverride[] {
	const { date, from, to, roomId } = place;
	const isFreeIn = ( room: Room ) => {
		const taken = takenOn( bookings, room.id, date, id );
		const verdict = verdictOn( { from, to }, taken, studio );
		return (
			room.name !== '' &&
			room.id !== roomId &&
			stanceOf( verdict, role ) === 'fits'
		);
	};
	const others = rooms
		.filter( isFreeIn )
		.slice( 0, MAX_ROOMS )
		.map( ( room ) => ( { roomId: room.id } ) );
	const taken = takenOn( bookings, roomId, date, id );
	const free = freeSpans( busySpans( taken ), studio );
	const length = to - from;
	const later = nextFree( free, from, length );
	const earlier = free
		.filter(
			( span ) =>
				span.from < from &&
				Math.min( span.to, to ) - span.from >= length
		)
		.at( -1 );
	const times = [
		later && cutTo( later, length ),
		earlier && {
			from: Math.min( earlier.to, to ) - length,
			to: Math.min( earlier.to, to ),
		},
	].flatMap( ( span ) => ( span && span.from !== from ? [ span ] : [] ) );
	return [ ...others, ...times ].slice( 0, MAX_OPTIONS );
}
