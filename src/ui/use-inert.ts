import { useLayoutEffect, useRef } from '@wordpress/element';

/** Makes an element inert; React 18 and 19 need the attribute in different forms. */
export function useInert( isInert: boolean ) {
	const element = useRef< HTMLDivElement >( null );
	useLayoutEffect( () => {
		element.current?.toggleAttribute( 'inert', isInert );
	}, [ isInert ] );
	return element;
}
