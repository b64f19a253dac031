import type { Booking, Schedule } from '../../domain/booking';
import { bookingIdOf, CARD, CARD_MENU } from '../page-parts';

/** Returns the card that an event's target is in. */
export const cardOf = ( target: EventTarget | null ) =>
	target instanceof Element ? target.closest< HTMLElement >( CARD ) : null;

/** Returns whether an event's target is in a card's menu or in what opens it, or is nothing of the page. */
export const isOnMenu = ( target: EventTarget | null ) =>
	! ( target instanceof Element ) || target.closest( CARD_MENU ) !== null;

/** Returns a card's booking; null once the card is no longer in the page. */
export function bookingAt(
	card: HTMLElement | null,
	schedule: Schedule | null
): Booking | null {
	const id = card?.isConnected && bookingIdOf( card );
	return schedule?.bookings.find( ( one ) => one.id === id ) ?? null;
}
