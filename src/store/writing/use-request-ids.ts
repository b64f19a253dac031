import { useCallback, useRef } from '@wordpress/element';
import { requestId } from '../request-id';

/** Returns the request ID of a write: the same for the same content, so that trying again does nothing twice. */
export function useRequestIds(): ( request: object ) => string {
	const last = useRef( { content: '', id: '' } );
	return useCallback( ( request ) => {
		const content = JSON.stringify( request );
		if ( last.current.content !== content ) {
			last.current = { content, id: requestId() };
		}
		return last.current.id;
	}, [] );
}
