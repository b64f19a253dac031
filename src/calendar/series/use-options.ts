import {
	keepPreviousData,
	useQuery,
	useQueryClient,
	type QueryClient,
} from '@tanstack/react-query';
import type { Client } from '../../api/client';
import { checkSeries, type SeriesEdit } from '../../api/series';
import type { Schedule } from '../../domain/booking';
import type { DateOverride } from '../../domain/booking-form';
import type { Clashes } from '../../domain/series/choices';
import { MAX_OPTIONS, optionsFor } from '../../domain/series/options';
import type { SeriesDate } from '../../domain/series/series-check';
import { isInRange, weekOf, type IsoDate } from '../../domain/time';
import { readWeek, weekKey } from '../../store/week-query';
import { MAX_LOOKED_UP, titleOf } from '../form/repeat/why-not';
import { useStudio } from '../studio-context';
import { seriesKey, type SeriesWrite } from './use-check';

/** What is known of a date that cannot go along. */
export interface LookedUp {
	/** Other rooms and times, which the server has found free. */
	readonly options: readonly DateOverride[];
	/** Title of what is in the way; empty where the visitor may not see it. */
	readonly by: string;
}

export type LookedUpByDate = Readonly< Record< IsoDate, LookedUp > >;

interface Studio {
	readonly client: Client;
	readonly studioId: string;
	readonly schedule: Schedule;
	readonly cache: QueryClient;
	readonly signal: AbortSignal;
}

/**
 * Returns other rooms and times for dates that cannot go along, which the server has found free.
 *
 * @param write    Write without exceptions; one that cancels moves nothing.
 * @param clashes
 * @param schedule The schedule in view; its days are not read again.
 * @param opened   Name of the dialog, whose answers hold no longer than it is open.
 */
export function useOptions(
	write: SeriesWrite,
	clashes: Clashes,
	schedule: Schedule,
	opened: string
): LookedUpByDate {
	const { client, studioId } = useStudio();
	const cache = useQueryClient();
	const taken = Object.values( clashes );
	const { data } = useQuery( {
		queryKey: [
			...seriesKey( studioId ),
			opened,
			'options',
			write,
			taken.map( ( { date } ) => date ),
		],
		queryFn: async ( { signal } ) => {
			const studio = { client, studioId, schedule, cache, signal };
			return isEdit( write ) ? freeOptions( write, taken, studio ) : {};
		},
		enabled: isEdit( write ) && taken.length > 0,
		staleTime: Infinity,
		placeholderData: keepPreviousData,
	} );
	return data ?? {};
}

const isEdit = ( write: SeriesWrite ): write is SeriesEdit =>
	write.edit !== null;

/** Asks the server about the first option of each date, then about the second ones, and so on. */
async function freeOptions(
	write: SeriesEdit,
	taken: readonly SeriesDate[],
	studio: Studio
): Promise< LookedUpByDate > {
	const found: ( LookedUp & { readonly date: IsoDate } )[] = [];
	for ( const one of taken.slice( 0, MAX_LOOKED_UP ) ) {
		found.push( { date: one.date, ...( await lookedUp( one, studio ) ) } );
	}
	const free = new Set< DateOverride >();
	for ( let index = 0; index < MAX_OPTIONS; index++ ) {
		const asked = found.flatMap( ( { date, options } ) => {
			const option = options[ index ];
			return option ? [ [ date, option ] as const ] : [];
		} );
		const overrides = Object.fromEntries( asked );
		for ( const option of await freeOf(
			write,
			taken,
			overrides,
			studio
		) ) {
			free.add( option );
		}
	}
	return Object.fromEntries(
		found.map( ( { date, by, options } ) => [
			date,
			{ by, options: options.filter( ( one ) => free.has( one ) ) },
		] )
	);
}

/** Returns the options that are free if the other taken dates stay where they are. */
async function freeOf(
	write: SeriesEdit,
	taken: readonly SeriesDate[],
	overrides: Readonly< Record< IsoDate, DateOverride > >,
	{ client }: Studio
): Promise< readonly DateOverride[] > {
	if ( Object.keys( overrides ).length === 0 ) {
		return [];
	}
	const { dates } = await checkSeries( client, {
		...write,
		overrides,
		skipDates: taken
			.filter( ( { date, isApart } ) => ! isApart && ! overrides[ date ] )
			.map( ( { date } ) => date ),
	} );
	return dates.flatMap( ( { date, isFree } ) => {
		const option = overrides[ date ];
		return isFree && option ? [ option ] : [];
	} );
}

async function lookedUp(
	{ id, to, conflicts }: SeriesDate,
	{ client, studioId, schedule, cache, signal }: Studio
): Promise< LookedUp > {
	if ( ! to ) {
		return { options: [], by: '' };
	}
	const request = { studioId, range: weekOf( to.date ) };
	const known = isInRange( to.date, schedule.range )
		? schedule
		: cache.getQueryData< Schedule >( weekKey( request ) );
	const { bookings } =
		known ?? ( await readWeek( cache, client, request, signal ) );
	const [ conflict ] = conflicts;
	return {
		options: optionsFor( to, id, bookings, schedule ),
		by: conflict ? titleOf( conflict, { status: 'ready', bookings } ) : '',
	};
}
