import { useEffect, useState } from '@wordpress/element';
import type { ScreenConfig } from './config';
import {
	addressOf,
	FROM_THE_START,
	readListQuery,
	type ListQuery,
} from './list-query';

type ChangeQuery = ( change: Partial< ListQuery > ) => void;

/** Returns the query in the URL and a function to change it; other filters or another order start at the first page. */
export function useListQuery(
	studios: ScreenConfig[ 'studios' ]
): readonly [ ListQuery, ChangeQuery ] {
	const read = () => readListQuery( window.location.search, studios );
	const [ query, setQuery ] = useState( read );
	useEffect( () => {
		const goBack = () => setQuery( read() );
		window.addEventListener( 'popstate', goBack );
		return () => window.removeEventListener( 'popstate', goBack );
	} );
	const changeQuery: ChangeQuery = ( change ) => {
		const next = { ...query, ...FROM_THE_START, ...change };
		window.history.pushState(
			null,
			'',
			addressOf( window.location.href, next )
		);
		setQuery( next );
	};
	return [ query, changeQuery ];
}
