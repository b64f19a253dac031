import type { Booking, BookingFlags, Schedule } from './booking';
import { withFlags, withMoved, type WriteAction } from './card-menu';

/** A write of this session, which the person is told of and may take back. */
export interface OwnWrite {
	/** Idempotency key of its request, by which the server takes it back. */
	readonly requestId: string;
	readonly kind: WriteAction | 'add' | 'copy' | 'edit' | 'move';
	/** Bookings after it, canceled ones as before it; empty if an external host does not send them. */
	readonly bookings: readonly Booking[];
	/** Whether it made an approved booking pending. */
	readonly isPendingAgain: boolean;
}

/**
 * Where a write is told: in a toast, which may be taking it back; in the booking's window only; or there with the reason
 * why it can no longer be taken back.
 */
export type Stage = 'offered' | 'undoing' | 'kept' | 'over';

export interface ToldWrite extends OwnWrite {
	readonly stage: Stage;
	/** Milliseconds since 1970. */
	readonly at: number;
}

/** Milliseconds in which the server takes a write back (docs/behaviour.md, 7). */
export const LONGEST_UNDO = 600_000;

/** Adds a write. The server takes back only the last one of each booking. */
export const withWrite = (
	writes: readonly ToldWrite[],
	write: ToldWrite
): readonly ToldWrite[] => [
	...writes
		.filter( ( { at } ) => write.at - at < LONGEST_UNDO )
		.map( ( one ) =>
			one.bookings.some( ( { id } ) => isAbout( write, id ) )
				? { ...one, stage: 'over' as const }
				: one
		),
	write,
];

export const isAbout = ( { bookings }: OwnWrite, bookingId: string ) =>
	bookings.some( ( { id } ) => id === bookingId );

/** Returns whether a write has a toast. */
export const isInToast = ( { stage }: ToldWrite ) =>
	stage === 'offered' || stage === 'undoing';

/** What this session has changed and the server's answers do not have yet. */
export interface OwnChanges {
	/** Flags of bookings with running actions, by ID. */
	readonly flags: ReadonlyMap< string, BookingFlags >;
	/** Writes of the last ten minutes, the latest last. */
	readonly writes: readonly ToldWrite[];
	/** Bookings shown where they are being saved. */
	readonly moved: readonly Booking[];
}

/** Returns a week with this session's changes; the same object without any. */
export function withOwnChanges(
	schedule: Schedule,
	{ flags, writes, moved }: OwnChanges
): Schedule {
	const canceled = canceledBy( writes );
	if ( flags.size + canceled.length + moved.length === 0 ) {
		return schedule;
	}
	const placed = withMoved( schedule.bookings, moved, schedule.range );
	return { ...schedule, bookings: withFlags( placed, flags, canceled ) };
}

/** Returns the bookings canceled by writes that can be taken back. */
export const canceledBy = (
	writes: readonly ToldWrite[]
): readonly Booking[] =>
	writes
		.filter( ( write ) => write.kind === 'cancel' && isInToast( write ) )
		.flatMap( ( { bookings } ) => bookings );
