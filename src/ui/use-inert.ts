import { useLayoutEffect, useRef } from '@wordpress/element';

/** Out of reach for keyboard and readers: React 18 and 19 want the attribute in different ways. */
export function useInert( isInert: boolean ) {
	const element = useRef< HTMLDivElement >( null );
	useLayoutEffect( () => {
		element.current?.toggleAttribute( 'inert', isInert );
	}, [ isInert ] );
	return element;
}
