import { toApiError, type ApiError } from '../api/api-error';
import { changeBooking, type BookingAction } from '../api/bookings';
import type { Client } from '../api/client';
import type { Booking, BookingFlags } from '../domain/booking';
import { loadingFlagOf, NO_FLAGS, type WriteAction } from '../domain/card-menu';
import { requestId } from './request-id';
import { noteWrittenRevision } from './written-revision';

export interface ActionState {
	/** Of bookings that something is, or was just, done to; by id. */
	readonly flags: ReadonlyMap< string, BookingFlags >;
	/** The booking that was canceled last, while that can be undone. */
	readonly canceled: Booking | null;
	/** Why the last action came to nothing, until it has been read. */
	readonly failure: ApiError | null;
}

export interface ActionStore {
	readonly get: () => ActionState;
	readonly subscribe: ( onChange: () => void ) => () => void;
	/** True once the server has said "ok"; the reload that follows is not waited for. */
	readonly run: (
		action: WriteAction,
		booking: Booking
	) => Promise< boolean >;
	readonly undo: () => Promise< void >;
	readonly letGo: () => void;
	readonly dismissFailure: () => void;
}

const NOTHING: ActionState = {
	flags: new Map(),
	canceled: null,
	failure: null,
};

/** What the weeks in view are told. */
export interface Weeks {
	/** Something was written: the other sessions hear of it, and what is shown is read again. */
	readonly written: () => Promise< void >;
	readonly reload: () => Promise< void >;
}

export function createActionStore(
	client: Client,
	studioId: string,
	weeks: Weeks
): ActionStore {
	let state = NOTHING;
	const listeners = new Set< () => void >();

	const change = ( part: Partial< ActionState > ) => {
		state = { ...state, ...part };
		listeners.forEach( ( listener ) => listener() );
	};
	const flag = ( id: string, part: Partial< BookingFlags > ) => {
		const known = state.flags.get( id ) ?? NO_FLAGS;
		const flags = new Map( state.flags );
		flags.set( id, { ...known, ...part } );
		change( { flags } );
	};
	const unflag = ( id: string ) => {
		const flags = new Map( state.flags );
		flags.delete( id );
		change( { flags } );
	};
	const tried = async ( action: BookingAction, booking: Booking ) => {
		try {
			const id = requestId();
			const revision = await changeBooking(
				client,
				action,
				booking.id,
				id
			);
			noteWrittenRevision( studioId, revision );
			return true;
		} catch ( error: unknown ) {
			change( { failure: toApiError( error ) } );
			// It may have arrived all the same; and who is refused often looks at an old week.
			void weeks.reload();
			return false;
		}
	};
	/** The card goes on running until what it shows is what the server has. */
	const reloadThen = ( id: string ) =>
		void weeks.written().then( () => unflag( id ) );

	return {
		get: () => state,
		subscribe: ( onChange ) => {
			listeners.add( onChange );
			return () => listeners.delete( onChange );
		},
		run: async ( action, booking ) => {
			flag( booking.id, { [ loadingFlagOf( action ) ]: true } );
			if ( ! ( await tried( action, booking ) ) ) {
				unflag( booking.id );
				return false;
			}
			flag( booking.id, {
				isApproved: action === 'approve',
				isCanceled: action === 'cancel',
			} );
			if ( action === 'cancel' ) {
				change( { canceled: booking } );
			}
			reloadThen( booking.id );
			return true;
		},
		undo: async () => {
			const { canceled } = state;
			change( { canceled: null } );
			if ( canceled && ( await tried( 'restore', canceled ) ) ) {
				reloadThen( canceled.id );
			}
		},
		letGo: () => change( { canceled: null } ),
		dismissFailure: () => change( { failure: null } ),
	};
}
