import { useQuery } from '@tanstack/react-query';
import { toApiError, type ApiError } from '../api/api-error';
import { trainerHistory } from '../api/bookings';
import type { Client } from '../api/client';
import type { HistoryEntry } from '../domain/booking';

export type HistoryState =
	| { readonly status: 'loading' }
	| { readonly status: 'ready'; readonly history: readonly HistoryEntry[] }
	| {
			readonly status: 'failed';
			readonly error: ApiError;
			readonly retry: () => void;
	  };

/** Reads a trainer's history on each use. */
export function useTrainerHistory(
	client: Client,
	trainerId: string
): HistoryState {
	const { data, error, isFetching, refetch } = useQuery( {
		queryKey: [ 'history', trainerId ],
		queryFn: () => trainerHistory( client, trainerId ),
		staleTime: 0,
		gcTime: 0,
	} );
	if ( data ) {
		return { status: 'ready', history: data };
	}
	return error && ! isFetching
		? {
				status: 'failed',
				error: toApiError( error ),
				retry: () => void refetch(),
			}
		: { status: 'loading' };
}
