import { useCallback, useMemo, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { Client } from '../../api/client';
import type { Booking, Schedule } from '../../domain/booking';
import type { CardAction } from '../../domain/card-menu';
import {
	useActions,
	useChangedWeek,
	type Actions,
} from '../../store/use-actions';
import type { WeekState } from '../../store/use-week';
import { CardLayer } from './card-layer';
import type { OpenDialog } from './dialogs';
import { LazyDialogs } from './lazy-dialogs';
import { Undo } from './undo';

interface DeskProps {
	readonly client: Client;
	readonly studioId: string;
	readonly week: WeekState;
	/** Draws the week with what is being done to its bookings. */
	readonly children: ( week: WeekState ) => ReactNode;
}

/** Everything that can be done with bookings that are there: looking at one, its menu, undoing, and what went wrong. */
export function Desk( { client, studioId, week, children }: DeskProps ) {
	const actions = useActions( client, studioId );
	const changed = useChangedWeek( week, actions );
	const schedule = useActedOn( changed );
	const [ dialog, setDialog ] = useState< OpenDialog | null >( null );
	const act = useAct( actions, setDialog );
	const openInfo = useCallback(
		( booking: Booking ) =>
			setDialog( { kind: 'info', bookingId: booking.id } ),
		[]
	);
	const closeDialog = useCallback( () => setDialog( null ), [] );
	return (
		<>
			<CardLayer
				schedule={ schedule }
				isSettled={ dialog === null && actions.failure === null }
				onOpen={ openInfo }
				onAct={ act }
			>
				{ children( changed ) }
			</CardLayer>
			<Undo actions={ actions } />
			<LazyDialogs
				client={ client }
				schedule={ schedule }
				dialog={ dialog }
				failure={ actions.failure }
				onAct={ act }
				onClose={ closeDialog }
				onFailureRead={ actions.store.dismissFailure }
			/>
		</>
	);
}

/** A week that this device kept, which may have changed since, is only looked at: as a guest looks at it. */
function useActedOn( week: WeekState ): Schedule | null {
	const schedule = week.status === 'ready' ? week.schedule : null;
	const isKept = week.status === 'ready' && week.isKept;
	return useMemo(
		() =>
			schedule && isKept
				? { ...schedule, role: 'Guest', userId: null }
				: schedule,
		[ schedule, isKept ]
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
