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
 * Where a write is told: in a toast, which may be taking it back; in the booking's window only; there and by Ctrl+Z, since a
 * later write on one of its bookings was taken back; or there with the reason why it can no longer be taken back.
 */
export type Stage = 'offered' | 'undoing' | 'kept' | 'again' | 'over';

export interface ToldWrite extends OwnWrite {
	readonly stage: Stage;
	/** Milliseconds since 1970. */
	readonly at: number;
}

/** Milliseconds in which the server takes a write back (docs/behaviour.md, 7). */
export const LONGEST_UNDO = 600_000;

/** Adds a write. Earlier ones on its bookings wait in windows until it is taken back. */
export const withWrite = (
	writes: readonly ToldWrite[],
	write: ToldWrite
): readonly ToldWrite[] => [
	...writes
		.filter( ( one ) => isYoung( one, write.at ) )
		.map( ( one ) =>
			isWaitable( one ) && haveShared( one, write )
				? { ...one, stage: 'kept' as const }
				: one
		),
	write,
];

/** Returns whether the server takes it back at that time, in milliseconds since 1970. */
export const isYoung = ( { at }: ToldWrite, now: number ) =>
	now - at < LONGEST_UNDO;

/** Removes a write that was taken back. Those that no other write covers can be taken back next. */
export function withoutUndone(
	writes: readonly ToldWrite[],
	undone: ToldWrite
): readonly ToldWrite[] {
	const left = writes.filter(
		( { requestId } ) => requestId !== undone.requestId
	);
	return left.map( ( one ) =>
		one.stage === 'kept' &&
		one.at <= undone.at &&
		haveShared( one, undone ) &&
		! isCovered( left, one )
			? { ...one, stage: 'again' as const }
			: one
	);
}

/**
 * Ends a write that is not taken back any more. Neither are those that it covers, as they would be taken back from what they
 * left.
 *
 * @param writes
 * @param ended
 * @param isTold Whether a booking's window tells a write that is over.
 */
export function withoutOffer(
	writes: readonly ToldWrite[],
	ended: ToldWrite,
	isTold: ( write: ToldWrite ) => boolean
): readonly ToldWrite[] {
	const over = writes.reduceRight(
		( found, one ) =>
			one.stage !== 'undoing' &&
			found.some(
				( other ) => one.at <= other.at && haveShared( one, other )
			)
				? found.concat( one )
				: found,
		[ ended ]
	);
	return writes.flatMap( ( one ) => {
		if ( ! over.some( ( { requestId } ) => requestId === one.requestId ) ) {
			return [ one ];
		}
		return isTold( one ) ? [ { ...one, stage: 'over' as const } ] : [];
	} );
}

/** Returns whether a later write on one of its bookings has to be taken back before it. */
export const isCovered = (
	writes: readonly ToldWrite[],
	write: ToldWrite
): boolean =>
	writes
		.slice(
			1 +
				writes.findIndex(
					( { requestId } ) => requestId === write.requestId
				)
		)
		.some( ( later ) => haveShared( later, write ) );

const isWaitable = ( { stage }: ToldWrite ) =>
	stage !== 'undoing' && stage !== 'over';

const haveShared = ( one: OwnWrite, other: OwnWrite ) =>
	one.bookings.some( ( { id } ) => isAbout( other, id ) );

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

/** Returns whether the server has not answered a write yet, and the week shows what it will leave. */
export const isUnderWay = ( { flags, moved }: OwnChanges ) =>
	flags.size > 0 || moved.length > 0;

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

/** Fields of a booking that writes change. */
const WRITTEN = [
	'roomId',
	'eventId',
	'trainerId',
	'date',
	'from',
	'to',
	'isPending',
	'isPrivate',
	'hiddenOwnerDescription',
	'seriesId',
] as const;

/** Returns whether a booking is not as a write left it, as far as it is known here. */
export function hasChangedSince( write: OwnWrite, now: Booking ): boolean {
	const left = write.bookings.find( ( { id } ) => id === now.id );
	if ( ! left || ( now.revision ?? 0 ) <= ( left.revision ?? Infinity ) ) {
		return false;
	}
	const isSame =
		WRITTEN.every( ( name ) => left[ name ] === now[ name ] ) &&
		left.payment?.isPaid === now.payment?.isPaid;
	// What was canceled is known as it was before.
	return write.kind === 'cancel' || ! isSame;
}

/**
 * Returns the bookings canceled by writes that can be taken back. One that was seen back and was changed again, before the
 * server has answered that it is back, belongs to the later write.
 */
export const canceledBy = (
	writes: readonly ToldWrite[]
): readonly Booking[] =>
	writes
		.filter(
			( write ) =>
				write.kind === 'cancel' &&
				isInToast( write ) &&
				! isCovered( writes, write )
		)
		.flatMap( ( { bookings } ) => bookings );
