import { useCallback, useMemo, useState } from '@wordpress/element';
import type { ReactNode, SetStateAction } from 'react';
import type { Booking, Schedule } from '../../domain/booking';
import { ABILITIES } from '../../domain/permissions';
import { useActions, useChangedWeek } from '../../store/use-actions';
import type { WeekState } from '../../store/use-week';
import { useMembers } from '../members/context';
import { StudioProvider, type StudioPlace } from '../studio-context';
import { CardLayer } from './card-layer';
import { LazyDialogs } from './lazy-dialogs';
import type { Note } from './note';
import { isForm, type Act, type OnBook, type OpenDialog } from './open-dialog';
import { useSaid } from './said';
import { SaidHere } from './said-here';

interface BookingActionsProps {
	/** The same object until it changes. */
	readonly place: StudioPlace;
	readonly week: WeekState;
	/** Renders the week with the flags of running actions. */
	readonly children: ( week: WeekState ) => ReactNode;
}

/** Provides all actions on bookings: creating, viewing, the menu, undo, and error messages. */
export function BookingActions( props: BookingActionsProps ) {
	const { place, week, children } = props;
	const members = useMembers();
	const actions = useActions( place.client, place.studioId, members );
	const changed = useChangedWeek( week, actions, members );
	const schedule = useActedOn( changed );
	const known = useLast( schedule );
	const { said, saidNothing } = useSaid( week );
	const [ dialog, setDialog ] = useDialog( saidNothing );
	const [ note, setNote ] = useState< Note | null >( null );
	const [ toMove, setToMove ] = useState< Booking | null >( null );
	const { store } = actions;
	const onAct: Act = useCallback(
		async ( action, booking ) =>
			members?.act( action, booking, {
				store,
				onDialog: setDialog,
				onMove: setToMove,
			} ) ?? false,
		[ members, store, setDialog ]
	);
	const openInfo = useCallback(
		( booking: Booking ) =>
			setDialog( { kind: 'info', bookingId: booking.id } ),
		[ setDialog ]
	);
	// An answer that its dialog waited for may come while another one is open.
	const closeDialog = useCallback(
		() => setDialog( ( open ) => ( open === dialog ? null : open ) ),
		[ dialog, setDialog ]
	);
	const endNote = useCallback( () => setNote( null ), [] );
	const onBook = useBook( members ? known : null, setDialog );
	const studio = useMemo(
		() => ( { ...place, onBook, onAct, onOpen: setDialog } ),
		[ place, onBook, onAct, setDialog ]
	);
	// Opening a dialog must not render the calendar again.
	const drawn = useMemo( () => children( changed ), [ children, changed ] );
	return (
		<StudioProvider value={ studio }>
			<CardLayer
				schedule={ schedule }
				isSettled={ dialog === null && actions.failure === null }
				onOpen={ openInfo }
				moving={ {
					store,
					toMove,
					onMove: setToMove,
					onNote: setNote,
				} }
			>
				{ drawn }
			</CardLayer>
			<SaidHere said={ dialog ? null : said } />
			{ members && (
				<members.Toasts
					actions={ actions }
					note={ note }
					onNote={ setNote }
					onNoteEnd={ endNote }
				/>
			) }
			<LazyDialogs
				schedule={ schedule }
				dialog={ dialog && ! isForm( dialog ) ? dialog : null }
				actions={ actions }
				onNote={ setNote }
				onClose={ closeDialog }
				onFailureRead={ actions.store.dismissFailure }
			/>
			{ members && (
				<members.Form
					schedule={ known }
					dialog={ dialog && isForm( dialog ) ? dialog : null }
					store={ store }
					isLikely={ onBook !== null }
					onClose={ closeDialog }
					onNote={ setNote }
				/>
			) }
		</StudioProvider>
	);
}

/** Returns the schedule for actions; a stored week may be stale and is read-only, as for a guest. */
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

/** Returns the last schedule, so that an open form stays open while another week loads. */
function useLast( schedule: Schedule | null ): Schedule | null {
	const [ last, setLast ] = useState( schedule );
	if ( schedule && schedule !== last ) {
		setLast( schedule );
	}
	return schedule ?? last;
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

/** Returns the open dialog; opening or closing one clears earlier announcements. */
function useDialog( onChange: () => void ) {
	const [ dialog, setDialog ] = useState< OpenDialog | null >( null );
	const change = useCallback(
		( next: SetStateAction< OpenDialog | null > ) => {
			onChange();
			setDialog( next );
		},
		[ onChange ]
	);
	return [ dialog, change ] as const;
}
