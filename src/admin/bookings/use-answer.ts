import { useEffect, useState } from '@wordpress/element';
import { isAbort, toApiError, type ApiError } from '../../api/api-error';

interface Asked< Answer > {
	/** The last one that came, also while the next is on its way. */
	readonly answer: Answer | null;
	readonly error: ApiError | null;
	readonly isLoading: boolean;
}

/**
 * Asks anew whenever `key` changes; an answer that comes too late is dropped.
 *
 * @param key Null: nothing is asked.
 * @param ask May be another function each time.
 */
export function useAnswer< Answer >(
	key: string | null,
	ask: ( signal: AbortSignal ) => Promise< Answer >
): Asked< Answer > {
	const [ asked, setAsked ] = useState< Asked< Answer > >( {
		answer: null,
		error: null,
		isLoading: key !== null,
	} );
	useEffect( () => {
		if ( key === null ) {
			return undefined;
		}
		const abort = new AbortController();
		setAsked( ( { answer } ) => ( {
			answer,
			error: null,
			isLoading: true,
		} ) );
		ask( abort.signal ).then(
			( answer ) => setAsked( { answer, error: null, isLoading: false } ),
			( error: unknown ) => {
				if ( ! isAbort( error ) ) {
					setAsked( {
						answer: null,
						error: toApiError( error ),
						isLoading: false,
					} );
				}
			}
		);
		return () => abort.abort();
		// eslint-disable-next-line react-hooks/exhaustive-deps -- the key says all that the question depends on.
	}, [ key ] );
	return asked;
}
