import { useEffect, useState } from '@wordpress/element';
import { isAbort, toApiError, type ApiError } from '../../api/api-error';

interface RequestState< Answer > {
	/** The last response, also while the next one is loading. */
	readonly answer: Answer | null;
	readonly error: ApiError | null;
	readonly isLoading: boolean;
}

/**
 * Sends a request whenever `key` changes; stale responses are dropped.
 *
 * @param key  Null: nothing is sent.
 * @param send May change on each render.
 */
export function useRequest< Answer >(
	key: string | null,
	send: ( signal: AbortSignal ) => Promise< Answer >
): RequestState< Answer > {
	const [ state, setState ] = useState< RequestState< Answer > >( {
		answer: null,
		error: null,
		isLoading: key !== null,
	} );
	useEffect( () => {
		if ( key === null ) {
			return undefined;
		}
		const abort = new AbortController();
		setState( ( { answer } ) => ( {
			answer,
			error: null,
			isLoading: true,
		} ) );
		send( abort.signal ).then(
			( answer ) => setState( { answer, error: null, isLoading: false } ),
			( error: unknown ) => {
				if ( ! isAbort( error ) ) {
					setState( {
						answer: null,
						error: toApiError( error ),
						isLoading: false,
					} );
				}
			}
		);
		return () => abort.abort();
		// eslint-disable-next-line react-hooks/exhaustive-deps -- the key contains everything that the request depends on.
	}, [ key ] );
	return state;
}
