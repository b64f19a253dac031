import { useEffect, useState } from '@wordpress/element';
import { schemeOf, type Scheme } from './scheme';

/** Measured once, and again when a theme that follows the system's scheme has turned with it. */
export function useScheme( mount: HTMLElement ): Scheme {
	const [ scheme, setScheme ] = useState( () => schemeOf( mount ) );
	useEffect( () => {
		const query = window.matchMedia( '(prefers-color-scheme: dark)' );
		const measure = () => setScheme( schemeOf( mount ) );
		query.addEventListener( 'change', measure );
		return () => query.removeEventListener( 'change', measure );
	}, [ mount ] );
	return scheme;
}
