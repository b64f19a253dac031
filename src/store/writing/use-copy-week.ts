import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from '@wordpress/element';
import { toApiError, type ApiError } from '../../api/api-error';
import type { Client } from '../../api/client';
import { copyWeek, type CopyRequest } from '../../api/copy-week';
import { isOutdated } from '../../api/written';
import { putting } from '../answers';
import { useRequestIds } from './use-request-ids';
import { readAgain, useAfterWrite } from './after-write';
import type { Saved } from '../use-submit';
import { checkKey } from '../use-date-checks';

export interface CopyingWeek {
	readonly isSaving: boolean;
	/** Error of the last try. */
	readonly failure: ApiError | null;
	/**
	 * Resolves to the copies once the calendar has them, or to the error.
	 *
	 * @param request
	 * @param plan    Of the check that the person has seen.
	 */
	readonly copy: (
		request: CopyRequest,
		plan: string
	) => Promise< Saved | ApiError >;
	readonly dismiss: () => void;
}

/** Copies a week. The same request keeps its request ID, so that a retry never copies twice. */
export function useCopyWeek( client: Client, studioId: string ): CopyingWeek {
	const cache = useQueryClient();
	const afterWrite = useAfterWrite( client, studioId );
	const [ isSaving, setSaving ] = useState( false );
	const [ failure, setFailure ] = useState< ApiError | null >( null );
	const idOf = useRequestIds();
	const copy = useCallback(
		async ( request: CopyRequest, plan: string ) => {
			setSaving( true );
			setFailure( null );
			try {
				const requestId = idOf( request );
				const written = await copyWeek(
					client,
					request,
					requestId,
					plan
				);
				await afterWrite( written, written.bookings.map( putting ) );
				return { ...written, requestId };
			} catch ( error: unknown ) {
				const refused = toApiError( error );
				setFailure( refused );
				setSaving( false );
				if ( isOutdated( refused ) ) {
					void readAgain( cache, studioId );
				}
				void cache.invalidateQueries( {
					queryKey: checkKey( studioId ),
				} );
				return refused;
			}
		},
		[ client, cache, studioId, idOf, afterWrite ]
	);
	const dismiss = useCallback( () => setFailure( null ), [] );
	return { isSaving, failure, copy, dismiss };
}
