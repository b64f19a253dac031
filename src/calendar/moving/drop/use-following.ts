import { useQuery } from '@tanstack/react-query';
import { isFollowingOffered } from '../../../api/following';
import type { Schedule } from '../../../domain/booking';
import type { Asking, Lifted } from '../../../domain/moving/states';
import { useStudio } from '../../studio-context';

/** Whether a booking of a series has earlier dates, so that it and the following ones are not all of them. */
export type Following = 'offered' | 'refused' | 'unknown';

/**
 * Asks the server for a booking's place in its series once its card has moved, so that the answer is there at the drop. If it
 * cannot be had, the following ones are offered; the dialog of the series then says what the server says.
 */
export function useFollowing(
	state: Lifted | Asking,
	schedule: Schedule | null
): Following {
	const { client, studioId } = useStudio();
	const { id, seriesId } = state.booking;
	const { data: isOffered, isError } = useQuery( {
		queryKey: [ 'following', studioId, id, schedule?.revision ],
		queryFn: () => isFollowingOffered( client, id ),
		enabled:
			client.isOwn &&
			seriesId !== null &&
			( state.status === 'asking' || state.hasMoved ),
		staleTime: Infinity,
		retry: false,
	} );
	if ( isOffered === false ) {
		return 'refused';
	}
	return isOffered || isError ? 'offered' : 'unknown';
}
