import { toApiError, type ApiError } from '../api/api-error';
import { changeBooking, type BookingAction } from '../api/bookings';
import type { Client } from '../api/client';
import type { Written } from '../api/written';
import type { Booking, BookingFlags } from '../domain/booking';
import { effectOf, flagsOf, type WriteAction } from '../domain/card-menu';
import type { BookingChange } from '../domain/writes';
import { putting } from './answers';
import { createExternalStore, type ExternalStore } from './external-store';
import { requestId } from './request-id';

/** Why an action came to nothing, and the way to try once more. */
export interface Failure {
	readonly error: ApiError;
	/** Under the same request id, so that what was done all the same is not done twice. */
	readonly retry: () => void;
}

export interface ActionState {
	/** Of bookings that something is done to; by id. */
	readonly flags: ReadonlyMap< string, BookingFlags >;
	/** The bookings that were canceled while that can be undone, the last one at the end. */
	readonly canceled: readonly Booking[];
	/** Of what failed and has not been read yet, the first. */
	readonly failure: Failure | null;
}

export interface ActionStore extends ExternalStore< ActionState > {
	/** True once the server has said "ok" and the calendar shows it; the reload that follows is not waited for. */
	readonly run: (
		action: WriteAction,
		booking: Booking
	) => Promise< boolean >;
	readonly undo: ( booking: Booking ) => void;
	readonly dismissUndo: ( booking: Booking ) => void;
	readonly dismissFailure: () => void;
}

/** What follows a write of this session; done once the change has reached the calendar. */
export type AfterWrite = (
	written: Written,
	changes: readonly BookingChange[]
) => Promise< void >;

/** What the weeks in view are told. */
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
			// It may have arrived all the same; and who is refused often looks at an old week.
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
		undo: ( booking ) => {
			dismissUndo( booking );
			void tried( 'restore', booking );
		},
		dismissUndo,
		dismissFailure: () => setFailures( failures.slice( 1 ) ),
	};
}
