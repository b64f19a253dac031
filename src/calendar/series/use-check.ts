import {
	keepPreviousData,
	useQuery,
	type QueryClient,
} from '@tanstack/react-query';
import { toApiError, type ApiError } from '../../api/api-error';
import {
	checkSeries,
	type SeriesCancel,
	type SeriesEdit,
} from '../../api/series';
import type { SeriesCheck } from '../../domain/series/series-check';
import { useStudio } from '../studio-context';

export type SeriesWrite = SeriesEdit | SeriesCancel;

/** Key of all checks of a studio's series. */
export const seriesKey = ( studioId: string ) =>
	[ 'series', studioId ] as const;

/** Forgets what checks have said. */
export const checkAgain = ( cache: QueryClient, studioId: string ) =>
	cache.invalidateQueries( { queryKey: seriesKey( studioId ) } );

export interface Checking {
	/** Answer to this write; null until it is there. */
	readonly check: SeriesCheck | null;
	/** The same, or the answer to the one before, meanwhile. */
	readonly latest: SeriesCheck | null;
	readonly error: ApiError | null;
	readonly retry: () => void;
}

/**
 * Asks what a write would make of each booking.
 *
 * @param write  Null asks nothing.
 * @param opened Name of the dialog, whose answers hold no longer than it is open.
 */
export function useCheck(
	write: SeriesWrite | null,
	opened: string
): Checking {
	const { client, studioId } = useStudio();
	const { data, error, isFetching, isPlaceholderData, refetch } = useQuery( {
		queryKey: [ ...seriesKey( studioId ), opened, write ],
		queryFn: () => ( write ? checkSeries( client, write ) : null ),
		enabled: write !== null,
		staleTime: Infinity,
		placeholderData: keepPreviousData,
	} );
	const latest = data ?? null;
	return {
		check: isPlaceholderData || isFetching ? null : latest,
		latest,
		error: error && ! isFetching ? toApiError( error ) : null,
		retry: () => void refetch(),
	};
}
