import { toApiError, type ApiError } from '../api/api-error';
import type { BookingAction } from '../api/bookings';
import type { Client } from '../api/client';
import type { Written } from '../api/written';
import type { Booking, BookingFlags } from '../domain/booking';
import { effectOf, flagsOf, type WriteAction } from '../domain/card-menu';
import type { BookingChange } from '../domain/writes';
import { putting } from './answers';
import { createExternalStore, type ExternalStore } from './external-store';
import { requestId } from './request-id';

/** Failed action with its error and a way to retry. */
export interface Failure {
	readonly error: ApiError;
	/** Retries with the same request ID, so that an action that did succeed is not repeated. */
	readonly retry: () => void;
}

export interface ActionState {
	/** Flags of bookings with running actions, by ID. */
	readonly flags: ReadonlyMap< string, BookingFlags >;
	/** Canceled bookings that can still be restored, the latest last. */
	readonly canceled: readonly Booking[];
	/** Bookings shown where they are being saved. */
	readonly moved: readonly Booking[];
	/** The oldest failure that was not dismissed. */
	readonly failure: Failure | null;
}

export interface ActionStore extends ExternalStore< ActionState > {
	/**
	 * Resolves to true once the server accepted the action and the calendar shows it, without waiting for the reload.
	 */
	readonly run: (
		action: WriteAction,
		booking: Booking
	) => Promise< boolean >;
	/** Shows a booking where it is being saved; null shows it again where it is. */
	readonly showMoved: ( id: string, booking: Booking | null ) => void;
	readonly undo: ( booking: Booking ) => void;
	readonly dismissUndo: ( booking: Booking ) => void;
	readonly dismissFailure: () => void;
}

/** Runs after a write of this session; resolves once the calendar shows the change. */
export type AfterWrite = (
	written: Written,
	changes: readonly BookingChange[]
) => Promise< void >;

/** Updates the weeks in view. */
export interface Weeks {
	readonly written: AfterWrite;
	readonly reload: () => void;
}

interface Run {
	readonly action: WriteAction;
	readonly booking: Booking;
}

export function createActionStore( client: Client, weeks: Weeks ): ActionStore {
	let running: readonly Run[] = [];
	let failures: readonly Failure[] = [];
	const { get, subscribe, change } = createExternalStore< ActionState >( {
		flags: new Map(),
		canceled: [],
		moved: [],
		failure: null,
	} );

	const setRunning = ( runs: readonly Run[] ) => {
		running = runs;
		change( { flags: flagsOf( running ) } );
	};
	const setFailures = ( all: readonly Failure[] ) => {
		failures = all;
		change( { failure: failures[ 0 ] ?? null } );
	};
	const dismissUndo = ( booking: Booking ) =>
		change( {
			canceled: get().canceled.filter( ( { id } ) => id !== booking.id ),
		} );

	const write = async (
		action: BookingAction,
		booking: Booking,
		id: string
	) => {
		// In the chunk of the menu and the dialogs, where actions are chosen: it is there already.
		const { changeBooking } = await import(
			/* webpackChunkName: "dialogs" */ '../api/bookings'
		);
		const written = await changeBooking( client, action, booking.id, id );
		const told = action === 'cancel' ? [] : written.bookings;
		const changes = told.length
			? told.map( putting )
			: [ { id: booking.id, to: effectOf( action, booking ) } ];
		if ( action === 'cancel' ) {
			dismissUndo( booking );
			change( { canceled: [ ...get().canceled, booking ] } );
		}
		await weeks.written( written, changes );
	};
	const tried = async (
		action: BookingAction,
		booking: Booking,
		id = requestId()
	): Promise< boolean > => {
		const run = action === 'restore' ? null : { action, booking };
		setRunning( run ? [ ...running, run ] : running );
		try {
			await write( action, booking, id );
			return true;
		} catch ( error: unknown ) {
			const retry = () => void tried( action, booking, id );
			setFailures( [
				...failures,
				{ error: toApiError( error ), retry },
			] );
			// The write may have succeeded, and a rejected one often comes from a stale week.
			weeks.reload();
			return false;
		} finally {
			setRunning( running.filter( ( one ) => one !== run ) );
		}
	};

	return {
		get,
		subscribe,
		run: ( action, booking ) => tried( action, booking ),
		showMoved: ( id, booking ) =>
			change( {
				moved: [
					...get().moved.filter( ( one ) => one.id !== id ),
					...( booking ? [ booking ] : [] ),
				],
			} ),
		undo: ( booking ) => {
			dismissUndo( booking );
			void tried( 'restore', booking );
		},
		dismissUndo,
		dismissFailure: () => setFailures( failures.slice( 1 ) ),
	};
}
