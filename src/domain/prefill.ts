import type { Booking, Studio } from './booking';
import type { BookingStart } from './booking-start';
import {
	busySpans,
	cutTo,
	defaultLength,
	freeSpans,
	nextFree,
	SHORTEST_SLOT,
	slotInHour,
	takenOn,
	type Span,
} from './free-time';
import { ABILITIES, type Role } from './permissions';
import { isInRange, type DateRange, type IsoDate, type WallTime } from './time';

/** Default times of the Book button (specification, 9); a booking from the grid takes an hour (section 2). */
const DEFAULT_FROM = 12 * 60;
const DEFAULT_TO = 14 * 60;

/** Initial values of a new booking; without a room only if the studio has none. */
export interface Prefill extends Span {
	readonly roomId: string | null;
	readonly date: IsoDate;
}

/** Visible state of the studio. */
export interface PrefillContext {
	readonly bookings: readonly Booking[];
	/** IDs of the studio's rooms in order. */
	readonly roomIds: readonly string[];
	readonly studio: Pick<
		Studio,
		'earliestHour' | 'latestHour' | 'gapMinutes' | 'minMinutes'
	>;
	readonly role: Role;
	readonly now: WallTime;
	readonly range: DateRange;
}

type Slot = Span & { readonly roomId: string };
type FindSlot = ( busy: readonly Span[] ) => Span | null;

/** Returns the room, date and time of a new booking from where the person started it (docs/behaviour.md, 9). */
export function prefillFor(
	start: BookingStart,
	context: PrefillContext
): Prefill {
	const date = dateFor( start, context );
	const rooms = roomsFor( start, context );
	const roomId = rooms[ 0 ] ?? null;
	const given = givenTime( start );
	if ( given ) {
		return start.copyOf?.date === date
			? { roomId, date, ...nextTime( given, roomId, date, context ) }
			: { roomId, date, ...given };
	}
	for ( const find of waysToFind( start, date, context ) ) {
		const slot = earliest( rooms, ( id ) =>
			find( busySpans( takenOn( context.bookings, id, date ) ) )
		);
		if ( slot ) {
			return { roomId: slot.roomId, date, from: slot.from, to: slot.to };
		}
	}
	const to = DEFAULT_FROM + defaultLength( context.studio );
	return { roomId, date, from: DEFAULT_FROM, to };
}

/** Returns the time that the start itself says; null where a free one is searched for. */
function givenTime( { from, to, isBookButton }: BookingStart ): Span | null {
	if ( from !== null && to !== undefined ) {
		return { from, to };
	}
	return isBookButton ? { from: DEFAULT_FROM, to: DEFAULT_TO } : null;
}

/** Returns the first free time of the same length in the room after another one; that one itself if there is none. */
function nextTime(
	{ from, to }: Span,
	roomId: string | null,
	date: IsoDate,
	{ bookings, studio }: PrefillContext
): Span {
	const busy = busySpans( takenOn( bookings, roomId ?? '', date ) );
	const free = nextFree( freeSpans( busy, studio ), to, to - from );
	return free ? cutTo( free, to - from ) : { from, to };
}

/** Returns the candidate rooms; all of the studio if none is given or those in view no longer exist. */
function roomsFor(
	{ roomId, roomIds }: BookingStart,
	context: PrefillContext
): readonly string[] {
	if ( roomId !== null ) {
		return [ roomId ];
	}
	const inView = context.roomIds.filter( ( id ) => roomIds?.includes( id ) );
	return inView.length > 0 ? inView : context.roomIds;
}

/** Returns the date; today for people who may not book past dates (docs/decisions/0006). */
function dateFor(
	start: BookingStart,
	{ role, now, range }: PrefillContext
): IsoDate {
	const isPast = start.date !== null && start.date < now.date;
	if ( start.date !== null && ( ! isPast || mayBookPast( role ) ) ) {
		return start.date;
	}
	return ! isInRange( now.date, range ) && range.from > now.date
		? range.from
		: now.date;
}

const mayBookPast = ( role: Role ) => ABILITIES[ role ].edit === 'all';

/**
 * Returns the searches for a time, the best first. A selected hour counts even if past (this morning's class may be
 * entered at noon); a day header needs a whole future hour.
 */
function waysToFind(
	{ date: pointedDate, from }: BookingStart,
	date: IsoDate,
	{ studio, now }: PrefillContext
): readonly FindSlot[] {
	const length = defaultLength( studio );
	const soonest = date === now.date ? quarterFrom( now.minutes ) : 0;
	const isMoved = pointedDate !== null && pointedDate !== date;
	const free =
		( start: number, minutes: number ): FindSlot =>
		( busy ) => {
			const slot = nextFree( freeSpans( busy, studio ), start, minutes );
			return slot && cutTo( slot, length );
		};
	const shortest = Math.max( SHORTEST_SLOT, studio.minMinutes );
	if ( from !== null && ! isMoved ) {
		const hour = Math.floor( from / 60 );
		return [
			( busy ) => slotInHour( busy, hour, studio ),
			free( hour * 60, shortest ),
		];
	}
	const wanted = Math.max( from ?? DEFAULT_FROM, soonest );
	return [
		free( wanted, length ),
		free( wanted, shortest ),
		free( soonest, shortest ),
	];
}

const quarterFrom = ( minutes: number ) => Math.ceil( minutes / 15 ) * 15;

/** Returns the room that is free earliest, and among those the one that is free longest. */
function earliest(
	roomIds: readonly string[],
	slotOf: ( roomId: string ) => Span | null
): Slot | null {
	let best: Slot | null = null;
	for ( const roomId of roomIds ) {
		const slot = slotOf( roomId );
		if ( slot && ( ! best || isBetter( slot, best ) ) ) {
			best = { roomId, ...slot };
		}
	}
	return best;
}

const isBetter = ( a: Span, b: Span ) =>
	a.from < b.from || ( a.from === b.from && a.to > b.to );
