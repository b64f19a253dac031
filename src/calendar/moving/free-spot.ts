import { CARD, COLUMN } from '../page-parts';

/** Returns whether something is on free hours, where a time can be drawn. */
export const isFreeSpot = ( target: EventTarget | null ) =>
	target instanceof Element &&
	target.closest( COLUMN ) !== null &&
	target.closest( CARD ) === null;
