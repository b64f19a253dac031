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

/** The specification's default times (section 9); from the grid it is an hour (section 2). */
const DEFAULT_FROM = 12 * 60;
const DEFAULT_TO = 14 * 60;

/** What a new booking starts with; no room only where the studio has none. */
export interface Prefill extends Span {
	readonly roomId: string | null;
	readonly date: IsoDate;
}

/** The studio as it is in view. */
export interface PrefillContext {
	readonly bookings: readonly Booking[];
	/** Rooms of the studio, in their order. */
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

/** Room, date and time that a booking starts with, by what was pointed at (docs/behaviour.md, 9). */
export function prefillFor(
	start: BookingStart,
	context: PrefillContext
): Prefill {
	const date = dateFor( start, context );
	const rooms = roomsFor( start, context );
	if ( start.isBookButton ) {
		return {
			roomId: rooms[ 0 ] ?? null,
			date,
			from: DEFAULT_FROM,
			to: DEFAULT_TO,
		};
	}
	for ( const find of waysToFind( start, date, context ) ) {
		const slot = earliest( rooms, ( roomId ) =>
			find( busySpans( takenOn( context.bookings, roomId, date ) ) )
		);
		if ( slot ) {
			return { roomId: slot.roomId, date, from: slot.from, to: slot.to };
		}
	}
	return {
		roomId: rooms[ 0 ] ?? null,
		date,
		from: DEFAULT_FROM,
		to: DEFAULT_FROM + defaultLength( context.studio ),
	};
}

/** All of the studio where nothing says, or where none of those in view is there any more. */
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

/** Who may not book the past (docs/decisions/0006) is taken to today. */
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
 * The ways to look for a time, the best first. An hour that was pointed at is meant, though it be past (a morning's class
 * may be written down at noon); a day header wants a whole hour that is yet to come.
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

/** Of several rooms the one that is free first, and of those the one that is free longest. */
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
