import type { Booking } from '../../domain/booking';
import {
	isWrite,
	type CardAction,
	type WriteAction,
} from '../../domain/card-menu';
import { addDays } from '../../domain/time';
import type { OpenDialog } from '../actions/open-dialog';
import type { Acting } from './parts';

/** Runs an action of a card's menu; resolves to whether it is complete. */
export async function act(
	action: CardAction,
	booking: Booking,
	{ store, onDialog, onMove }: Acting
): Promise< boolean > {
	if ( isWrite( action ) ) {
		return store.run( action, booking );
	}
	if ( action === 'move' ) {
		// In one commit with the closing of the menu or the window: a key pressed after it moves the card.
		onDialog( null );
		// As in `CardTools`, a new object each time.
		onMove( { ...booking } );
		return true;
	}
	// In one commit with the closing of the menu, too. The window itself comes a frame later (ui/dialog.tsx), when the menu has
	// returned the focus to the element that the window must return it to.
	onDialog( dialogOf( action, booking ) );
	return true;
}

/** Returns what an entry of the menu opens. */
export function dialogOf(
	action: Exclude< CardAction, WriteAction | 'move' >,
	booking: Booking
): OpenDialog {
	if ( action === 'edit' || action === 'history' ) {
		return { kind: action, booking };
	}
	const { roomId, from, to } = booking;
	const date = addDays( booking.date, action === 'nextWeek' ? 7 : 0 );
	const start = { roomId, date, from, to, copyOf: booking };
	return { kind: 'create', start };
}
