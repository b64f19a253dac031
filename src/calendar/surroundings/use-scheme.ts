import { useEffect, useState } from '@wordpress/element';
import { schemeOf, type Scheme } from './scheme';

/** Returns the color scheme, measured at start and when the theme changes with the system's scheme. */
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
