import { isLoading, type Booking, type Schedule } from '../../domain/booking';
import { cardActions } from '../../domain/card-menu';
import type { IsoDate } from '../../domain/time';
import { cardOf, isOnMenu } from '../members/pressed-card';
import { bookingIdOf } from '../page-parts';

/** Returns the booking of a card that this person may move; null for anything else. */
export function movableAt(
	target: EventTarget | null,
	schedule: Schedule | null,
	today: IsoDate
): Booking | null {
	const id = idAt( target );
	const booking = schedule?.bookings.find( ( one ) => one.id === id );
	return schedule && booking && isMovable( booking, schedule, today )
		? booking
		: null;
}

/** Returns the booking of the card around an element, but not for the card's menu. */
function idAt( target: EventTarget | null ): string | null {
	const card = cardOf( target );
	return card && ! isOnMenu( target )
		? ( bookingIdOf( card ) ?? null )
		: null;
}

const isMovable = ( booking: Booking, schedule: Schedule, today: IsoDate ) =>
	! isLoading( booking ) &&
	cardActions( booking, schedule, today ).includes( 'move' );
