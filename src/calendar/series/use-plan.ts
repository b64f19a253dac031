import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from '@wordpress/element';
import type { ApiError } from '../../api/api-error';
import type { SeriesScope } from '../../contract/series';
import type { Schedule } from '../../domain/booking';
import { hasOtherFields } from '../../domain/booking-form';
import { isSamePlace } from '../../domain/moving/place';
import {
	exceptionsOf,
	NO_EXCEPTIONS,
	rowsOf,
	withClashes,
	type Choice,
	type Choices,
	type Clashes,
	type Exceptions,
	type PlanRow,
} from '../../domain/series/choices';
import type { SeriesCheck } from '../../domain/series/series-check';
import type { IsoDate } from '../../domain/time';
import { requestId } from '../../store/request-id';
import { isSame, useRested } from '../../store/use-date-checks';
import type { SeriesChange } from '../actions/open-dialog';
import { useStudio } from '../studio-context';
import {
	checkAgain,
	useCheck,
	type Checking,
	type SeriesWrite,
} from './use-check';
import { useOptions, type LookedUpByDate } from './use-options';

/** What a change does. */
export type Deed = 'move' | 'change' | 'cancel';

export interface Plan {
	readonly deed: Deed;
	readonly scope: SeriesScope;
	readonly setScope: ( scope: SeriesScope ) => void;
	/** Bookings of each scope; null while unknown. */
	readonly counts: SeriesCheck[ 'counts' ] | null;
	readonly past: readonly IsoDate[];
	/** Null until the server has answered for this scope. */
	readonly rows: readonly PlanRow[] | null;
	readonly lookedUp: LookedUpByDate;
	readonly choose: ( date: IsoDate, choice: Choice ) => void;
	/** Number of bookings that the write changes. */
	readonly count: number;
	/** The write; null while the server has not said that all of it can be done. */
	readonly write: SeriesWrite | null;
	/** What the rows show, in the server's words; empty while there is no write. */
	readonly seen: string;
	readonly error: ApiError | null;
	readonly retry: () => void;
}

/** Plans a change of a series: its scope, and what happens on each date. Choices hold for every scope. */
export function usePlan( change: SeriesChange, schedule: Schedule ): Plan {
	const [ opened ] = useState( requestId );
	const [ scope, setScope ] = useState( change.scope );
	const [ choices, setChoices ] = useState< Choices >( {} );
	const plain = writeOf( change, scope, NO_EXCEPTIONS );
	const first = useFirst( plain, opened );
	if ( scope === 'following' && isScopeRefused( first ) ) {
		setScope( 'all' );
	}
	const base = useBase( first.check, hasPlaces( change ) );
	const [ clashes, noteClashes ] = useClashes( base, choices );
	const exceptions = base && exceptionsOf( base, choices, clashes );
	const write = exceptions && writeOf( change, scope, exceptions );
	const last = useLast( write, opened );
	noteClashes( last.check );
	const seen = useSeen( first.check, last.check );
	const rows = base && rowsOf( base, last.check, choices, clashes );
	return {
		deed: deedOf( change ),
		scope,
		setScope,
		counts: first.counts,
		past: first.past,
		rows,
		lookedUp: useOptions( plain, clashes, schedule, opened ),
		choose: ( date, choice ) =>
			setChoices( ( before ) => ( { ...before, [ date ]: choice } ) ),
		count: changedIn( rows ).length,
		write: seen !== null && isAllFree( last.check ) ? write : null,
		seen: seen ?? '',
		...failureOf( first.error ? first : last ),
	};
}

/** Returns the lines of the bookings that the write changes. */
export const changedIn = ( rows: readonly PlanRow[] | null ) =>
	rows?.filter( ( { willChange } ) => willChange ) ?? [];

const isAllFree = ( check: SeriesCheck | null ) =>
	check?.dates.every( ( { isFree } ) => isFree ) === true;

const isScopeRefused = ( { error }: Checking ) =>
	error?.fields[ 'scope' ] !== undefined;

const failureOf = ( { error, retry }: Checking ) => ( { error, retry } );

/** Returns the answer to the write without exceptions. Numbers and past dates of the one before stay meanwhile. */
function useFirst( write: SeriesWrite, opened: string ) {
	const { latest, ...checking } = useCheck( write, opened );
	return {
		...checking,
		latest,
		counts: latest?.counts ?? null,
		past: latest?.past ?? [],
	};
}

/** Returns the answer to a write that has not changed for a moment. */
function useLast( write: SeriesWrite | null, opened: string ): Checking {
	const rested = useRested( write );
	const checking = useCheck( rested, opened );
	const isCurrent = write !== null && isSame( rested, write );
	return { ...checking, check: isCurrent ? checking.check : null };
}

/**
 * Returns the plan of both answers; null while there is none. The rows show the first answer, and the write is what the
 * last one is about: if the series has changed between them, both are asked again.
 */
function useSeen(
	first: SeriesCheck | null,
	last: SeriesCheck | null
): string | null {
	const { studioId } = useStudio();
	const cache = useQueryClient();
	const isTorn = first !== null && last !== null && first.plan !== last.plan;
	useEffect( () => {
		if ( isTorn ) {
			void checkAgain( cache, studioId );
		}
	}, [ isTorn, first, last, cache, studioId ] );
	return isTorn ? null : ( ( first && last )?.plan ?? null );
}

/** Returns whether bookings take or leave a place; one with a place of its own is asked about only then. */
const hasPlaces = ( { booking, edit }: SeriesChange ) =>
	edit === null || ! isSamePlace( edit, booking );

function deedOf( { booking, edit }: SeriesChange ): Deed {
	if ( edit === null ) {
		return 'cancel';
	}
	return isSamePlace( edit, booking ) || hasOtherFields( edit, booking )
		? 'change'
		: 'move';
}

const writeOf = (
	{ booking, edit }: SeriesChange,
	scope: SeriesScope,
	exceptions: Exceptions
): SeriesWrite => ( { bookingId: booking.id, edit, scope, ...exceptions } );

function useBase(
	check: SeriesCheck | null,
	isAsked: boolean
): SeriesCheck | null {
	return useMemo(
		() =>
			check && ! isAsked
				? {
						...check,
						dates: check.dates.map( ( one ) => ( {
							...one,
							isApart: false,
						} ) ),
					}
				: check,
		[ check, isAsked ]
	);
}

/** Returns the dates that cannot go along, and a function that adds those of a check. A new first answer starts anew. */
function useClashes( base: SeriesCheck | null, choices: Choices ) {
	const [ held, setHeld ] = useState< {
		readonly base: SeriesCheck | null;
		readonly clashes: Clashes;
	} >( { base: null, clashes: {} } );
	if ( base && held.base !== base ) {
		setHeld( { base, clashes: withClashes( {}, base, {} ) } );
	}
	const { clashes } = held;
	const note = ( result: SeriesCheck | null ) => {
		const next = result ? withClashes( clashes, result, choices ) : clashes;
		if ( next !== clashes ) {
			setHeld( { base, clashes: next } );
		}
	};
	return [ clashes, note ] as const;
}
