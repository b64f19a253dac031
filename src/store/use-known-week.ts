import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from '@wordpress/element';
import type { ScheduleRequest } from '../api/schedule';
import type { Schedule } from '../domain/booking';
import { weekKey } from './week-query';

/** Returns the cached schedule of a range without reading it. */
export function useKnownWeek( request: ScheduleRequest ): Schedule | null {
	const cache = useQueryClient();
	const subscribe = useCallback(
		( onChange: () => void ) => cache.getQueryCache().subscribe( onChange ),
		[ cache ]
	);
	return (
		useSyncExternalStore( subscribe, () =>
			cache.getQueryData< Schedule >( weekKey( request ) )
		) ?? null
	);
}
