import { useEffect, useState } from '@wordpress/element';
import type { ScreenConfig } from './config';
import { addressOf, readQuestion, type Question } from './question';

type Ask = ( change: Partial< Question > ) => void;

/** The question in the address, and how to change it: another filter or order starts at the first page again. */
export function useQuestion(
	studios: ScreenConfig[ 'studios' ]
): readonly [ Question, Ask ] {
	const read = () => readQuestion( window.location.search, studios );
	const [ question, setQuestion ] = useState( read );
	useEffect( () => {
		const goBack = () => setQuestion( read() );
		window.addEventListener( 'popstate', goBack );
		return () => window.removeEventListener( 'popstate', goBack );
	} );
	const ask: Ask = ( change ) => {
		const next = { ...question, page: 1, ...change };
		window.history.pushState(
			null,
			'',
			addressOf( window.location.href, next )
		);
		setQuestion( next );
	};
	return [ question, ask ];
}
