import {
	notifyManager,
	useQueryClient,
	type QueryClient,
} from '@tanstack/react-query';
import { useMemo } from '@wordpress/element';
import type { Client } from '../../api/client';
import { nextAsked } from '../../api/schedule';
import type { Schedule } from '../../domain/booking';
import {
	createActionStore,
	type ActionStore,
	type AfterWrite,
} from '../action-store';
import { answersOf } from '../answers';
import { useAnnounce } from '../use-live';
import { studioKey } from '../week-query';

/** Creates the actions of this session on a studio's bookings; each write reloads every week. */
export const createActions = (
	client: Client,
	studioId: string,
	cache: QueryClient,
	announce: () => void
): ActionStore =>
	createActionStore( client, {
		written: afterWrite( client, studioId, cache, announce ),
		reload: () => void readAgain( cache, studioId ),
	} );

/** Returns a function to run after each write of this session. */
export function useAfterWrite( client: Client, studioId: string ): AfterWrite {
	const cache = useQueryClient();
	const announce = useAnnounce();
	return useMemo(
		() => afterWrite( client, studioId, cache, announce ),
		[ client, studioId, cache, announce ]
	);
}

/**
 * Runs after each write of this session: every week shows it, others are notified, and the range in view is reloaded.
 * Resolves once the change is in the calendar, so that callers never show the old bookings.
 */
const afterWrite =
	(
		client: Client,
		studioId: string,
		cache: QueryClient,
		announce: () => void
	): AfterWrite =>
	( written, changes ) => {
		const { noteWrite } = answersOf( client, studioId );
		noteWrite( written, changes, nextAsked() );
		// Each week passes the filter of `weekQuery` again, which puts the write into it.
		cache.setQueriesData< Schedule >(
			{ queryKey: studioKey( studioId ) },
			( held ) => held
		);
		announce();
		void readAgain( cache, studioId );
		return new Promise< void >( ( resolve ) => {
			notifyManager.schedule( resolve );
		} );
	};

export const readAgain = ( cache: QueryClient, studioId: string ) =>
	cache.invalidateQueries( { queryKey: studioKey( studioId ) } );
