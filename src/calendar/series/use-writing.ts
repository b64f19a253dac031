import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from '@wordpress/element';
import { toApiError, type ApiError } from '../../api/api-error';
import { writeSeries } from '../../api/series';
import { isOutdated } from '../../api/written';
import { putting } from '../../store/answers';
import { readAgain, useAfterWrite } from '../../store/writing/after-write';
import type { Saved } from '../../store/use-submit';
import { useRequestIds } from '../../store/writing/use-request-ids';
import { useStudio } from '../studio-context';
import { checkAgain, type SeriesWrite } from './use-check';

export interface Writing {
	readonly isBusy: boolean;
	/** Why the last try failed; null before it and while another is under way. */
	readonly failure: ApiError | null;
	/**
	 * Resolves to the result once the server accepted it, to the error, or to null while another is under way.
	 *
	 * @param write
	 * @param ids   IDs of the bookings that it changes.
	 * @param plan  Of the check that the person has seen.
	 */
	readonly save: (
		write: SeriesWrite,
		ids: readonly string[],
		plan: string
	) => Promise< Saved | ApiError | null >;
}

/** Writes to a series. The weeks show the result, or are read again where they may be stale. */
export function useWriting(): Writing {
	const { client, studioId } = useStudio();
	const cache = useQueryClient();
	const afterWrite = useAfterWrite( client, studioId );
	const idOf = useRequestIds();
	// Two presses may happen before the next render.
	const isUnderWay = useRef( false );
	const [ state, setState ] = useState<
		Pick< Writing, 'isBusy' | 'failure' >
	>( { isBusy: false, failure: null } );
	const save: Writing[ 'save' ] = async ( write, ids, plan ) => {
		if ( isUnderWay.current ) {
			return null;
		}
		isUnderWay.current = true;
		setState( { isBusy: true, failure: null } );
		try {
			const requestId = idOf( write );
			const written = await writeSeries( client, write, requestId, plan );
			const changes = write.edit
				? written.bookings.map( putting )
				: ids.map( ( id ) => ( { id, to: () => null } ) );
			void afterWrite( written, changes );
			return { ...written, requestId };
		} catch ( error: unknown ) {
			const failure = toApiError( error );
			isUnderWay.current = false;
			setState( { isBusy: false, failure } );
			if ( isOutdated( failure ) || failure.dates.length > 0 ) {
				void readAgain( cache, studioId );
				void checkAgain( cache, studioId );
			}
			return failure;
		}
	};
	return { ...state, save };
}
