import type { CopyRequest, WeekCopy } from '../../api/copy-week';
import type { Booking, Room } from '../../domain/booking';
import type { DateOverride } from '../../domain/booking-form';
import {
	busySpans,
	cutTo,
	freeSpans,
	nextFree,
	takenOn,
	type SlotRules,
	type Span,
} from '../../domain/free-time';
import type { IsoDate } from '../../domain/time';

/** What the person has decided about single bookings, by their IDs. */
export interface Choices {
	/** Free ones that are left out all the same. */
	readonly left: readonly string[];
	/** Another room or time for one that cannot be copied as it is. */
	readonly repairs: Readonly< Record< string, DateOverride > >;
}

export const NO_CHOICES: Choices = { left: [], repairs: {} };

/** Weeks and rooms of a copy, without what is decided about single bookings. */
export type CopyRange = Omit< CopyRequest, 'skip' | 'overrides' >;

/** Returns whether a booking will be copied. */
export const isCopied = ( { id, isFree }: WeekCopy, { left }: Choices ) =>
	isFree && ! left.includes( id );

/** Returns whether a booking needs a decision: it cannot be copied as it is, or only by a decision made. */
export const isClash = ( { id, isFree }: WeekCopy, { repairs }: Choices ) =>
	! isFree || id in repairs;

/**
 * Returns whether another room or time may help: the place is taken, by something other than the same booking.
 */
export const isRepairable = (
	{ id, code, isAlreadyThere }: WeekCopy,
	{ repairs }: Choices
) => id in repairs || ( code === 'slot_taken' && ! isAlreadyThere );

/**
 * Returns the request that is checked. Bookings of one week are never in each other's way, so leaving some out matters
 * only once others go to another room or time; until then, ticks ask nothing.
 */
export function checkedRequest(
	range: CopyRange,
	{ left, repairs }: Choices
): CopyRequest {
	const hasRepairs = Object.keys( repairs ).length > 0;
	return { ...range, skip: hasRepairs ? left : [], overrides: repairs };
}

/** Returns the request that is sent: every booking that will not be copied is left out by its ID. */
export function writtenRequest(
	range: CopyRange,
	copies: readonly WeekCopy[],
	choices: Choices
): CopyRequest {
	const ids = copies
		.filter( ( copy ) => isCopied( copy, choices ) )
		.map( ( { id } ) => id );
	return {
		...range,
		skip: copies
			.map( ( { id } ) => id )
			.filter( ( id ) => ! ids.includes( id ) ),
		overrides: Object.fromEntries(
			Object.entries( choices.repairs ).filter( ( [ id ] ) =>
				ids.includes( id )
			)
		),
	};
}

/** Day of the copies with its bookings, in the order of the week. */
export interface CopyDay {
	readonly date: IsoDate;
	readonly copies: readonly WeekCopy[];
}

export function byDay( copies: readonly WeekCopy[] ): readonly CopyDay[] {
	const days = new Map< IsoDate, WeekCopy[] >();
	for ( const copy of copies ) {
		const { date } = copy.to;
		days.set( date, [ ...( days.get( date ) ?? [] ), copy ] );
	}
	return Array.from( days, ( [ date, ofDay ] ) => ( {
		date,
		copies: ofDay,
	} ) );
}

/** What is known of the week that the copies go into. */
export interface Surroundings {
	readonly bookings: readonly Booking[];
	readonly copies: readonly WeekCopy[];
	readonly rooms: readonly Room[];
	readonly rules: SlotRules;
}

/**
 * Returns the ways to copy a booking whose place is taken: the other rooms that are free then, and the next free time
 * in its own room, or otherwise an earlier one. The server checks the one that is selected.
 */
export function repairsOf(
	copy: WeekCopy,
	{ bookings, copies, rooms, rules }: Surroundings
): readonly DateOverride[] {
	const { from, to, roomId } = copy.from;
	const { date } = copy.to;
	const freeIn = ( room: string ) =>
		freeSpans(
			busySpans( [
				...takenOn( bookings, room, date ),
				...copies
					.filter(
						( { id, isFree, to: place } ) =>
							id !== copy.id &&
							isFree &&
							place.roomId === room &&
							place.date === date
					)
					.map( ( { to: place } ) => place ),
			] ),
			rules
		);
	const other = rooms.filter(
		( { id, name } ) =>
			name !== '' && id !== roomId && fits( { from, to }, freeIn( id ) )
	);
	const free = freeIn( roomId );
	const next =
		nextFree( free, from, to - from ) ?? nextFree( free, 0, to - from );
	return [
		...other.map( ( { id } ) => ( { roomId: id } ) ),
		...( next ? [ cutTo( next, to - from ) ] : [] ),
	];
}

const fits = ( { from, to }: Span, free: readonly Span[] ) =>
	free.some( ( span ) => span.from <= from && to <= span.to );
