import { useEffect, useRef } from '@wordpress/element';

/** Returns whether the window that calls it was closed, for what waits for an answer longer than the window is open. */
export function useIsClosed(): { readonly current: boolean } {
	const isClosed = useRef( false );
	useEffect( () => {
		isClosed.current = false;
		return () => {
			isClosed.current = true;
		};
	}, [] );
	return isClosed;
}
