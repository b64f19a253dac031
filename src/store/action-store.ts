import { toApiError, type ApiError } from '../api/api-error';
import type { Client } from '../api/client';
import type { Written } from '../api/written';
import type { Booking } from '../domain/booking';
import { effectOf, flagsOf, type WriteAction } from '../domain/card-menu';
import {
	withoutOffer,
	withoutUndone,
	withWrite,
	type OwnChanges,
	type OwnWrite,
	type Stage,
	type ToldWrite,
} from '../domain/own-writes';
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

export interface ActionState extends OwnChanges {
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
	/** Tells the person of a write, and offers to take it back. */
	readonly wrote: ( write: OwnWrite ) => void;
	/** Changes where a write is told. */
	readonly setStage: ( write: ToldWrite, stage: Stage ) => void;
	/** Forgets a write that was taken back, and offers those before it. */
	readonly tookBack: ( write: ToldWrite ) => void;
	/** Tells that a write, and those before it on its bookings, can no longer be taken back. */
	readonly gaveUp: ( write: ToldWrite ) => void;
	/** Tells a write whose toast has ended in its booking's window, where it has one. */
	readonly endToast: ( write: ToldWrite ) => void;
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
		writes: [],
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
	const setStage = ( { requestId: id }: ToldWrite, stage: Stage ) =>
		change( {
			writes: get().writes.map( ( one ) =>
				one.requestId === id ? { ...one, stage } : one
			),
		} );
	// A canceled booking has no window, and an external host takes nothing back there.
	const isTold = ( { kind }: ToldWrite ) => client.isOwn && kind !== 'cancel';
	const gaveUp = ( one: ToldWrite ) =>
		change( { writes: withoutOffer( get().writes, one, isTold ) } );
	const wrote = ( write: OwnWrite ) =>
		change( {
			writes: withWrite( get().writes, {
				...write,
				stage: 'offered',
				at: Date.now(),
			} ),
		} );

	const write = async (
		action: WriteAction,
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
		wrote( {
			requestId: id,
			kind: action,
			bookings: told.length ? told : [ booking ],
			isPendingAgain: false,
		} );
		await weeks.written( written, changes );
	};
	const tried = async (
		action: WriteAction,
		booking: Booking,
		id = requestId()
	): Promise< boolean > => {
		const run = { action, booking };
		setRunning( [ ...running, run ] );
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
				moved: get()
					.moved.filter( ( one ) => one.id !== id )
					.concat( booking ?? [] ),
			} ),
		wrote,
		setStage,
		tookBack: ( one ) =>
			change( { writes: withoutUndone( get().writes, one ) } ),
		gaveUp,
		endToast: ( one ) =>
			isTold( one ) ? setStage( one, 'kept' ) : gaveUp( one ),
		dismissFailure: () => setFailures( failures.slice( 1 ) ),
	};
}
