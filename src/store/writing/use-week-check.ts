import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { toApiError, type ApiError } from '../../api/api-error';
import type { Client } from '../../api/client';
import {
	checkWeek,
	type CopyRequest,
	type WeekCheck,
} from '../../api/copy-week';
import { checkKey } from '../use-date-checks';

export interface WeekCheckState {
	/** The last response; null before the first one. */
	readonly check: WeekCheck | null;
	/** Whether a response for the current request is pending. */
	readonly isChecking: boolean;
	readonly error: ApiError | null;
	readonly retry: () => void;
}

/**
 * Checks each copy of a week on the server.
 *
 * @param client
 * @param request  Null if there is nothing to ask.
 * @param revision The studio's revision; a new one may change the result.
 */
export function useWeekCheck(
	client: Client,
	request: CopyRequest | null,
	revision: number | null
): WeekCheckState {
	const { data, error, isFetching, refetch } = useQuery( {
		queryKey: [
			...checkKey( request?.studioId ),
			'copy',
			client.locale,
			revision,
			request,
		],
		queryFn: request ? () => checkWeek( client, request ) : skipToken,
		placeholderData: keepPreviousData,
		staleTime: 0,
		gcTime: 0,
	} );
	return {
		check: ( request && data ) ?? null,
		isChecking: isFetching,
		error: error && ! isFetching ? toApiError( error ) : null,
		retry: () => void refetch(),
	};
}
