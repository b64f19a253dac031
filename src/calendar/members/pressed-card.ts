import type { SyntheticEvent } from 'react';
import type { Booking, Schedule } from '../../domain/booking';
import { bookingIdOf, CARD, CARD_MENU } from '../page-parts';

const targetOf = ( { target }: SyntheticEvent ) =>
	target instanceof Element ? target : null;

/** Returns the card that an event is on. */
export const cardOf = ( event: SyntheticEvent ) =>
	targetOf( event )?.closest< HTMLElement >( CARD ) ?? null;

/** Returns whether an event is on a card's menu or on what opens it. */
export const isOnMenu = ( event: SyntheticEvent ) =>
	targetOf( event )?.closest( CARD_MENU ) !== null;

/** Returns a card's booking; null once the card is no longer in the page. */
export function bookingAt(
	card: HTMLElement | null,
	schedule: Schedule | null
): Booking | null {
	const id = card?.isConnected && bookingIdOf( card );
	return schedule?.bookings.find( ( one ) => one.id === id ) ?? null;
}
