import { useCallback, useMemo, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { Client } from '../../api/client';
import type { Booking, Schedule } from '../../domain/booking';
import type { CardAction } from '../../domain/card-menu';
import { ABILITIES } from '../../domain/permissions';
import {
	useActions,
	useChangedWeek,
	type Actions,
} from '../../store/use-actions';
import type { WeekState } from '../../store/use-week';
import { CardLayer } from './card-layer';
import { LazyDialogs } from './lazy-dialogs';
import { isForm, type OnBook, type OpenDialog } from './open-dialog';
import { Undo } from './undo';

interface DeskProps {
	readonly client: Client;
	readonly studioId: string;
	readonly week: WeekState;
	/**
	 * Draws the week with what is being done to its bookings.
	 *
	 * @param onBook Null for who may not add bookings.
	 */
	readonly children: ( week: WeekState, onBook: OnBook | null ) => ReactNode;
}

/** Everything that can be done with bookings: making one, looking at one, its menu, undoing, and what went wrong. */
export function Desk( { client, studioId, week, children }: DeskProps ) {
	const actions = useActions( client, studioId );
	const changed = useChangedWeek( week, actions );
	const schedule = changed.status === 'ready' ? changed.schedule : null;
	const [ dialog, setDialog ] = useState< OpenDialog | null >( null );
	const act = useAct( actions, setDialog );
	const openInfo = useCallback(
		( booking: Booking ) =>
			setDialog( { kind: 'info', bookingId: booking.id } ),
		[]
	);
	const closeDialog = useCallback( () => setDialog( null ), [] );
	const onBook = useBook( schedule, setDialog );
	// A dialog that opens draws nothing of the calendar anew.
	const drawn = useMemo(
		() => children( changed, onBook ),
		[ children, changed, onBook ]
	);
	return (
		<>
			<CardLayer
				schedule={ schedule }
				isSettled={ dialog === null && actions.failure === null }
				onOpen={ openInfo }
				onAct={ act }
			>
				{ drawn }
			</CardLayer>
			<Undo actions={ actions } />
			<LazyDialogs
				client={ client }
				schedule={ schedule }
				dialog={ dialog && ! isForm( dialog ) ? dialog : null }
				failure={ actions.failure }
				onAct={ act }
				onClose={ closeDialog }
				onFailureRead={ actions.store.dismissFailure }
			/>
		</>
	);
}

function useBook(
	schedule: Schedule | null,
	setDialog: ( dialog: OpenDialog ) => void
): OnBook | null {
	const mayAdd =
		schedule !== null && ABILITIES[ schedule.role ].add !== 'none';
	return useMemo(
		() =>
			mayAdd ? ( start ) => setDialog( { kind: 'create', start } ) : null,
		[ mayAdd, setDialog ]
	);
}

/** True when there is nothing left to wait for and the menu may close. */
export type Act = (
	action: CardAction,
	booking: Booking
) => Promise< boolean >;

function useAct(
	{ store }: Actions,
	setDialog: ( dialog: OpenDialog ) => void
): Act {
	return useCallback(
		async ( action, booking ) => {
			if ( action !== 'history' ) {
				return store.run( action, booking );
			}
			setDialog( { kind: 'history', booking } );
			return true;
		},
		[ store, setDialog ]
	);
}
