import { useEffect, useState } from '@wordpress/element';
import { isAbort, toApiError, type ApiError } from '../../api/api-error';

interface RequestState< Answer > {
	/** The last one that came, also while the next is on its way. */
	readonly answer: Answer | null;
	readonly error: ApiError | null;
	readonly isLoading: boolean;
}

/**
 * Asks anew whenever `key` changes; an answer that comes too late is dropped.
 *
 * @param key  Null: nothing is sent.
 * @param send May be another function each time.
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
		// eslint-disable-next-line react-hooks/exhaustive-deps -- the key says all that the query depends on.
	}, [ key ] );
	return state;
}
